import { findReview } from '@/app/[locale]/(booking)/booking/review/load-review';
import type { Review } from '@/components/booking/review/state';
import { toAppointment } from '@/lib/domain/booking/appointment';
import { toIcs, toUid } from '@/lib/domain/booking/ics';
import { env } from '@/lib/env';
import { fileLanguage } from '@/lib/http/request-language';
import { product } from '@/lib/product';
import { textsFor } from '@/lib/texts/catalogue';
import type { Locale } from '@/lib/texts/locales';
import { toIso } from '@/lib/time/instant';
import { parseBookingState } from '@/lib/url/booking-url';

function fileOf(review: Review, bookingId: string, locale: Locale): string {
  const t = textsFor(locale, 'booking.appointmentFile');
  const cancellation = textsFor(locale, 'booking.cancellation');
  return toIcs({
    ...toAppointment({ ...review, bookingId }, t, cancellation),
    uid: toUid(review.calendarId, bookingId || toIso(review.startsAt), env().SITE_URL),
    stamp: Date.now(),
    productName: product.name,
  });
}

export async function GET(request: Request): Promise<Response> {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const locale = fileLanguage(request);
  const found = await findReview(parseBookingState(query), locale);
  if (!found.ok) {
    const t = textsFor(locale, 'booking.refusal');
    return new Response(t.of(found.message), { status: found.status });
  }
  return new Response(fileOf(found.review, (query.bookingId ?? '').slice(0, 40), locale), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="appointment.ics"',
      'cache-control': 'private, no-store',
    },
  });
}
