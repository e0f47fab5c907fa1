import { foldText } from '@/lib/shared/domain/text/fold';
import { hasUsualSigns, plainTelephone } from '@/lib/shared/domain/text/telephone';

const MOST_TERMS = 5;
/** Only the end of a number is compared, because the country code may be missing. */
const LAST_DIGITS = 8;
/** Fewer digits are searched for like a word. */
const LEAST_DIGITS = 4;

/**
 * Returns words, or the end of a telephone number. Each must be in the visit's name, services,
 * number or id.
 */
export function searchTerms(search: string): string[] {
  const digits = plainTelephone(search).replace(/\D/gu, '');
  if (hasUsualSigns(search) && digits.length >= LEAST_DIGITS) {
    return [digits.slice(-LAST_DIGITS)];
  }
  return search.split(/\s+/u).filter(Boolean).slice(0, MOST_TERMS);
}

/** A shorter term must be the beginning of a word. */
const LEAST_LETTERS_ANYWHERE = 3;

export function isShortTerm(term: string): boolean {
  return [...term].length < LEAST_LETTERS_ANYWHERE;
}

interface Searchable {
  id: string;
  customerName: string;
  customerPhone: string;
  services: readonly { name: string }[];
}

/** Used for hosts that cannot search. */
export function isFound(visit: Searchable, search: string): boolean {
  const { id, customerName, customerPhone, services } = visit;
  const words = [customerName, ...services.map(({ name }) => name), id].join(' ');
  const text = `${foldText(words)} ${plainTelephone(customerPhone).replace(/\D/gu, '')}`;
  const terms = searchTerms(search);
  if (terms.length > 0 && foldText(terms.join(' ')) === '') return false;
  return terms.every((term) =>
    isShortTerm(term) ? ` ${text}`.includes(` ${foldText(term)}`) : text.includes(foldText(term)),
  );
}
