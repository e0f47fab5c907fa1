import 'server-only';
import type { BookedDays } from '@/lib/contract/schedules';
import { localDay } from '@/lib/time/format';
import { monthGrid } from '@/lib/time/local-date';
import { spanOfDays } from '@/lib/time/venue-time';
import { VENUE_ZONE } from '@/lib/time/venue-zone';
import { listProviderBookings } from './provider-bookings';

/** By the day that they begin on at the venue; `month` is YYYY-MM. */
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
