import 'server-only';
import { host } from '@/lib/contract/host';
import type { ProviderBooking } from '@/lib/contract/provider-bookings';
import { callHost } from '@/lib/host/transport/call-host';
import type { Span } from '@/lib/time/span';

/** Whether a booking touches a span; one whose end is not known counts by its start. */
function touches({ startsAt, endsAt }: ProviderBooking, { from, to }: Span): boolean {
  if (startsAt === null) return false;
  return startsAt < to && (startsAt >= from || (endsAt !== null && endsAt > from));
}

/**
 * The bookings of a calendar as {host} has them now: those that touch a span of epoch ms, past
 * ones too, else those from today on. Only a host that offers spans is told of one; what another
 * sends is looked through here.
 */
export async function listProviderBookings(
  calendarId: number,
  span?: Span,
): Promise<ProviderBooking[]> {
  const query = { calendarId, startsAt: span?.from, endsAt: span?.to };
  const bookings = await callHost(host.listProviderBookings, { query });
  return span ? bookings.filter((booking) => touches(booking, span)) : bookings;
}
