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

/** Keeps a text's own direction where no element can. */
export function asWritten(text: string, locale: string): string {
  return isRightToLeft(locale) ? `\u2068${text}\u2069` : text;
}

/** As `Names` on pages: "Braids; wash, cut". */
export function namesInText(names: readonly string[], locale: string): string {
  return names.map((name) => asWritten(name, locale)).join(semicolonOf(locale));
}
