import 'server-only';
import { host } from '@/lib/contract/host';
import type { ProviderBooking } from '@/lib/contract/provider-bookings';
import { callHost } from '@/lib/host/transport/call-host';
import type { Span } from '@/lib/time/span';

/** A booking without a known end counts by its start. */
function touches({ startsAt, endsAt }: ProviderBooking, { from, to }: Span): boolean {
  if (startsAt === null) return false;
  return startsAt < to && (startsAt >= from || (endsAt !== null && endsAt > from));
}

/**
 * In a span (epoch ms), else from today on. Only a host that offers spans is sent one; others'
 * answers are filtered here.
 */
export async function listProviderBookings(
  calendarId: number,
  span?: Span,
): Promise<ProviderBooking[]> {
  const query = { calendarId, startsAt: span?.from, endsAt: span?.to };
  const bookings = await callHost(host.listProviderBookings, { query });
  return span ? bookings.filter((booking) => touches(booking, span)) : bookings;
}
