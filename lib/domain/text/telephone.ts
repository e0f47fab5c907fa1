import { plainDigits } from './digits';
import { withoutMarks } from './text';

/** Malta's, for eight digits without a code. */
const HOME_CODE = '356';
const HOME_LENGTH = 8;

const DIGITS = { least: 6, most: 15 } as const;
/** Copied numbers have odd dashes. */
const USUAL_SIGNS = /^[\s(]*\+?[\d\s()./\p{Pd}]+$/u;

/** Without other scripts' digits and copied invisible marks. */
export function plainTelephone(written: string): string {
  return plainDigits(withoutMarks(written).replace(/\uff0b/gu, '+'));
}

/** 6 to 15 digits, not counting "00", with usual signs (rulings). */
export function isPhoneNumber(written: string): boolean {
  const number = plainTelephone(written);
  const digits = number.replace(/\D/gu, '').replace(/^00/u, '').length;
  return digits >= DIGITS.least && digits <= DIGITS.most && USUAL_SIGNS.test(number);
}

/** With country code; "" for too few. */
function internationalDigits(written: string): string {
  const number = plainTelephone(written);
  const digits = number.replace(/\D/gu, '').replace(/^00/u, '');
  if (digits.length < 5) return '';
  return digits.length === HOME_LENGTH && !number.startsWith('+')
    ? `${HOME_CODE}${digits}`
    : digits;
}

/** "" for no number. */
export function telephoneHref(written: string): string {
  const digits = internationalDigits(written);
  return digits ? `tel:+${digits}` : '';
}

/** "" for no number. */
export function whatsappHref(written: string, text = ''): string {
  const digits = internationalDigits(written);
  const query = text && `?text=${encodeURIComponent(text)}`;
  return digits ? `https://wa.me/${digits}${query}` : '';
}

/** WhatsApp asks for the receiver. */
export function whatsappTextHref(text: string): string {
  return `https://wa.me/?text=${encodeURIComponent(text)}`;
}

/** "+356 9900 0000" is "99000000". */
export function isSameTelephone(one: string, other: string): boolean {
  const digits = internationalDigits(one);
  return digits ? digits === internationalDigits(other) : one.trim() === other.trim();
}
