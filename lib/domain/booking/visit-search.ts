const MOST_TERMS = 5;
/** Only the last digits are compared, because the country code may be missing. */
const LAST_DIGITS = 8;
const PHONE = /^\+?[\d\s()./\p{Pd}]+$/u;
/** From so many digits on, a search is for a number. */
const LEAST_DIGITS = 4;

/**
 * The terms that a visit's name, services, number or id have to contain: words, or the end of a
 * telephone number.
 */
export function searchTerms(search: string): string[] {
  const digits = search.replace(/\D/gu, '');
  if (PHONE.test(search.trim()) && digits.length >= LEAST_DIGITS) {
    return [digits.slice(-LAST_DIGITS)];
  }
  return search.split(/\s+/u).filter(Boolean).slice(0, MOST_TERMS);
}

/** A shorter term has to begin a word. */
const LEAST_LETTERS_ANYWHERE = 3;

/** Also before the second part of a double name. */
export const WORD_STARTS = [' ', '-'];

export function isShortTerm(term: string): boolean {
  return [...term].length < LEAST_LETTERS_ANYWHERE;
}

/** As `search_words` of our backend: lower case without the marks of Latin letters. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/gu, '')
    .toLowerCase();
}

interface Searchable {
  id: string;
  customerName: string;
  customerPhone: string;
  services: readonly { name: string }[];
}

/** For hosts that do not search themselves. */
export function isFound(visit: Searchable, search: string): boolean {
  const { id, customerName, customerPhone, services } = visit;
  const words = [customerName, ...services.map(({ name }) => name), id].join(' ');
  const text = `${fold(words)} ${customerPhone.replace(/\D/gu, '')}`;
  return searchTerms(search).every((term) =>
    isShortTerm(term)
      ? WORD_STARTS.some((before) => ` ${text}`.includes(`${before}${fold(term)}`))
      : text.includes(fold(term)),
  );
}
