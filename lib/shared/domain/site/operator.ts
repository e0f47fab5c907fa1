import { plainAddress } from '@/lib/shared/domain/text/mail-address';

/**
 * Shown in the terms. `authorities` is an address at which `languages` are read (DSA, article 11).
 * Null if it is not configured.
 */
export type Operator = Record<
  'name' | 'address' | 'registration' | 'authorities' | 'languages',
  string | null
>;

/** Throws for an invalid address, because the page would promise that it works. */
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
