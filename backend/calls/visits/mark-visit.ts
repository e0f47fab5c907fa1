import { sql } from 'drizzle-orm';
import type { Call } from '@/backend/calls/call';
import { findRowId } from '@/backend/calls/public-accounts';
import { toTimestamp } from '@/backend/db/instants';
import { refusal } from '@/backend/texts/refusal';
import type { HostTable } from '@/lib/shared/contract/host';
import { AppError } from '@/lib/shared/errors';

/**
 * Missing fields change nothing. Throws `conflict` for `didNotCome` before the start, and for a
 * cancelled visit.
 */
export const markVisit: Call<HostTable['markVisit']> = async ({ params, body }, { db, now }) => {
  const { seen, didNotCome, note } = body;
  const accountId = findRowId(body.calendarId);
  const { rows } = await db.execute<{ can_miss: boolean; written: boolean }>(sql`
    with visit as (
      select b.id, lower(b.during) <= ${toTimestamp(now())} and b.status = 'confirmed' as can_miss
      from bookings b where b.account_id = ${accountId} and b.id = ${findRowId(params.visitId)}
    ), written as (
      update bookings b set
        seen_sequence = greatest(b.seen_sequence, least(${seen ?? null}::integer, b.sequence)),
        missed_at = case ${didNotCome ?? null}::boolean
          when true then coalesce(b.missed_at, ${toTimestamp(now())}) when false then null
          else b.missed_at end,
        note = case when ${note === undefined} then b.note else ${note || null}::text end
      from visit
      where b.account_id = ${accountId} and b.id = visit.id
        and (visit.can_miss or ${didNotCome !== true})
      returning b.id
    )
    select can_miss, exists(select from written) as written from visit`);
  const [visit] = rows;
  if (visit && !visit.written) {
    throw new AppError('conflict', refusal('notMissed'));
  }
  return { marked: visit !== undefined };
};
