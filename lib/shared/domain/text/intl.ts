import { withCommas } from '@/lib/shared/texts/lists';
import { bringsDates } from '@/lib/shared/texts/locales';
import { formatsOf } from '@/lib/shared/time/format';

/** "1,500", or "4.7" and "50%" by `options`. */
export function formatNumber(
  value: number,
  locale: string,
  options?: Intl.NumberFormatOptions,
): string {
  const known = bringsDates(locale) ? 'en' : locale;
  return new Intl.NumberFormat(formatsOf(known), options).format(value);
}

export function hasDecimalComma(locale: string): boolean {
  return formatNumber(0.5, locale).includes(',');
}

/** "Braids, wash and cut". If the browser does not know the language, there are only commas. */
export function withAnd(parts: readonly string[], locale: string): string {
  if (Intl.ListFormat.supportedLocalesOf(locale).length === 0) return withCommas(parts, locale);
  return new Intl.ListFormat(formatsOf(locale), { type: 'conjunction' }).format(parts);
}
