/** Addresses in this language have no prefix. */
export const DEFAULT_LOCALE = 'en';

/**
 * English with accents, 1.4 times as long. It shows layouts that are too narrow and texts that are
 * not translated.
 */
export const PSEUDO_LOCALE = 'en-XA';

/** In the order of the menu. They are not in `languages.ts`, because few pages load that file. */
const CODES = ['en', 'mt', 'it', 'es', 'fr', 'pt-BR', 'ar', 'sr', 'hi', 'fil', 'ne', 'uk'] as const;

/** The codes in `lang` and `hreflang`. "sr" alone would mean Cyrillic. */
const TAGS: Readonly<Record<string, string>> = { sr: 'sr-Latn' };

const RIGHT_TO_LEFT: readonly string[] = ['ar'];

/** For these languages, Chrome knows only plurals, and no dates, numbers or lists. */
const BRINGS_DATES: readonly string[] = ['mt', 'ne'];

export type LanguageCode = (typeof CODES)[number];

export { CODES as LANGUAGE_CODES };

export type Locale = LanguageCode | typeof PSEUDO_LOCALE;

export const ALL_LOCALES: readonly Locale[] = [...CODES, PSEUDO_LOCALE];

/** `PSEUDO_LOCALE=1` adds the pseudo-locale. */
export const LOCALES: readonly Locale[] = ALL_LOCALES.filter(
  (locale) => locale !== PSEUDO_LOCALE || process.env.PSEUDO_LOCALE === '1',
);

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}

/** Returns "it" for "it-CH" and "fil" for "tl". "" if the text is no tag, such as "en_US". */
export function languageOfTag(tag: string): string {
  try {
    return new Intl.Locale(tag).language;
  } catch {
    return '';
  }
}

const BY_LANGUAGE = CODES.map((code) => [languageOfTag(code), code] as const);

/** The language without its country: "pt" is in older addresses, mail, cookies and accounts. */
export const SHORT_CODES = BY_LANGUAGE.filter(([language, code]) => language !== code);

const OF_LANGUAGE = new Map<unknown, LanguageCode>(BY_LANGUAGE);

/** Reads a code, or only the language. */
export function readLocale(value: unknown): Locale | undefined {
  return isLocale(value) ? value : OF_LANGUAGE.get(value);
}

export function tagOf(locale: string): string {
  return TAGS[locale] ?? locale;
}

export function localeOfTag(tag: string | undefined): Locale | undefined {
  return ALL_LOCALES.find((locale) => tagOf(locale) === tag);
}

export function directionOf(locale: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.includes(locale) ? 'rtl' : 'ltr';
}

/**
 * Pages in this language bring the names of days and months. Prices and numbers are as in English.
 */
export function bringsDates(locale: string): boolean {
  return BRINGS_DATES.includes(locale);
}
