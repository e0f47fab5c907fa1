import type { Texts } from '@/lib/texts/texts';
import { formatsOf } from '@/lib/time/format';

const EUROS = new Map<string, Intl.NumberFormat>();
const SHORT_EUROS = new Map<string, Intl.NumberFormat>();

/** Minor units (cents) of a price in euro; nothing, NaN or a negative price is 0. */
export function toMinor(price: number): number {
  return Number.isFinite(price) && price > 0 ? Math.round(price * 100) : 0;
}

/** A price in minor units (cents) as the decimal that the wire and people have: 12.5 for 1250. */
export function toDecimal(minor: number): number {
  return minor / 100;
}

/** Cents as a form and a ticket have them, without a currency: "12.50". */
export function formatAmount(minor: number): string {
  return toDecimal(minor).toFixed(2);
}

/** Cents as euro with two decimals as a language writes it, for example "€125.00". */
export function formatEuro(minor: number, locale: string): string {
  const options = { style: 'currency', currency: 'EUR' } as const;
  const euro = EUROS.get(locale) ?? new Intl.NumberFormat(formatsOf(locale), options);
  EUROS.set(locale, euro);
  return euro.format(toDecimal(minor));
}

/** The same without cents where there are none: "€125", "€12.50". For lists, not for what is paid. */
export function formatShortEuro(minor: number, locale: string): string {
  const options = { style: 'currency', currency: 'EUR', trailingZeroDisplay: 'stripIfInteger' };
  // The compiler knows the option from ES2023 on only.
  const euro =
    SHORT_EUROS.get(locale) ??
    new Intl.NumberFormat(formatsOf(locale), options as Intl.NumberFormatOptions);
  SHORT_EUROS.set(locale, euro);
  return euro.format(toDecimal(minor));
}

/** A booking total or a service's price: euro, or "free" for zero (BOOK-016; RULINGS, "free"). */
export function formatTotal(minor: number, price: Texts<'ui.price'>): string {
  return minor > 0 ? formatEuro(minor, price.locale) : price('free');
}

/** An event's ticket as it is shown: "GBP 12.50", or "Free" without one (EVD-011, EVD-012). */
export function formatTicket(
  isRequired: boolean,
  minor: number,
  currency: string,
  price: Texts<'ui.price'>,
): string {
  return isRequired ? `${currency} ${formatAmount(minor)}`.trim() : price('freeTicket');
}

/** The signs that stand before or for an amount; what has no short one goes by its code. */
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

/** The sign of a currency by its ISO code: "£", or the code itself. */
export function currencySign(currency: string): string {
  return SIGNS[currency] ?? currency;
}

/** A ticket in a list: "€15.00", "£6.00", or "Free". Zero cents are free, whatever they are called. */
export function formatTicketBriefly(
  minor: number,
  currency: string,
  price: Texts<'ui.price'>,
): string {
  if (minor === 0) return price('freeTicket');
  if (currency === 'EUR' || currency === '') return formatEuro(minor, price.locale);
  const sign = currencySign(currency);
  return `${sign}${/[A-Z]/.test(sign) ? '\u00A0' : ''}${formatAmount(minor)}`;
}
