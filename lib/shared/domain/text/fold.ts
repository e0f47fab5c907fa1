import { plainDigits } from './digits';

/** Letters without a normal form, and Arabic ones written for each other. */
const LETTERS = new Map(
  [...'ħđøłɛɔŋɓɗƙəıŧґٱةىکی'].map((one, at) => [one, [...'hdoleonbdkeitгاهيكي'][at]]),
);

const MARKS =
  /[\u0300-\u036f\u0610-\u061a\u064b-\u065f\u0670\u0640\u093c\u200b-\u200f\u2060\ufeff'`’‘ʼ´]/gu;

/** As in "हिन्दी", which is written "हिंदी" as well. */
const NASALS = /ँ|[ङञणनम]\u094d(?=[क-घच-झट-ढत-धप-भ])/gu;
/** As in "دعاء", which is said and written "دعا" as well. */
const LAST_HAMZA = /([\u0620-\u064a]{2}ا)ء(?![\u0620-\u064a])/gu;

/** As `search_words` and, for the languages of the product, `fold_text` in the database. */
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
