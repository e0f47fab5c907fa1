import 'server-only';
import { callHost } from '@/lib/server/host/transport/call-host';
import { host } from '@/lib/server/host/transport/rows';
import type { ProviderBooking } from '@/lib/shared/contract/provider-bookings';
import type { BookedDays } from '@/lib/shared/contract/schedules';
import { localDay } from '@/lib/shared/time/format';
import { monthGrid } from '@/lib/shared/time/local-date';
import type { Span } from '@/lib/shared/time/span';
import { spanOfDays } from '@/lib/shared/time/venue-time';
import { VENUE_ZONE } from '@/lib/shared/time/venue-zone';

function touches({ startsAt, endsAt }: ProviderBooking, { from, to }: Span): boolean {
  if (startsAt === null) return false;
  return startsAt < to && (startsAt >= from || (endsAt !== null && endsAt > from));
}

/** Lists bookings in a span (epoch ms), or from today on. */
export async function listProviderBookings(
  calendarId: number,
  span?: Span,
): Promise<ProviderBooking[]> {
  const query = { calendarId, startsAt: span?.from, endsAt: span?.to };
  const bookings = await callHost(host.listProviderBookings, { query });
  return span ? bookings.filter((booking) => touches(booking, span)) : bookings;
}

/** Days are those of the venue. `month` is YYYY-MM. */
export async function listBookedDays(calendarId: number, month: string): Promise<BookedDays> {
  const zone = VENUE_ZONE.id;
  const grid = monthGrid(`${month}-01`);
  const [first = '', last = ''] = [grid[0], grid.at(-1)];
  const bookings = await listProviderBookings(calendarId, spanOfDays(first, last, zone));
  const counts = new Map<string, number>();
  for (const { startsAt, isCancelled } of bookings) {
    if (startsAt === null || isCancelled) continue;
    const date = localDay(startsAt, zone);
    if (date >= first) counts.set(date, (counts.get(date) ?? 0) + 1);
  }
  return { days: [...counts].map(([date, count]) => ({ date, count })) };
}
