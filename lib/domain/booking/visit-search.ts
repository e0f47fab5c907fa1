const MOST_TERMS = 5;
/** Two spellings of a number agree in their last digits: one may lack the country code. */
const LAST_DIGITS = 8;
const PHONE = /^\+?[\d\s()./\p{Pd}]+$/u;
/** From so many digits on, a search is for a number. */
const LEAST_DIGITS = 4;

/**
 * What a search has to find, each somewhere in a visit's name, services, number or id: the end of a
 * telephone number, or words as they were typed. One or two letters have to begin a word.
 */
export function searchTerms(search: string): string[] {
  const digits = search.replace(/\D/gu, '');
  if (PHONE.test(search.trim()) && digits.length >= LEAST_DIGITS) {
    return [digits.slice(-LAST_DIGITS)];
  }
  return search.split(/\s+/u).filter(Boolean).slice(0, MOST_TERMS);
}

/** A term of so many letters may stand anywhere; a shorter one has to begin a word. */
const LEAST_LETTERS_ANYWHERE = 3;

/** What stands before a word, also before the second one of a double name. */
export const WORD_STARTS = [' ', '-'];

/** Whether a term finds only words that begin with it. */
export function isShortTerm(term: string): boolean {
  return [...term].length < LEAST_LETTERS_ANYWHERE;
}

/** Lower case without the marks of Latin letters, as `search_words` of our backend makes it. */
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

/** Whether a visit is what somebody searches for; for hosts that do not search themselves. */
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
