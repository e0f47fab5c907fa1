import type { BookingDay } from '@/components/portal/upcoming-bookings';
import type { ProviderBooking } from '@/lib/contract/shapes/provider-bookings';
import { listProviderBookings } from '@/lib/host/calendar/provider-bookings';
import { HostError } from '@/lib/host/transport/host-error';
import { pageTexts } from '@/lib/texts/page-texts';
import type { Texts } from '@/lib/texts/texts';
import { formatTime, localDay } from '@/lib/time/format';
import { VENUE_ZONE } from '@/lib/time/venue-zone';

function timeOf({ startsAt, endsAt }: ProviderBooking, t: Texts<'portal.bookingTimes'>): string {
  if (startsAt === null) return '';
  const start = formatTime(startsAt, VENUE_ZONE.id, t.locale);
  return endsAt !== null
    ? t('fromTo', { start, end: formatTime(endsAt, VENUE_ZONE.id, t.locale) })
    : start;
}

/** Bookings that are not over at `now` (epoch ms), in order, by day in the venue's zone. */
export function upcomingByDay(
  bookings: readonly ProviderBooking[],
  now: number,
  t: Texts<'portal.bookingTimes'>,
): BookingDay[] {
  const days = new Map<string, BookingDay>();
  const upcoming = bookings
    .filter(({ startsAt, endsAt }) => startsAt === null || (endsAt ?? startsAt) >= now)
    .sort((a, b) => (a.startsAt ?? 0) - (b.startsAt ?? 0));
  for (const booking of upcoming) {
    const date = booking.startsAt === null ? '' : localDay(booking.startsAt, VENUE_ZONE.id);
    const day = days.get(date) ?? { date, bookings: [] };
    day.bookings.push({
      // React needs a key; a foreign host may send no id.
      id: booking.id || `place ${day.bookings.length}`,
      time: timeOf(booking, t),
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
    const t = await pageTexts('portal.bookingTimes');
    return upcomingByDay(await listProviderBookings(calendarId), Date.now(), t);
  } catch (error) {
    if (error instanceof HostError) return null;
    throw error;
  }
}
