import 'server-only';
import { host } from '@/lib/contract/host';
import type { BookingProvider } from '@/lib/contract/shapes/accounts';
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

/** The calendar (settlnProviders id) of a listing as {host} has it now; null when it has none. */
export function readCalendarId(listingId: string): Promise<string | null> {
  return orNull(callHost(host.getCalendarId, { params: { id: listingId } }));
}

/** The calendar in which a listing takes bookings, at most a minute or two old; null for none. */
export const findCalendarId = cachedRead('calendar-id', readCalendarId, (listingId) => [
  `listing:${listingId}`,
]);

function readBookingProvider(id: string): Promise<BookingProvider | null> {
  const query = { providerId: id, hostCountry: HOST_COUNTRY };
  return orNull(callHost(host.findBookingProvider, { query }));
}

/**
 * The account that takes bookings, by calendar id or by listing id, at most a minute or two old;
 * null when there is none.
 */
export const findBookingProvider = cachedRead('booking-provider', readBookingProvider, (id) => [
  `account:${id}`,
]);
