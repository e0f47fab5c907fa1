import 'server-only';
import { host } from '@/lib/contract/host';
import type { PublicAccount } from '@/lib/contract/shapes/public-accounts';
import { cachedRead } from '@/lib/host/transport/cached-read';
import { callHost } from '@/lib/host/transport/call-host';
import { isHostNotFound } from '@/lib/host/transport/host-error';
import { HOST_COUNTRY } from '@/lib/time/venue-zone';

async function orNull<T>(answer: Promise<T | null>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (isHostNotFound(error)) return null;
    throw error;
  }
}

/** The calendar (settlnProviders id) of a service as {host} has it now; null when it has none. */
export function readCalendarId(serviceId: string): Promise<string | null> {
  return orNull(callHost(host.getCalendarId, { params: { id: serviceId } }));
}

/** The calendar in which a service takes bookings, at most a minute or two old; null for none. */
export const findCalendarId = cachedRead('calendar-id', readCalendarId, (serviceId) => [
  `service:${serviceId}`,
]);

function readPublicAccount(id: string): Promise<PublicAccount | null> {
  const query = { providerId: id, hostCountry: HOST_COUNTRY };
  return orNull(callHost(host.findPublicAccount, { query }));
}

/**
 * The account that takes bookings, by calendar id or by service id, at most a minute or two old;
 * null when there is none.
 */
export const findPublicAccount = cachedRead('booking-provider', readPublicAccount, (id) => [
  `account:${id}`,
]);
