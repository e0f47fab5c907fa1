'use client';

import { useEffect, useState } from 'react';
import { PageLink } from '@/components/links/page-link';
import { choicePillVariants } from '@/components/ui/choice-pill';
import { Dialog } from '@/components/ui/dialog';
import { headingVariants } from '@/components/ui/heading';
import { IconButton } from '@/components/ui/icon-button';
import { X } from '@/components/ui/icons';
import { LANGUAGES, OFFERED } from '@/lib/texts/languages';
import { useTexts } from '@/lib/texts/use-texts';
import { languageAddress } from '@/lib/url/language-url';
import { paths } from '@/lib/url/paths';

export function LanguageMenu({ onClose }: { onClose: () => void }) {
  const t = useTexts('site.languages');
  const [isOpen, setIsOpen] = useState(true);
  // The browser gives the focus back when the dialog closes.
  const close = () => setIsOpen(false);
  useEffect(() => {
    if (!isOpen) onClose();
  }, [isOpen, onClose]);
  return (
    <Dialog open={isOpen} onClose={close} labelledBy="language-menu-title">
      <div className="flex items-center justify-between gap-3">
        <h2 className={headingVariants({ size: 'small' })} id="language-menu-title">
          {t('title')}
        </h2>
        <IconButton className="-me-2" aria-label={t('close')} onClick={close}>
          <X />
        </IconButton>
      </div>
      <ul className="flex flex-wrap gap-2">
        {OFFERED.map((code) => (
          <li key={code}>
            <a
              className={choicePillVariants()}
              href={languageAddress(code)}
              referrerPolicy="same-origin"
              lang={code}
              aria-current={code === t.locale || undefined}
            >
              {LANGUAGES[code].name}
            </a>
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">
        {t.rich('note', {
          link: (chunks) => <PageLink href={paths.contact}>{chunks}</PageLink>,
        })}
      </p>
    </Dialog>
  );
}
