import { plainDigits } from './digits';

/** Letters without a normal form, and Arabic letters that people write in place of each other. */
const LETTERS = new Map(
  [...'ħđøłɛɔŋɓɗƙəıŧґٱةىکی'].map((one, at) => [one, [...'hdoleonbdkeitгاهيكي'][at]]),
);

const MARKS =
  /[\u0300-\u036f\u0610-\u061a\u064b-\u065f\u0670\u0640\u093c\u200b-\u200f\u2060\ufeff'`’‘ʼ´]/gu;

/** For words like "हिन्दी", which is also written "हिंदी". */
const NASALS = /ँ|[ङञणनम]\u094d(?=[क-घच-झट-ढत-धप-भ])/gu;
/** For words like "دعاء", which is also said and written "دعا". */
const LAST_HAMZA = /([\u0620-\u064a]{2}ا)ء(?![\u0620-\u064a])/gu;

/**
 * Does the same as `search_words` in the database and, for the languages of the product, as
 * `fold_text`.
 */
export function foldText(text: string): string {
  return plainDigits(text.normalize('NFKD'))
    .replace(MARKS, '')
    .toLowerCase()
    .replace(/\p{L}/gu, (letter) => LETTERS.get(letter) ?? letter)
    .replace(NASALS, 'ं')
    .replace(LAST_HAMZA, '$1')
    .replaceAll('ß', 'ss')
    .replaceAll('æ', 'ae')
    .replaceAll('œ', 'oe')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}
