import type { BookingDay } from '@/components/portal/upcoming-bookings';
import type { ProviderBooking } from '@/lib/contract/shapes/provider-bookings';
import { listProviderBookings } from '@/lib/host/calendar/provider-bookings';
import { HostError } from '@/lib/host/transport/host-error';
import { formatTime, localDay } from '@/lib/time/format';
import { VENUE_ZONE } from '@/lib/time/venue-zone';

function timeOf({ startsAt, endsAt }: ProviderBooking): string {
  if (startsAt === null) return '';
  const start = formatTime(startsAt, VENUE_ZONE.id);
  return endsAt !== null ? `${start} to ${formatTime(endsAt, VENUE_ZONE.id)}` : start;
}

/** Bookings that are not over at `now` (epoch ms), by the venue's day, in order. */
export function upcomingByDay(bookings: readonly ProviderBooking[], now: number): BookingDay[] {
  const days = new Map<string, BookingDay>();
  const upcoming = bookings
    .filter(({ startsAt, endsAt }) => startsAt === null || (endsAt ?? startsAt) >= now)
    .sort((a, b) => (a.startsAt ?? 0) - (b.startsAt ?? 0));
  for (const booking of upcoming) {
    const date = booking.startsAt === null ? '' : localDay(booking.startsAt, VENUE_ZONE.id);
    const day = days.get(date) ?? { date, bookings: [] };
    day.bookings.push({
      // Without an id its place tells it from the others of its day.
      id: booking.id || `place ${day.bookings.length}`,
      time: timeOf(booking),
      customer: booking.customerName,
      services: booking.services.map(({ name }) => name).join('; '),
      isCancelled: booking.isCancelled,
    });
    days.set(date, day);
  }
  return [...days.values()];
}

/** The upcoming bookings of a calendar by day; null when {host} failed. */
export async function loadBookings(calendarId: string): Promise<BookingDay[] | null> {
  try {
    return upcomingByDay(await listProviderBookings(calendarId), Date.now());
  } catch (error) {
    if (error instanceof HostError) return null;
    throw error;
  }
}
