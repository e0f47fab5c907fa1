/** Letters without a normal form, and Arabic ones written for each other. */
const LETTERS = new Map(
  [...'ħđøłɛɔŋɓɗƙəıŧٱةىکی'].map((one, at) => [one, [...'hdoleonbdkeitاهيكي'][at]]),
);

const MARKS =
  /[\u0300-\u036f\u0610-\u061a\u064b-\u065f\u0670\u0640\u093c\u200b-\u200f\u2060\ufeff'`’‘ʼ´]/gu;

/** As `search_words` and, for the languages of the product, `fold_text` in the database. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(/\p{L}/gu, (letter) => LETTERS.get(letter) ?? letter)
    .replaceAll('ß', 'ss')
    .replaceAll('æ', 'ae')
    .replaceAll('œ', 'oe')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}
