import { directionOf } from './locales';

type Part = string | null | undefined | false;

const isRightToLeft = (locale: string) => directionOf(locale) === 'rtl';

/** Includes the space after it. */
export function commaOf(locale: string): string {
  return isRightToLeft(locale) ? '، ' : ', ';
}

/** Used between parts that may hold commas. */
export function semicolonOf(locale: string): string {
  return isRightToLeft(locale) ? '؛ ' : '; ';
}

/** Used after a sentence that ends with names or links. Hindi ends such a sentence like English. */
export function fullStopOf(locale: string): string {
  return locale === 'ne' ? '।' : '.';
}

/** Leaves out empty parts. */
export function withCommas(parts: readonly Part[], locale: string): string {
  return parts.filter(Boolean).join(commaOf(locale));
}

/** Next to Arabic letters, prices and times would be shown in the wrong order. */
export function leftToRight(text: string, locale: string): string {
  return isRightToLeft(locale) ? `\u2066${text}\u2069` : text;
}

/** Hebrew, Arabic and their neighbours. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;

/** Keeps the direction of a text where there can be no element. An empty text stays empty. */
export function asWritten(text: string, locale: string): string {
  const mayTurn = isRightToLeft(locale) || RIGHT_TO_LEFT.test(text);
  return text && mayTurn ? `\u2068${text}\u2069` : text;
}

/** Does the same as `Names` on pages: "Braids; wash, cut". */
export function namesInText(names: readonly string[], locale: string): string {
  return names.map((name) => asWritten(name, locale)).join(semicolonOf(locale));
}
