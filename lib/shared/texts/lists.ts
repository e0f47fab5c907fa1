import { directionOf } from './locales';

type Part = string | null | undefined | false;

const isRightToLeft = (locale: string) => directionOf(locale) === 'rtl';

/** With the space behind it. */
export function commaOf(locale: string): string {
  return isRightToLeft(locale) ? '، ' : ', ';
}

/** Between parts that may have commas. */
export function semicolonOf(locale: string): string {
  return isRightToLeft(locale) ? '؛ ' : '; ';
}

/** Behind a sentence that ends with names or links, which Hindi ends as English does. */
export function fullStopOf(locale: string): string {
  return locale === 'ne' ? '।' : '.';
}

/** Without empty parts. */
export function withCommas(parts: readonly Part[], locale: string): string {
  return parts.filter(Boolean).join(commaOf(locale));
}

/** Arabic letters would turn prices and times round. */
export function leftToRight(text: string, locale: string): string {
  return isRightToLeft(locale) ? `\u2066${text}\u2069` : text;
}

/** Hebrew, Arabic and their neighbours. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;

/** Keeps a text's own direction where no element can. Empty text stays empty. */
export function asWritten(text: string, locale: string): string {
  const mayTurn = isRightToLeft(locale) || RIGHT_TO_LEFT.test(text);
  return text && mayTurn ? `\u2068${text}\u2069` : text;
}

/** As `Names` on pages: "Braids; wash, cut". */
export function namesInText(names: readonly string[], locale: string): string {
  return names.map((name) => asWritten(name, locale)).join(semicolonOf(locale));
}
