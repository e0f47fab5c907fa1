import { sql } from 'drizzle-orm';
import type { Database } from '@/backend/db/client';
import { reportOf } from '@/backend/db/failures';
import { toTimestamp } from '@/backend/db/instants';
import { LOCKS_OF } from '@/backend/db/locks';
import type { Log } from '@/backend/log/log';
import { mailboxIn } from '@/backend/mail/mailbox';
import type { Outbox } from '@/backend/mail/queue';
import { startSchedule } from '@/backend/schedule/schedule';
import { localMinute } from '@/lib/shared/time/format';
import { VENUE_ZONE } from '@/lib/shared/time/venue-zone';

/**
 * SQL: whether the account of the row with this alias is suspended. Then nothing of it becomes
 * public.
 */
export const isOfSuspended = (alias: string) => sql`exists (select from accounts a
  where a.id = ${sql.raw(alias)}.account_id and a.suspended_at is not null)`;

/** Publishes reviews after a day, and updates the score (`0007_reviews.sql`). Returns how many. */
export async function publishDue(db: Database, now: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    update reviews set status = 'published', published_at = ${toTimestamp(now)}
    where status = 'waiting' and publish_at <= ${toTimestamp(now)}
      and not ${isOfSuspended('reviews')}`);
  return rowCount ?? 0;
}

const AT_ONCE = 200;
/** In the venue's zone. */
const [FROM_HOUR, TO_HOUR] = [8, 21];

const mailboxOf = (table: string) => mailboxIn(`${table}.customer_email`);

/** A visit that was cancelled after it began counts as held (`reviewStage`). */
const TOOK_PLACE = sql`(b.status = 'confirmed'
  or b.status = 'cancelled' and b.cancelled_at >= lower(b.during))`;

/**
 * Asks for a review by mail a day after a visit: once for each booking, and once in 30 days for a
 * mailbox and an account. Asks even if the provider marked the visit as missed. Returns how many.
 */
export async function askDue(db: Database, now: number): Promise<number> {
  const hour = localMinute(now, VENUE_ZONE.id) / 60;
  if (hour < FROM_HOUR || hour >= TO_HOUR) return 0;
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ mine: boolean }>(
      sql`select pg_try_advisory_xact_lock(${LOCKS_OF.reviewsDue}, 0) as mine`,
    );
    if (!rows[0]?.mine) return 0;
    const { rowCount } = await tx.execute(sql`
      with due as (
        select distinct on (b.account_id, ${mailboxOf('b')}) b.account_id, b.id
        from bookings b
        where upper(b.during) <= ${toTimestamp(now)} - interval '24 hours'
          and upper(b.during) > ${toTimestamp(now)} - interval '4 days'
          and b.review_asked_at is null and ${TOOK_PLACE} and not b.by_provider
          and b.customer_email is not null
          and not exists(select from booking_origins o
            where o.account_id = b.account_id and o.booking_id = b.id and o.by_owner)
          and not exists(select from reviews r
            where r.account_id = b.account_id and r.booking_id = b.id)
          and not exists(select from bookings e
            where e.account_id = b.account_id and ${mailboxOf('e')} = ${mailboxOf('b')}
              and e.review_asked_at > ${toTimestamp(now)} - interval '30 days')
        order by b.account_id, ${mailboxOf('b')}, upper(b.during) desc
        limit ${AT_ONCE}
      ), asked as (
        update bookings b set review_asked_at = ${toTimestamp(now)} from due
        where b.account_id = due.account_id and b.id = due.id
          and ${TOOK_PLACE} and b.review_asked_at is null
        returning b.account_id, b.id, b.sequence
      )
      insert into messages (account_id, kind, to_role, booking_id, sequence, unique_key, due_at)
      select account_id, 'asked', 'customer', id, sequence,
        concat_ws('/', 'asked', 'customer', id, sequence), ${toTimestamp(now)}
      from asked on conflict do nothing`);
    return rowCount ?? 0;
  });
}

interface KeepReviews {
  db: Database;
  /** Null if no mail is sent. */
  outbox: Outbox | null;
  log: Log;
}

export function keepReviews({ db, outbox, log }: KeepReviews): () => Promise<void> {
  return startSchedule({
    minutes: 1,
    run: async () => {
      try {
        const published = await publishDue(db, Date.now());
        const asked = outbox ? await askDue(db, Date.now()) : 0;
        if (asked > 0) outbox?.nudge();
        if (published + asked > 0) log({ event: 'reviews', published, asked });
      } catch (error) {
        log({ event: 'reviews_failed', cause: reportOf(error) });
      }
    },
  });
}
