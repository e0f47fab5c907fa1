import { nameOf } from '@/lib/shared/texts/languages';
import { LANGUAGE_CODES, type LanguageCode, languageOfTag } from '@/lib/shared/texts/locales';

/** Portuguese counts as one language, whichever country's texts the product has. */
type LanguageOf<Code> = Code extends `${infer Language}-${string}` ? Language : Code;
type ReadLanguage = LanguageOf<LanguageCode>;

/** Languages of people in the host country in which the product has no texts, by ISO 639. */
const OTHER_LANGUAGES = {
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
} as const satisfies Record<string, string> & { [Code in ReadLanguage]?: never };

export type SpokenLanguage = ReadLanguage | keyof typeof OTHER_LANGUAGES;

/** A language by its own name. */
export interface LanguageOption {
  value: SpokenLanguage;
  label: string;
}

/** The languages in which the product itself can be read. */
export const READ_OPTIONS: readonly LanguageOption[] = LANGUAGE_CODES.map((code) => ({
  value: languageOfTag(code) as ReadLanguage,
  label: nameOf(code).replace(/ \(.+\)$/, ''),
}));

export const OTHER_OPTIONS = Object.entries(OTHER_LANGUAGES).map(([value, label]) => ({
  value,
  label,
})) as readonly LanguageOption[];

export const LANGUAGE_OPTIONS = [...READ_OPTIONS, ...OTHER_OPTIONS];

// `map` forgets that the list is not empty.
export const SPOKEN_CODES = LANGUAGE_OPTIONS.map(({ value }) => value) as [
  SpokenLanguage,
  ...SpokenLanguage[],
];

export function isSpokenLanguage(code: unknown): code is SpokenLanguage {
  return SPOKEN_CODES.some((known) => known === code);
}
