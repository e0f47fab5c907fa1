'use client';

import { useEffect, useRef } from 'react';
import { IconButton } from '@/components/shared/ui/icon-button';
import { Languages, X } from '@/components/shared/ui/icons';
import { textLinkVariants } from '@/components/shared/ui/text-link';
import { directionOf, tagOf } from '@/lib/shared/texts/locales';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { languageAddress } from '@/lib/shared/url/language-url';

/**
 * "Leggi in italiano", in the language that it offers. At the end of the window, where it moves
 * nothing that is being read.
 */
export function LanguageBar({ onClose }: { onClose: () => void }) {
  const t = useTexts('site.languages');
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!bar.current) return;
    const { style } = document.documentElement;
    // Bars at the end of the window and the end of the page stand above it.
    const observer = new ResizeObserver(([entry]) => {
      const [size] = entry?.borderBoxSize ?? [];
      style.setProperty('--language-bar', `${size?.blockSize ?? 0}px`);
    });
    observer.observe(bar.current);
    return () => {
      observer.disconnect();
      style.removeProperty('--language-bar');
    };
  }, []);
  return (
    <section
      ref={bar}
      className="fixed inset-x-0 bottom-0 z-sticky flex items-center gap-3 border-t border-line bg-surface px-gutter pb-[env(safe-area-inset-bottom)] print:hidden"
      aria-label={t('readHere')}
      lang={tagOf(t.locale)}
      dir={directionOf(t.locale)}
    >
      <Languages />
      <a
        className={textLinkVariants()}
        href={languageAddress(t.locale)}
        referrerPolicy="same-origin"
      >
        {t('readHere')}
      </a>
      <IconButton className="ms-auto" aria-label={t('close')} onClick={onClose}>
        <X />
      </IconButton>
    </section>
  );
}
