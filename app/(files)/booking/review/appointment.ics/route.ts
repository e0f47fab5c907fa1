import { findReview } from '@/app/[locale]/(booking)/booking/review/load-review';
import type { Review } from '@/components/booking/review/state';
import { toIcs } from '@/lib/domain/booking/ics';
import { SLOT_MINUTES, visitMinutes } from '@/lib/domain/calendar/slots';
import { env } from '@/lib/env';
import { product } from '@/lib/product';
import { textsFor } from '@/lib/texts/catalogue';
import { DEFAULT_LOCALE, isLocale, type Locale } from '@/lib/texts/locales';
import { MINUTE_MS } from '@/lib/time/units';
import { parseBookingState } from '@/lib/url/booking-url';

function fileOf(
  { startsAt, items, provider, calendarId }: Review,
  bookingId: string,
  locale: Locale,
): string {
  const minutes = visitMinutes(items.map((item) => item.durationMinutes)) || SLOT_MINUTES;
  const t = textsFor(locale, 'booking.appointmentFile');
  const cancellation = textsFor(locale, 'booking.cancellation');
  return toIcs({
    uid: `${calendarId}-${bookingId || startsAt}@${new URL(env().SITE_URL).hostname}`,
    stamp: new Date().toISOString(),
    startsAt,
    endsAt: new Date(Date.parse(startsAt) + minutes * MINUTE_MS).toISOString(),
    summary: provider.name,
    location: provider.address,
    description: [
      items.map(({ name }) => name).join('; '),
      ...(bookingId ? [t('bookingId', { id: bookingId })] : []),
      cancellation('policy'),
    ].join('\n'),
    productName: product.name,
  });
}

/** The appointment as a calendar file: a plain link, so that it works without JavaScript. */
export async function GET(request: Request): Promise<Response> {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const found = await findReview(parseBookingState(query));
  const locale = isLocale(query.language) ? query.language : DEFAULT_LOCALE;
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
