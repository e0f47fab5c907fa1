import { findReview } from '@/app/[locale]/(booking)/booking/review/load-review';
import { CANCELLATION_POLICY, type Review } from '@/components/booking/review/state';
import { toIcs } from '@/lib/domain/booking/ics';
import { SLOT_MINUTES, visitMinutes } from '@/lib/domain/calendar/slots';
import { env } from '@/lib/env';
import { requestLanguage } from '@/lib/http/request-language';
import { product } from '@/lib/product';
import { textsFor } from '@/lib/texts/catalogue';
import type { Texts } from '@/lib/texts/texts';
import { parseBookingState } from '@/lib/url/booking-url';

const MINUTE_MS = 60_000;

function fileOf(
  { startsAt, items, provider, calendarId }: Review,
  bookingId: string,
  t: Texts<'meta.appointmentFile'>,
): string {
  const minutes = visitMinutes(items.map((item) => item.durationMinutes)) || SLOT_MINUTES;
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
      CANCELLATION_POLICY,
    ].join('\n'),
    productName: product.name,
  });
}

/** The appointment as a calendar file: a plain link, so that it works without JavaScript. */
export async function GET(request: Request): Promise<Response> {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const found = await findReview(parseBookingState(query));
  if (!found.ok) return new Response(found.message, { status: found.status });
  const t = textsFor(requestLanguage(request), 'meta.appointmentFile');
  return new Response(fileOf(found.review, (query.bookingId ?? '').slice(0, 40), t), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="appointment.ics"',
      'cache-control': 'private, no-store',
    },
  });
}
