import { formatsOf } from '@/lib/shared/time/format';

/** Chrome does not know that Maltese ċ, ġ, għ, ħ and ż come before c, g, h, i and z. */
const MALTESE: Readonly<Record<string, string>> = {
  ċ: 'bzz',
  ġ: 'fzz',
  għ: 'gzzz',
  ħ: 'hzz',
  ż: 'yzz',
};

const maltese = (words: string) =>
  words.toLowerCase().replaceAll(/għ|[ċġħż]/g, (letter) => MALTESE[letter] ?? letter);

export function compareNames(one: string, other: string, locale: string): number {
  if (locale === 'mt') return maltese(one).localeCompare(maltese(other), 'en');
  return one.localeCompare(other, formatsOf(locale));
}
