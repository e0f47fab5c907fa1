import { directionOf } from './locales';

type Part = string | null | undefined | false;

const isRightToLeft = (locale: string) => directionOf(locale) === 'rtl';

/** With the space behind it. */
export function commaOf(locale: string): string {
  return isRightToLeft(locale) ? '، ' : ', ';
}

/** Between what may have commas itself. */
export function semicolonOf(locale: string): string {
  return isRightToLeft(locale) ? '؛ ' : '; ';
}

/** "a, b", of the parts that say something. */
export function withCommas(parts: readonly Part[], locale: string): string {
  return parts.filter(Boolean).join(commaOf(locale));
}

/** Prices and spans of the clock, which turn round behind Arabic letters. */
export function leftToRight(text: string, locale: string): string {
  return isRightToLeft(locale) ? `\u2066${text}\u2069` : text;
}

/** What somebody wrote keeps its own direction, in texts that have no elements to say so. */
export function asWritten(text: string, locale: string): string {
  return isRightToLeft(locale) ? `\u2068${text}\u2069` : text;
}

/** "Braids; wash, cut", as `Names` has it on pages. */
export function namesInText(names: readonly string[], locale: string): string {
  return names.map((name) => asWritten(name, locale)).join(semicolonOf(locale));
}
