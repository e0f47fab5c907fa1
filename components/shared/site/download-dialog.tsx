'use client';

import { useEffect, useState } from 'react';
import { PageForm } from '@/components/shared/links/page-form';
import { usePageRouter } from '@/components/shared/links/use-page-router';
import { buttonVariants } from '@/components/shared/ui/button';
import { Dialog } from '@/components/shared/ui/dialog';
import { headingVariants } from '@/components/shared/ui/heading';
import { IconButton } from '@/components/shared/ui/icon-button';
import { Smartphone, X } from '@/components/shared/ui/icons';
import { product } from '@/lib/shared/product';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { paths } from '@/lib/shared/url/paths';
import { OutsideLink } from './outside-link';

interface DownloadDialogProps {
  /**
   * Called once the dialog is closed. Left out on the dialog's own page, which opens without
   * scripts and leads home.
   */
  onClose?: () => void;
}

export function DownloadDialog({ onClose }: DownloadDialogProps) {
  const t = useTexts('site.download');
  const actions = useTexts('ui.actions');
  const router = usePageRouter();
  const [isOpen, setIsOpen] = useState(true);
  useEffect(() => {
    if (!isOpen) onClose?.();
  }, [isOpen, onClose]);

  function close() {
    setIsOpen(false);
    if (!onClose) router.replace(paths.home);
  }

  return (
    <Dialog open={isOpen} openOnLoad={!onClose} onClose={close} labelledBy="download-title">
      <div className="flex items-start justify-between gap-3">
        <div className="flex items-center gap-4">
          <AppIcon />
          <div>
            <h2 id="download-title" className={headingVariants({ size: 'medium' })}>
              {t('title')}
            </h2>
            <p className="text-sm text-muted" translate="no">
              {product.name}
            </p>
          </div>
        </div>
        <PageForm
          action={paths.home}
          onSubmit={(event) => {
            event.preventDefault();
            close();
          }}
        >
          <IconButton className="-me-2 -mt-1" type="submit" aria-label={actions('close')}>
            <X />
          </IconButton>
        </PageForm>
      </div>
      <p>{t('choose')}</p>
      <div className="grid gap-3 sm:grid-cols-[1fr_1fr]">
        <OutsideLink
          className={buttonVariants({ size: 'large' })}
          href={product.stores.android}
          onClick={close}
        >
          <Smartphone />
          {t('android')}
        </OutsideLink>
        <OutsideLink
          className={buttonVariants({ size: 'large' })}
          href={product.stores.ios}
          onClick={close}
        >
          <Smartphone />
          {t('ios')}
        </OutsideLink>
      </div>
    </Dialog>
  );
}

function AppIcon() {
  return (
    <svg viewBox="0 0 56 56" width="56" height="56" aria-hidden="true">
      <rect width="56" height="56" rx="14" fill="var(--brand-marigold)" />
      <g transform="translate(10.6 10.6) scale(.725)">
        <path
          fill="var(--brand-cypress)"
          d="M4 23.5V21C4 11.6 11.6 4 21 4s17 7.6 17 17v2.5H27V21a6 6 0 0 0-12 0v2.5Z"
        />
        <path fill="var(--brand-hibiscus)" d="M10 27h34c0 9.4-7.6 17-17 17S10 36.4 10 27Z" />
      </g>
    </svg>
  );
}
