import { parsePhoneNumberFromString, validatePhoneNumberLength } from 'libphonenumber-js/min';
import { dialledTelephone } from '@/lib/shared/domain/text/telephone';
import { HOST_COUNTRY } from '@/lib/shared/time/venue-zone';

/** Returns the digits from the country code on. Without a code, Malta's is added. */
export function phoneKey(written: string): string {
  const dialled = dialledTelephone(written);
  const number = parsePhoneNumberFromString(dialled, HOST_COUNTRY);
  if (number?.isPossible()) return number.number.slice(1);
  return (dialled || written).replace(/\D/gu, '').replace(/^00/u, '');
}

/** Returns false if the country is unknown. */
export function hasUsualLength(written: string): boolean {
  return validatePhoneNumberLength(dialledTelephone(written), HOST_COUNTRY) === undefined;
}
