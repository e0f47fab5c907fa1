import { useEffect, useRef } from 'react';
import type { Locale } from '@/lib/shared/texts/locales';
import { useLocale } from '@/lib/shared/texts/use-texts';
import { isPlainClick } from './plain-click';

/** For server-rendered links with `data-opens`, which work if `open` fails. */
export function useOpeningLinks(
  name: string,
  open: (locale: Locale, link: HTMLAnchorElement) => Promise<void>,
): void {
  const locale = useLocale();
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  useEffect(() => {
    function onClick(event: MouseEvent) {
      const link =
        event.target instanceof Element && event.target.closest(`a[data-opens="${name}"]`);
      if (!(link instanceof HTMLAnchorElement) || !isPlainClick(event)) return;
      event.preventDefault();
      latest.current(locale, link).catch(() => location.assign(link.href));
    }
    // Captured, before React's links navigate.
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, [name, locale]);
}
