import type { CSSProperties } from 'react';
import { isTall } from '@/lib/shared/texts/languages';
import type { Locale } from '@/lib/shared/texts/locales';

/**
 * For scripts whose letters are joined or hang from a line. They need more height and keep their
 * letter spacing. The styles are in the page, so that other languages do not load them.
 */
const TALL = {
  '--tracking-display': '0',
  '--tracking-name': '0',
  '--lh-xs': '1.3125rem',
  '--lh-sm': '1.5rem',
  '--lh-md': '1.75rem',
  '--lh-lg': '2rem',
  '--lh-2xl': '1.4',
  '--lh-3xl': '1.3',
  '--lh-hero': '1.22',
};

export function lettersOf(locale: Locale): CSSProperties | undefined {
  // React's types know no custom properties.
  return isTall(locale) ? (TALL as CSSProperties) : undefined;
}
