/** The language of addresses without a prefix. */
export const DEFAULT_LOCALE = 'en';

/** English in accents and 1.4 times as long, to find texts and layouts that would not translate. */
export const PSEUDO_LOCALE = 'en-XA';

/** Every language, a row each. The texts of all but the pseudo-locale are in `messages/<code>`. */
export const ALL_LOCALES = [
  DEFAULT_LOCALE,
  PSEUDO_LOCALE,
  // A code of the kind "mt" or "pt-BR".
] as const;

export type Locale = (typeof ALL_LOCALES)[number];

/** What this process serves; the pseudo-locale with `PSEUDO_LOCALE=1`, for development and tests. */
export const LOCALES: readonly Locale[] = ALL_LOCALES.filter(
  (locale) => locale !== PSEUDO_LOCALE || process.env.PSEUDO_LOCALE === '1',
);

/** Whether a value, for example a segment of an address, is a language that is served. */
export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}

const RIGHT_TO_LEFT = new Set(['ar', 'fa', 'he', 'ur']);

/** The direction in which a language is written, as `<html dir>` takes it. */
export function directionOf(locale: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.has(locale.split('-')[0] ?? '') ? 'rtl' : 'ltr';
}
