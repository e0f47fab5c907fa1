import { parsePhoneNumberFromString, validatePhoneNumberLength } from 'libphonenumber-js/min';
import { HOST_COUNTRY } from '@/lib/time/venue-zone';

/**
 * One telephone number, however it is written: its digits from the country code on. A number without
 * one is taken for Malta's; what is no number of any country is known by its digits.
 */
export function phoneKey(written: string): string {
  const number = parsePhoneNumberFromString(written, HOST_COUNTRY);
  if (number?.isPossible()) return number.number.slice(1);
  return written.replace(/\D/gu, '').replace(/^00/u, '');
}

/**
 * Whether a number has as many digits as those of its country have. A number without a country code is
 * taken for Malta's; one whose country is not known counts as unusual.
 */
export function hasUsualLength(written: string): boolean {
  return validatePhoneNumberLength(written, HOST_COUNTRY) === undefined;
}
