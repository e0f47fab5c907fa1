import { DEFAULT_LOCALE, type Locale } from '@/lib/texts/locales';
import type { SearchParams } from './booking-url';
import { paths } from './paths';

/** The service that a profile's query names, in the host's own spelling; "" for none. */
export function parseProfileId({ id }: SearchParams): string {
  return ((Array.isArray(id) ? id[0] : id) ?? '').trim();
}

/**
 * The preview picture of a profile. `version` changes with its content, so that caches fetch it
 * again. It is a file, with one address for all languages.
 */
export function profileCardPath(serviceId: string, version: string, locale: Locale): string {
  const query = new URLSearchParams({ id: serviceId, v: version });
  if (locale !== DEFAULT_LOCALE) query.set('language', locale);
  return `${paths.providerPage}/card?${query}`;
}

/** The QR code of a profile's address, a file. */
export function qrPath(serviceId: string): string {
  return `${paths.providerPage}/qr?${new URLSearchParams({ id: serviceId })}`;
}

/** The poster of a profile, to be printed. */
export function posterPath(serviceId: string): string {
  return `${paths.providerPage}/poster?${new URLSearchParams({ id: serviceId })}`;
}
