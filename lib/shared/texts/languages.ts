import { DEFAULT_LOCALE, type LanguageCode, LOCALES, type Locale, PSEUDO_LOCALE } from './locales';

interface Language {
  /** The name as its speakers write it. */
  name: string;
  /** Whether its letters need more room (`app/letters.ts`). */
  isTall?: true;
  /** The footer says if a machine translated the texts. */
  by: 'persons' | 'machine';
  /**
   * "begun": the language has an address. "whole": it is in the menu. "complete": it is offered and
   * indexed, and no release may have missing or outdated texts. Before that, a missing text is in
   * English.
   */
  state: 'begun' | 'whole' | 'complete';
}

/** Texts are in `messages/<code>.json`. */
export const LANGUAGES = {
  en: { name: 'English', by: 'persons', state: 'complete' },
  mt: { name: 'Malti', by: 'machine', state: 'whole' },
  it: { name: 'Italiano', by: 'machine', state: 'complete' },
  es: { name: 'Español', by: 'machine', state: 'complete' },
  fr: { name: 'Français', by: 'machine', state: 'complete' },
  'pt-BR': { name: 'Português (Brasil)', by: 'machine', state: 'complete' },
  ar: { name: 'العربية', isTall: true, by: 'machine', state: 'complete' },
  sr: { name: 'Srpski', by: 'machine', state: 'complete' },
  hi: { name: 'हिन्दी', isTall: true, by: 'machine', state: 'complete' },
  fil: { name: 'Filipino', by: 'machine', state: 'complete' },
  ne: { name: 'नेपाली', isTall: true, by: 'machine', state: 'complete' },
  uk: { name: 'Українська', by: 'machine', state: 'complete' },
} as const satisfies Record<LanguageCode, Language>;

const CODES = Object.keys(LANGUAGES) as LanguageCode[];

const rowOf = (locale: Locale): Language | undefined =>
  locale === PSEUDO_LOCALE ? undefined : LANGUAGES[locale];

export function nameOf(locale: Locale): string {
  return rowOf(locale)?.name ?? locale;
}

/** In the menu's order. */
export const CHOOSABLE: readonly LanguageCode[] = CODES.filter(
  (code) => rowOf(code)?.state !== 'begun',
);

/** The languages for search engines. In tests, also the pseudo-locale if it is served. */
export const COMPLETE: readonly Locale[] = LOCALES.filter(isComplete);

export function isComplete(locale: Locale): boolean {
  return locale === PSEUDO_LOCALE || rowOf(locale)?.state === 'complete';
}

/** Also false for the pseudo-locale, because its legal pages are in English. */
export function isTranslated(locale: Locale): boolean {
  return locale !== DEFAULT_LOCALE && locale !== PSEUDO_LOCALE;
}

export function isTall(locale: Locale): boolean {
  return rowOf(locale)?.isTall ?? false;
}

export function isMachineMade(locale: Locale): boolean {
  return rowOf(locale)?.by === 'machine';
}
