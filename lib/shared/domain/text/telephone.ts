import { plainDigits } from './digits';
import { withoutMarks } from './text';

/** Malta's numbers: eight digits without a code. */
const HOME = { country: 'MT', code: '356', length: 8 } as const;

/** In other countries, a longer number without "+" includes the country code. */
const NATIONAL_LENGTH = 11;

const COUNTRY_CODE = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/u;
/**
 * Numbers of these countries may begin with a 0, or the code belongs to no country. Elsewhere, a 0
 * after the code is only for calls within the country: "+44 (0)20".
 */
const WITH_ZERO = /^(?:39|225|229|24[12]|378|8(?:00|08|70|78|8[1-38])|979)$/u;

const DIGITS = { least: 6, most: 15 } as const;
/** Numbers that were copied may have unusual dashes. */
const USUAL_SIGNS = /^(?:[\s(]*\+)?[\d\s()./\p{Pd}]+$/u;

/** Changes digits of other scripts, and removes invisible marks that were copied. */
export function plainTelephone(written: string): string {
  return plainDigits(withoutMarks(written).replace(/\uff0b/gu, '+'));
}

/** Whether the text looks like a number, of any length. */
export function hasUsualSigns(written: string): boolean {
  return USUAL_SIGNS.test(plainTelephone(written));
}

/** Whether it has 6 to 15 digits, not counting "00", and only usual signs (rulings). */
export function isPhoneNumber(written: string): boolean {
  const number = plainTelephone(written);
  const digits = digitsOf(number).length;
  return digits >= DIGITS.least && digits <= DIGITS.most && hasUsualSigns(number);
}

/** Leaves out brackets before the number and anything after it. */
const NUMBER = /(?:\+[\s(]*)?\d[\d\s()./\p{Pd}]*/gu;
/** What may separate two numbers: "2123 4567 / 9912 3456". */
const BETWEEN = /\s*\/\s*|\s+\p{Pd}\s+|\s{2,}|\n/u;
const LEAST_DIALLED = 5;

function digitsOf(number: string): string {
  return number.replace(/\D/gu, '').replace(/^00/u, '');
}

/** Returns the numbers as they are written, in order. */
export function numbersIn(text: string): string[] {
  const found = plainTelephone(text).match(NUMBER) ?? [];
  return found.flatMap((run) => {
    const parts = digitsOf(run).length > DIGITS.most ? run.split(BETWEEN) : [run];
    return parts.filter((part) => {
      const { length } = digitsOf(part);
      return length >= LEAST_DIALLED && length <= DIGITS.most;
    });
  });
}

/**
 * Returns the number as it is dialled: "+35621234567", or "0207946001" without a country code. ""
 * if it is no number. By default the country is Malta.
 */
export function dialledTelephone(written: string, countryIso = ''): string {
  const [number] = numbersIn(written);
  if (number === undefined) return '';
  const digits = digitsOf(number);
  if (/^(?:\+|00)/u.test(number)) return `+${withoutTrunkZero(digits)}`;
  if (digits.startsWith('0')) return digits;
  const isHome = ['', HOME.country].includes(countryIso.toUpperCase());
  if (!isHome) return digits.length > NATIONAL_LENGTH ? `+${digits}` : digits;
  if (digits.length === HOME.length) return `+${HOME.code}${digits}`;
  const hasCode = digits.startsWith(HOME.code) && digits.length === HOME.code.length + HOME.length;
  return hasCode ? `+${digits}` : digits;
}

function withoutTrunkZero(digits: string): string {
  const code = COUNTRY_CODE.exec(digits)?.[0] ?? '';
  const rest = digits.slice(code.length);
  return WITH_ZERO.test(code) ? digits : code + rest.replace(/^0/u, '');
}

/**
 * Returns "" if it is no number. A national number stays national. By default the country is Malta.
 */
export function telephoneHref(written: string, countryIso?: string): string {
  const dialled = dialledTelephone(written, countryIso);
  return dialled && `tel:${dialled}`;
}

/** Returns "" if it is no number, or has no country code. */
export function whatsappHref(
  written: string,
  { text = '', countryIso }: { text?: string; countryIso?: string } = {},
): string {
  const dialled = dialledTelephone(written, countryIso);
  const query = text && `?text=${encodeURIComponent(text)}`;
  return dialled.startsWith('+') ? `https://wa.me/${dialled.slice(1)}${query}` : '';
}

/** The link names no receiver: WhatsApp asks for one. */
export function whatsappTextHref(text: string): string {
  return `https://wa.me/?text=${encodeURIComponent(text)}`;
}

/** For example, "+356 9900 0000" and "99000000" are the same. */
export function isSameTelephone(one: string, other: string): boolean {
  const [dialled, otherDialled] = [one, other].map((written) =>
    dialledTelephone(written).replace('+', ''),
  );
  return dialled ? dialled === otherDialled : one.trim() === other.trim();
}
