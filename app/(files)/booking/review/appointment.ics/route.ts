import { findReview } from '@/app/[locale]/(booking)/booking/review/load-review';
import type { Review } from '@/components/booking/review/state';
import { env } from '@/lib/server/env';
import { fileLanguage } from '@/lib/server/http/request-language';
import { toAppointment } from '@/lib/shared/domain/booking/appointment';
import { toIcs, toUid } from '@/lib/shared/domain/booking/ics';
import { product } from '@/lib/shared/product';
import { textsFor } from '@/lib/shared/texts/catalogue';
import type { Locale } from '@/lib/shared/texts/locales';
import { toIso } from '@/lib/shared/time/instant';
import { parseBookingState } from '@/lib/shared/url/booking-url';

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
