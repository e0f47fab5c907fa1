import { sql } from 'drizzle-orm';
import type { Call } from '@/backend/calls/call';
import { findRowId } from '@/backend/calls/public-accounts';
import { toTimestamp } from '@/backend/db/instants';
import { toRange } from '@/backend/db/ranges';
import { readerTexts } from '@/backend/texts/refusal';
import type { HostTable } from '@/lib/shared/contract/host';
import { AppError } from '@/lib/shared/errors';
import { localDay } from '@/lib/shared/time/format';
import { DAY_MS } from '@/lib/shared/time/units';
import { spanOfDays } from '@/lib/shared/time/venue-time';
import { VENUE_ZONE } from '@/lib/shared/time/venue-zone';
import { toVisits, visitsWhere } from './visit-rows';

/** The most bookings for a request without a span. */
const MOST = 500;
const LONGEST_SPAN_MS = 62 * DAY_MS;
const MOST_OF_SPAN = 6_000;

interface Asked {
  startsAt?: number | undefined;
  endsAt?: number | undefined;
}

/** Without dates, the range begins today by the venue's clock. */
function rangeOf({ startsAt, endsAt }: Asked, now: number) {
  const today = localDay(now, VENUE_ZONE.id);
  if (startsAt === undefined && endsAt === undefined) {
    const { from } = spanOfDays(today, today, VENUE_ZONE.id);
    return { range: sql`tstzrange(${toTimestamp(from)}, null)`, most: MOST };
  }
  const span = { from: startsAt ?? 0, to: endsAt ?? 0 };
  if (!startsAt || span.to <= span.from || span.to - span.from > LONGEST_SPAN_MS) {
    throw new AppError(
      'bad_request',
      readerTexts('errors.fields')('windowTooLong', { days: '62' }),
    );
  }
  return { range: sql`${toRange(span)}::tstzrange`, most: MOST_OF_SPAN };
}

/** Returns the earliest first, including cancelled ones. */
export const listProviderBookings: Call<HostTable['listProviderBookings']> = async (
  { query },
  context,
) => {
  const { db, now } = context;
  const { range, most } = rangeOf(query, now());
  // There is a partial index for each of the two conditions.
  const touching = sql`(b.status = 'confirmed' and b.during && ${range})
    or (b.status = 'cancelled' and b.during && ${range})`;
  const accountId = findRowId(query.calendarId);
  const { rows } = await db.execute(
    visitsWhere(accountId, touching, { order: 'asc', most, now: now() }),
  );
  return toVisits(rows, context);
};
