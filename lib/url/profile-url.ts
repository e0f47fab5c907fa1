import type { SearchParams } from './booking-url';
import { paths } from './paths';

/** The service that a profile's query names, in the host's own spelling; "" for none. */
export function parseProfileId({ id }: SearchParams): string {
  return ((Array.isArray(id) ? id[0] : id) ?? '').trim();
}

/**
 * The preview picture of a profile. `version` changes with its content, so that caches fetch it
 * again.
 */
export function profileCardPath(serviceId: string, version: string): string {
  return `${paths.providerPage}/card?${new URLSearchParams({ id: serviceId, v: version })}`;
}
