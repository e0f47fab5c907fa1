import { isLocale, type LanguageCode } from '@/lib/texts/locales';

/**
 * What people here write and speak, each by its own name: first the languages of the product, then
 * the others by name. The codes are those of ISO 639.
 */
const SPOKEN_LANGUAGES = {
  en: 'English',
  mt: 'Malti',
  it: 'Italiano',
  es: 'Español',
  fr: 'Français',
  pt: 'Português',
  ar: 'العربية',
  sr: 'Srpski',
  hi: 'हिन्दी',
  fil: 'Filipino',
  ne: 'नेपाली',
  uk: 'Українська',
  bs: 'Bosanski',
  cs: 'Čeština',
  de: 'Deutsch',
  el: 'Ελληνικά',
  ff: 'Fulfulde',
  ha: 'Hausa',
  hr: 'Hrvatski',
  hu: 'Magyar',
  ig: 'Igbo',
  ku: 'Kurdî',
  ln: 'Lingála',
  lt: 'Lietuvių',
  nl: 'Nederlands',
  pl: 'Polski',
  ro: 'Română',
  so: 'Soomaali',
  sq: 'Shqip',
  sv: 'Svenska',
  sw: 'Kiswahili',
  tr: 'Türkçe',
  vi: 'Tiếng Việt',
  wo: 'Wolof',
  yo: 'Yorùbá',
  bg: 'Български',
  mk: 'Македонски',
  ru: 'Русский',
  ka: 'ქართული',
  am: 'አማርኛ',
  ti: 'ትግርኛ',
  fa: 'فارسی',
  ur: 'اردو',
  bn: 'বাংলা',
  gu: 'ગુજરાતી',
  ml: 'മലയാളം',
  pa: 'ਪੰਜਾਬੀ',
  si: 'සිංහල',
  ta: 'தமிழ்',
  zh: '中文',
} as const satisfies Record<LanguageCode, string> & Record<string, string>;

export type SpokenLanguage = keyof typeof SPOKEN_LANGUAGES;

// `keys` forgets the names.
export const SPOKEN_CODES = Object.keys(SPOKEN_LANGUAGES) as [SpokenLanguage, ...SpokenLanguage[]];

export function isSpokenLanguage(code: unknown): code is SpokenLanguage {
  return typeof code === 'string' && Object.hasOwn(SPOKEN_LANGUAGES, code);
}

/** By their own names, for a choice. */
export const LANGUAGE_OPTIONS: readonly { value: SpokenLanguage; label: string }[] =
  SPOKEN_CODES.map((value) => ({ value, label: SPOKEN_LANGUAGES[value] }));

/** Those in which the product itself can be read. */
export const READ_OPTIONS = LANGUAGE_OPTIONS.filter(({ value }) => isLocale(value));
