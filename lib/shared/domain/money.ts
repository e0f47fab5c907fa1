import { hasDecimalComma } from '@/lib/shared/domain/text/intl';
import { leftToRight } from '@/lib/shared/texts/lists';
import { bringsDates, directionOf } from '@/lib/shared/texts/locales';
import type { Texts } from '@/lib/shared/texts/texts';
import { formatsOf } from '@/lib/shared/time/format';

/**
 * Formats as in English where Chrome knows no prices of the language. Also in Arabic, which would
 * put the sign last, with a mark of direction among the digits.
 */
const pricesOf = (locale: string) =>
  formatsOf(directionOf(locale) === 'rtl' || bringsDates(locale) ? 'en' : locale);

/** The narrow sign is asked for, because Ukrainian would otherwise write "EUR". */
const EURO = { style: 'currency', currency: 'EUR', currencyDisplay: 'narrowSymbol' } as const;

/**
 * Always writes cents, because we store them for all currencies. For some currencies, Intl would
 * write none.
 */
const TICKET = { style: 'currency', minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

const EUROS = new Map<string, Intl.NumberFormat>();
const SHORT_EUROS = new Map<string, Intl.NumberFormat>();

/** Returns cents. 0 if there is no price, or if it is NaN or negative. */
export function toMinor(price: number): number {
  return Number.isFinite(price) && price > 0 ? Math.round(price * 100) : 0;
}

/** 12.5 for 1250 cents. */
export function toDecimal(minor: number): number {
  return minor / 100;
}

/** "12.50" */
export function formatAmount(minor: number): string {
  return toDecimal(minor).toFixed(2);
}

/** Written as spreadsheets of the language read it: "12,50" in Italian. */
export function formatAmountIn(minor: number, locale: string): string {
  return formatAmount(minor).replace('.', hasDecimalComma(locale) ? ',' : '.');
}

/** "€125.00" */
export function formatEuro(minor: number, locale: string): string {
  const euro = EUROS.get(locale) ?? new Intl.NumberFormat(pricesOf(locale), EURO);
  EUROS.set(locale, euro);
  return leftToRight(euro.format(toDecimal(minor)), locale);
}

/** "€125", "€12.50". Used for lists, not for an amount that is paid. */
export function formatShortEuro(minor: number, locale: string): string {
  const { style, currency, currencyDisplay } = EURO;
  const options = { style, currency, currencyDisplay, trailingZeroDisplay: 'stripIfInteger' };
  // TypeScript knows this option from ES2023 on.
  const euro =
    SHORT_EUROS.get(locale) ??
    new Intl.NumberFormat(pricesOf(locale), options as Intl.NumberFormatOptions);
  SHORT_EUROS.set(locale, euro);
  return leftToRight(euro.format(toDecimal(minor)), locale);
}

/** "free" for zero (BOOK-016; RULINGS, "free"). */
export function formatTotal(minor: number, price: Texts<'ui.price'>): string {
  return minor > 0 ? formatEuro(minor, price.locale) : price('free');
}

/** Written like other prices of the language. Null for English, and if the currency is no code. */
function formatInLanguage(
  minor: number,
  currency: string,
  locale: string,
  currencyDisplay: 'code' | 'narrowSymbol',
): string | null {
  if (locale === 'en') return null;
  if (currency === 'EUR' || currency === '') return formatEuro(minor, locale);
  if (!/^[A-Z]{3}$/.test(currency)) return null;
  const format = new Intl.NumberFormat(pricesOf(locale), { ...TICKET, currency, currencyDisplay });
  return leftToRight(format.format(toDecimal(minor)), locale);
}

/**
 * "GBP 12.50", or "Free" without a ticket (EVD-011, EVD-012). In languages other than that of the
 * specification, "12,50 GBP" and "12,50 €".
 */
export function formatTicket(
  isRequired: boolean,
  minor: number,
  currency: string,
  price: Texts<'ui.price'>,
): string {
  if (!isRequired) return price('freeTicket');
  const words = formatInLanguage(minor, currency, price.locale, 'code');
  return words ?? `${currency} ${formatAmount(minor)}`.trim();
}

/** Signs of currencies. Others are written as codes. */
const SIGNS: Readonly<Record<string, string>> = {
  EUR: '€',
  GBP: '£',
  USD: '$',
  AUD: '$',
  CAD: '$',
  RUB: '₽',
  UAH: '₴',
  CZK: 'Kč',
  DKK: 'kr',
  HUF: 'Ft',
  ISK: 'kr',
  NOK: 'kr',
  PLN: 'zł',
  SEK: 'kr',
};

export function currencySign(currency: string): string {
  return SIGNS[currency] ?? currency;
}

/** Used for lists: "€15.00", "£15.00", or "Free" for zero. */
export function formatTicketBriefly(
  minor: number,
  currency: string,
  price: Texts<'ui.price'>,
): string {
  if (minor === 0) return price('freeTicket');
  if (currency === 'EUR' || currency === '') return formatEuro(minor, price.locale);
  const words = formatInLanguage(minor, currency, price.locale, 'narrowSymbol');
  if (words) return words;
  const sign = currencySign(currency);
  return `${sign}${/[A-Z]/.test(sign) ? '\u00A0' : ''}${formatAmount(minor)}`;
}
