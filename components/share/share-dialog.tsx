'use client';

import { useEffect, useState } from 'react';
import { PageLink } from '@/components/links/page-link';
import { OutsideLink } from '@/components/site/outside-link';
import { ShareButtons } from '@/components/site/share-buttons';
import { buttonVariants } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { headingVariants } from '@/components/ui/heading';
import { IconButton } from '@/components/ui/icon-button';
import { MessageCircle, Printer, X } from '@/components/ui/icons';
import { whatsappTextHref } from '@/lib/domain/text/telephone';
import { useTexts } from '@/lib/texts/use-texts';
import { posterPath } from '@/lib/url/profile-url';
import { QrPicture } from './qr-picture';

interface ShareDialogProps {
  serviceId: string;
  name: string;
  url: string;
  onClose: () => void;
}

export function ShareDialog({ serviceId, name, url, onClose }: ShareDialogProps) {
  const t = useTexts('share.dialog');
  const [isOpen, setIsOpen] = useState(true);
  const close = () => setIsOpen(false);
  useEffect(() => {
    if (!isOpen) onClose();
  }, [isOpen, onClose]);
  return (
    <Dialog open={isOpen} onClose={close} labelledBy="share-title">
      <div>
        <div className="flex items-center justify-between gap-3">
          <h2 className={headingVariants({ size: 'small' })} id="share-title">
            {t('title')}
          </h2>
          <IconButton className="-me-2" aria-label={t('close')} onClick={close}>
            <X />
          </IconButton>
        </div>
        <p className="text-sm text-muted">
          <bdi>{name}</bdi>
        </p>
      </div>
      <ShareButtons url={url} name={name} />
      <p className="text-sm text-muted wrap-anywhere" dir="ltr">
        {url.replace(/^https?:\/\//, '')}
      </p>
      <OutsideLink
        className={buttonVariants({ look: 'secondary', full: true })}
        href={whatsappTextHref(t('whatsappText', { name, url }))}
      >
        <MessageCircle />
        {t('whatsapp')}
      </OutsideLink>
      <figure className="grid justify-items-center gap-2">
        <QrPicture serviceId={serviceId} alt={t('codeAlt')} className="w-52" />
        <figcaption className="text-sm text-muted">{t('code')}</figcaption>
      </figure>
      <PageLink
        className={buttonVariants({ look: 'secondary', full: true })}
        href={posterPath(serviceId)}
      >
        <Printer />
        {t('poster')}
      </PageLink>
    </Dialog>
  );
}
