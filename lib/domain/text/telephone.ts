import { plainDigits } from './digits';
import { withoutMarks } from './text';

/** Malta's, for eight digits without a code. */
const HOME = { country: 'MT', code: '356', length: 8 } as const;

/** Elsewhere, a longer number without a sign has its country's code. */
const NATIONAL_LENGTH = 10;

const DIGITS = { least: 6, most: 15 } as const;
/** Copied numbers have odd dashes. */
const USUAL_SIGNS = /^(?:[\s(]*\+)?[\d\s()./\p{Pd}]+$/u;

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

interface Telephone {
  /** "" for too few. */
  digits: string;
  /** Whether the digits begin with a country code. */
  hasCode: boolean;
}

function readTelephone(written: string, countryIso = ''): Telephone {
  const number = plainTelephone(written);
  const isMarked = /^[\s(]*(?:\+|00)/u.test(number);
  // "+44 (0)20": the 0 is only for calls within the country.
  const dialled = isMarked ? number.replace(/\(\s*0\s*\)/u, '') : number;
  const digits = dialled.replace(/\D/gu, '').replace(/^00/u, '');
  const isHome = ['', HOME.country].includes(countryIso.toUpperCase());
  if (digits.length < 5) return { digits: '', hasCode: false };
  if (isMarked) return { digits, hasCode: true };
  if (digits.startsWith('0')) return { digits, hasCode: false };
  if (!isHome) return { digits, hasCode: digits.length > NATIONAL_LENGTH };
  return { digits: digits.length === HOME.length ? HOME.code + digits : digits, hasCode: true };
}

/** "" for no number. National numbers stay so. Without a country, Malta's. */
export function telephoneHref(written: string, countryIso?: string): string {
  const { digits, hasCode } = readTelephone(written, countryIso);
  return digits && `tel:${hasCode ? '+' : ''}${digits}`;
}

/** "" for no number, and for one without a country code. */
export function whatsappHref(
  written: string,
  { text = '', countryIso }: { text?: string; countryIso?: string } = {},
): string {
  const { digits, hasCode } = readTelephone(written, countryIso);
  const query = text && `?text=${encodeURIComponent(text)}`;
  return digits && hasCode ? `https://wa.me/${digits}${query}` : '';
}

/** WhatsApp asks for the receiver. */
export function whatsappTextHref(text: string): string {
  return `https://wa.me/?text=${encodeURIComponent(text)}`;
}

/** "+356 9900 0000" is "99000000". */
export function isSameTelephone(one: string, other: string): boolean {
  const { digits } = readTelephone(one);
  return digits ? digits === readTelephone(other).digits : one.trim() === other.trim();
}
