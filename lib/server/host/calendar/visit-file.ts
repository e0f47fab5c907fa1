import 'server-only';
import { env } from '@/lib/server/env';
import type { CustomerBooking } from '@/lib/shared/contract/bookings';
import { toAppointment } from '@/lib/shared/domain/booking/appointment';
import { toIcs, toUid } from '@/lib/shared/domain/booking/ics';
import { product } from '@/lib/shared/product';
import { textsFor } from '@/lib/shared/texts/catalogue';
import type { Locale } from '@/lib/shared/texts/locales';
import { manageAddress } from '@/lib/shared/url/manage-url';

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
