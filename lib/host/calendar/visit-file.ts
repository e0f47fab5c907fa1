import 'server-only';
import type { CustomerBooking } from '@/lib/contract/bookings';
import { toAppointment } from '@/lib/domain/booking/appointment';
import { toIcs, toUid } from '@/lib/domain/booking/ics';
import { env } from '@/lib/env';
import { product } from '@/lib/product';
import { textsFor } from '@/lib/texts/catalogue';
import type { Locale } from '@/lib/texts/locales';
import { manageAddress } from '@/lib/url/manage-url';

export function toVisitFile(token: string, booking: CustomerBooking, locale: Locale): string {
  const { id, calendarId, startsAt, items, provider, person, sequence, status } = booking;
  const { SITE_URL } = env();
  return toIcs({
    ...toAppointment(
      { startsAt, items, provider, person, bookingId: id },
      textsFor(locale, 'booking.appointmentFile'),
      textsFor(locale, 'booking.cancellation'),
      manageAddress(SITE_URL, token, locale),
    ),
    uid: toUid(calendarId, id, SITE_URL),
    stamp: Date.now(),
    productName: product.name,
    sequence,
    isCancelled: status === 'cancelled',
  });
}
