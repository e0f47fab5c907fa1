import { plainDigits } from './digits';
import { withoutMarks } from './text';

/** Malta's, for numbers that are written the way one dials them there: eight digits. */
const HOME_CODE = '356';
const HOME_LENGTH = 8;

const DIGITS = { least: 6, most: 15 } as const;
/** One plus before the digits, and what people write between them; copied numbers bring odd dashes. */
const USUAL_SIGNS = /^[\s(]*\+?[\d\s()./\p{Pd}]+$/u;

/**
 * A number as everybody can read and dial it: with the digits 0 to 9, whichever script it was typed
 * in, and without the invisible marks of direction that phones copy from their address books.
 */
export function plainTelephone(written: string): string {
  return plainDigits(withoutMarks(written).replace(/\uff0b/gu, '+'));
}

/** Whether a text is a telephone number: 6 to 15 digits, not counting "00", and the usual signs (rulings). */
export function isPhoneNumber(written: string): boolean {
  const number = plainTelephone(written);
  const digits = number.replace(/\D/gu, '').replace(/^00/u, '').length;
  return digits >= DIGITS.least && digits <= DIGITS.most && USUAL_SIGNS.test(number);
}

/** The digits of a number with the country code first, or "" when it holds too few to be one. */
function internationalDigits(written: string): string {
  const number = plainTelephone(written);
  const digits = number.replace(/\D/gu, '').replace(/^00/u, '');
  if (digits.length < 5) return '';
  return digits.length === HOME_LENGTH && !number.startsWith('+')
    ? `${HOME_CODE}${digits}`
    : digits;
}

/** The `tel:` address of a number as people write it, or "" for what is none. */
export function telephoneHref(written: string): string {
  const digits = internationalDigits(written);
  return digits ? `tel:+${digits}` : '';
}

/**
 * The address of a WhatsApp chat with a number, or "" for what is none; `text` is what the message
 * begins with.
 */
export function whatsappHref(written: string, text = ''): string {
  const digits = internationalDigits(written);
  const query = text && `?text=${encodeURIComponent(text)}`;
  return digits ? `https://wa.me/${digits}${query}` : '';
}

/** The address at which WhatsApp asks whom to send a text to. */
export function whatsappTextHref(text: string): string {
  return `https://wa.me/?text=${encodeURIComponent(text)}`;
}

/** Whether two numbers as people write them are one: "+356 9900 0000" and "99000000" are. */
export function isSameTelephone(one: string, other: string): boolean {
  const digits = internationalDigits(one);
  return digits ? digits === internationalDigits(other) : one.trim() === other.trim();
}
