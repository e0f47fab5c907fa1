import { plainAddress } from '@/lib/shared/domain/text/mail-address';

/**
 * For the terms; `authorities` is an address and `languages` are read there (DSA, article 11). Null
 * if not configured.
 */
export type Operator = Record<
  'name' | 'address' | 'registration' | 'authorities' | 'languages',
  string | null
>;

/** Throws for an invalid address, which the page would promise. */
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
