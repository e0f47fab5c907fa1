/** Of addresses without a prefix. */
export const DEFAULT_LOCALE = 'en';

/** English in accents and 1.4 times as long, to find layouts and texts that would not translate. */
export const PSEUDO_LOCALE = 'en-XA';

/** The texts of all but the pseudo-locale are in `messages/<code>`. */
export const ALL_LOCALES = [
  DEFAULT_LOCALE,
  PSEUDO_LOCALE,
  // Codes like "mt" or "pt-BR".
] as const;

export type Locale = (typeof ALL_LOCALES)[number];

/** `PSEUDO_LOCALE=1` adds the pseudo-locale for tests. */
export const LOCALES: readonly Locale[] = ALL_LOCALES.filter(
  (locale) => locale !== PSEUDO_LOCALE || process.env.PSEUDO_LOCALE === '1',
);

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}

const RIGHT_TO_LEFT = new Set(['ar', 'fa', 'he', 'ur']);

export function directionOf(locale: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.has(locale.split('-')[0] ?? '') ? 'rtl' : 'ltr';
}
