import { DEFAULT_LOCALE, PSEUDO_LOCALE } from '@/lib/texts/locales';

/** Chrome does not know that Maltese ċ, ġ, ż precede c, g, z, and ħ follows h. */
const MALTESE: Readonly<Record<string, string>> = { ċ: 'bzz', ġ: 'fzz', ħ: 'hzz', ż: 'yzz' };

const maltese = (words: string) =>
  words.toLowerCase().replaceAll(/[ċġħż]/g, (letter) => MALTESE[letter] ?? letter);

export function compareNames(one: string, other: string, locale: string): number {
  if (locale === 'mt') return maltese(one).localeCompare(maltese(other), 'en');
  return one.localeCompare(other, locale === PSEUDO_LOCALE ? DEFAULT_LOCALE : locale);
}
