import { DEFAULT_LOCALE, type LanguageCode, LOCALES, type Locale, PSEUDO_LOCALE } from './locales';

interface Language {
  /** In itself, as its speakers write it. */
  name: string;
  /** Its letters need more room (`app/letters.ts`). */
  isTall?: true;
  /** Who wrote its texts; the footer says so of those by a machine. */
  by: 'persons' | 'machine';
  /** Chrome does not know its days and months, so pages bring them. */
  bringsDates?: true;
  /**
   * "begun" has an address. "whole" stands in the menu too, for nearly all texts are there; in both a
   * text that is missing is English. "complete" was read by somebody who speaks it: search engines
   * may have it, visitors are offered it, and `npm run texts` refuses to lack a text, or to have one
   * that is older than its English.
   */
  state: 'begun' | 'whole' | 'complete';
}

/** The texts are in `messages/<code>`. */
export const LANGUAGES = {
  en: { name: 'English', by: 'persons', state: 'complete' },
  mt: { name: 'Malti', bringsDates: true, by: 'machine', state: 'whole' },
  it: { name: 'Italiano', by: 'machine', state: 'whole' },
  es: { name: 'Español', by: 'machine', state: 'whole' },
  fr: { name: 'Français', by: 'machine', state: 'whole' },
  pt: { name: 'Português', by: 'machine', state: 'whole' },
  ar: { name: 'العربية', isTall: true, by: 'machine', state: 'whole' },
  sr: { name: 'Srpski', by: 'machine', state: 'whole' },
  hi: { name: 'हिन्दी', isTall: true, by: 'machine', state: 'whole' },
  fil: { name: 'Filipino', by: 'machine', state: 'whole' },
  ne: { name: 'नेपाली', isTall: true, by: 'machine', state: 'whole' },
  uk: { name: 'Українська', by: 'machine', state: 'whole' },
} as const satisfies Record<LanguageCode, Language>;

const CODES = Object.keys(LANGUAGES) as LanguageCode[];

/** None of the pseudo-locale. */
const rowOf = (locale: Locale): Language | undefined =>
  locale === PSEUDO_LOCALE ? undefined : LANGUAGES[locale];

/** The pseudo-locale's own is its code. */
export function nameOf(locale: Locale): string {
  return rowOf(locale)?.name ?? locale;
}

/** Those that visitors may choose, in the order of the menu. */
export const CHOOSABLE: readonly LanguageCode[] = CODES.filter(
  (code) => rowOf(code)?.state !== 'begun',
);

/** What search engines may have. A served pseudo-locale counts, so that tests see it all. */
export const COMPLETE: readonly Locale[] = LOCALES.filter(isComplete);

export function isComplete(locale: Locale): boolean {
  return locale === PSEUDO_LOCALE || rowOf(locale)?.state === 'complete';
}

/** Neither English nor made from it letter by letter: its legal pages are English. */
export function isTranslated(locale: Locale): boolean {
  return locale !== DEFAULT_LOCALE && locale !== PSEUDO_LOCALE;
}

export function bringsDates(locale: Locale): boolean {
  return rowOf(locale)?.bringsDates ?? false;
}

export function isTall(locale: Locale): boolean {
  return rowOf(locale)?.isTall ?? false;
}

export function isMachineMade(locale: Locale): boolean {
  return rowOf(locale)?.by === 'machine';
}
