import { parsePhoneNumberFromString, validatePhoneNumberLength } from 'libphonenumber-js/min';
import { dialledTelephone } from '@/lib/shared/domain/text/telephone';
import { HOST_COUNTRY } from '@/lib/shared/time/venue-zone';

/** Digits from the country code on; without one, Malta's. */
export function phoneKey(written: string): string {
  const dialled = dialledTelephone(written);
  const number = parsePhoneNumberFromString(dialled, HOST_COUNTRY);
  if (number?.isPossible()) return number.number.slice(1);
  return (dialled || written).replace(/\D/gu, '').replace(/^00/u, '');
}

/** False for an unknown country. */
export function hasUsualLength(written: string): boolean {
  return validatePhoneNumberLength(dialledTelephone(written), HOST_COUNTRY) === undefined;
}
