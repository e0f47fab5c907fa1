import type { Locale } from '@/lib/shared/texts/locales';
import { cardQuery, inLanguage } from './locale-path';
import { paths, providerPath } from './paths';
import { firstOf, type SearchParams } from './search-params';

export const REVIEW_PAGE = 'reviews';

/** Returns the id as {host} spells it, or "". */
export function parseProfileId({ id }: SearchParams): string {
  return firstOf(id);
}

export function profileCardPath(serviceId: string, version: string, locale: Locale): string {
  const query = new URLSearchParams({ id: serviceId });
  return `${paths.providerPage}/card?${query}&${cardQuery(version, locale)}`;
}

/** The path of a QR code that leads to the profile in `locale`. */
export function qrPath(serviceId: string, locale: Locale, format?: 'png'): string {
  const query = new URLSearchParams({ id: serviceId });
  if (format) query.set('format', format);
  return inLanguage(`${paths.providerPage}/qr?${query}`, locale);
}

export function posterPath(serviceId: string): string {
  return `${paths.providerPage}/poster?${new URLSearchParams({ id: serviceId })}`;
}

export function reviewsPath(serviceId: string, page: number): string {
  const path = providerPath(serviceId);
  return page === 1 ? path : `${path}&${new URLSearchParams({ [REVIEW_PAGE]: String(page) })}`;
}

/** `number` begins at 1. */
export function reviewName(number: number): string {
  return `review-${number}`;
}
