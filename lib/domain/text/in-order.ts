/** Chrome does not know that ċ, ġ and ż stand before c, g and z in Maltese, and ħ behind h. */
const MALTESE: Readonly<Record<string, string>> = { ċ: 'bzz', ġ: 'fzz', ħ: 'hzz', ż: 'yzz' };

const maltese = (words: string) =>
  words.toLowerCase().replaceAll(/[ċġħż]/g, (letter) => MALTESE[letter] ?? letter);

/** Where `one` stands in a list of names, as in a dictionary of the language. */
export function compareNames(one: string, other: string, locale: string): number {
  if (locale === 'mt') return maltese(one).localeCompare(maltese(other), 'en');
  return one.localeCompare(other, locale === 'en-XA' ? 'en' : locale);
}
