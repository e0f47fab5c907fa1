import { plainAddress } from '@/lib/domain/text/mail-address';

/**
 * Who runs the site, as the terms name them, with the address that authorities write to (DSA, article
 * 11) and the languages that are read there; null for what is not configured.
 */
export type Operator = Record<
  'name' | 'address' | 'registration' | 'authorities' | 'languages',
  string | null
>;

/** Throws for an address that nobody could write to: the page would promise what is not there. */
export function operatorFrom(
  configured: Partial<Record<keyof Operator, string | undefined>>,
): Operator {
  const read = (fact: keyof Operator) => configured[fact]?.trim() || null;
  const authorities = read('authorities');
  if (authorities !== null && plainAddress(authorities) === null) {
    throw new RangeError('OPERATOR_AUTHORITIES_EMAIL: one plain e-mail address');
  }
  return {
    name: read('name'),
    address: read('address'),
    registration: read('registration'),
    authorities,
    languages: read('languages'),
  };
}
