import { isLocale, type LanguageCode } from '@/lib/texts/locales';

/** ISO 639 codes: the product's languages, then others by name. */
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

// `keys` forgets names.
export const SPOKEN_CODES = Object.keys(SPOKEN_LANGUAGES) as [SpokenLanguage, ...SpokenLanguage[]];

export function isSpokenLanguage(code: unknown): code is SpokenLanguage {
  return typeof code === 'string' && Object.hasOwn(SPOKEN_LANGUAGES, code);
}

export const LANGUAGE_OPTIONS: readonly { value: SpokenLanguage; label: string }[] =
  SPOKEN_CODES.map((value) => ({ value, label: SPOKEN_LANGUAGES[value] }));

/** The product's. */
export const READ_OPTIONS = LANGUAGE_OPTIONS.filter(({ value }) => isLocale(value));
