import type { Locale } from '@/lib/texts/locales';
import type { SearchParams } from './booking-url';
import { cardQuery } from './locale-path';
import { paths } from './paths';

/** The service that a profile's query names, in the host's own spelling; "" for none. */
export function parseProfileId({ id }: SearchParams): string {
  return ((Array.isArray(id) ? id[0] : id) ?? '').trim();
}

/** The preview picture of a profile. */
export function profileCardPath(serviceId: string, version: string, locale: Locale): string {
  const query = new URLSearchParams({ id: serviceId });
  return `${paths.providerPage}/card?${query}&${cardQuery(version, locale)}`;
}

/** The QR code of a profile's address, a file. */
export function qrPath(serviceId: string): string {
  return `${paths.providerPage}/qr?${new URLSearchParams({ id: serviceId })}`;
}

/** The poster of a profile, to be printed. */
export function posterPath(serviceId: string): string {
  return `${paths.providerPage}/poster?${new URLSearchParams({ id: serviceId })}`;
}
