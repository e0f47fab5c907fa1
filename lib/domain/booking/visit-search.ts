const MOST_TERMS = 5;
/** The country code may be missing. */
const LAST_DIGITS = 8;
const PHONE = /^\+?[\d\s()./\p{Pd}]+$/u;
/** From so many on, a number is searched. */
const LEAST_DIGITS = 4;

/**
 * Words, or a telephone number's end, that a visit's name, services, number or id has to contain.
 */
export function searchTerms(search: string): string[] {
  const digits = search.replace(/\D/gu, '');
  if (PHONE.test(search.trim()) && digits.length >= LEAST_DIGITS) {
    return [digits.slice(-LAST_DIGITS)];
  }
  return search.split(/\s+/u).filter(Boolean).slice(0, MOST_TERMS);
}

/** Shorter terms have to begin a word. */
const LEAST_LETTERS_ANYWHERE = 3;

export function isShortTerm(term: string): boolean {
  return [...term].length < LEAST_LETTERS_ANYWHERE;
}

/** Letters without a normal form, and Arabic ones written for each other. */
const LETTERS = new Map(
  [...'ħđøłɛɔŋɓɗƙəıŧٱةىکی'].map((one, at) => [one, [...'hdoleonbdkeitاهيكي'][at]]),
);

const MARKS =
  /[\u0300-\u036f\u0610-\u061a\u064b-\u065f\u0670\u0640\u093c\u200b-\u200f\u2060\ufeff'`’‘ʼ´]/gu;

/** As `search_words` in the database. */
function fold(text: string): string {
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

interface Searchable {
  id: string;
  customerName: string;
  customerPhone: string;
  services: readonly { name: string }[];
}

/** For hosts that do not search. */
export function isFound(visit: Searchable, search: string): boolean {
  const { id, customerName, customerPhone, services } = visit;
  const words = [customerName, ...services.map(({ name }) => name), id].join(' ');
  const text = `${fold(words)} ${customerPhone.replace(/\D/gu, '')}`;
  const terms = searchTerms(search);
  if (terms.length > 0 && fold(terms.join(' ')) === '') return false;
  return terms.every((term) =>
    isShortTerm(term) ? ` ${text}`.includes(` ${fold(term)}`) : text.includes(fold(term)),
  );
}
