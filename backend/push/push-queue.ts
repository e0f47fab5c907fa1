import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '@/backend/db/client';
import { toTimestamp } from '@/backend/db/instants';
import type { Outbox } from '@/backend/mail/queue';
import { PUSH_CHOICES, type PushChoice } from '@/lib/shared/domain/accounts/settings';
import { MINUTE_MS } from '@/lib/shared/time/units';

export type Pushed = PushChoice;

/**
 * After this time, a process that claimed a notice counts as dead. It is longer than any attempt.
 */
const CLAIM_MS = MINUTE_MS;
/** Only a few tries, because mail says the same. */
const MOST_TRIES = 2;
const PAUSE_MS = MINUTE_MS;
const LONGEST_PAUSE_MS = 10 * MINUTE_MS;

/**
 * SQL: queues a notice for each device in the same statement that changes a booking, unless notices
 * of this kind are off. `changed` is the part that returns `id` and `sequence`.
 */
export function queuePush(
  changed: 'booking' | 'freed',
  accountId: number,
  change: Pushed,
  { outbox, now }: { outbox: Outbox | null; now: number },
): SQL {
  const name = sql.raw(changed);
  return sql`
    insert into push_notices (account_id, device_id, change, booking_id, sequence, due_at)
    select d.account_id, d.id, ${change}, ${name}.id, ${name}.sequence, ${toTimestamp(now)}
    from ${name}, push_devices d
    where d.account_id = ${accountId} and ${outbox?.tellsDevices ?? false}
      and not exists(select from accounts a
        where a.id = ${accountId} and ${change}::text = any(a.push_off))`;
}

export interface ClaimedNotice {
  accountId: number;
  id: string;
  deviceId: string;
  change: Pushed;
  bookingId: number;
  sequence: number;
  visits: number;
  tries: number;
  endpoint: string;
  p256dh: string;
  auth: string;
  /** The language of the account's mail. Null for English. */
  language: string | null;
}

/** No two processes get the same notice. Leaves out kinds that only later releases know. */
export async function claimNotices(db: Database, now: number, most: number) {
  const { rows } = await db.execute<ClaimedNotice & Record<string, unknown>>(sql`
    update push_notices n set claimed_until = ${toTimestamp(now + CLAIM_MS)}
    from (
      select account_id, id from push_notices
      where due_at <= ${toTimestamp(now)} and change in ${PUSH_CHOICES}
        and (claimed_until is null or claimed_until <= ${toTimestamp(now)})
      order by due_at limit ${most} for update skip locked
    ) due, push_devices d
    where n.account_id = due.account_id and n.id = due.id
      and d.account_id = n.account_id and d.id = n.device_id
    returning n.account_id as "accountId", n.id, n.device_id as "deviceId", n.change,
      n.booking_id as "bookingId", n.sequence, n.visits, n.tries, d.endpoint, d.p256dh, d.auth,
      (select a.language from accounts a where a.id = n.account_id) as language`);
  return rows;
}

/** Makes one notice of all waiting ones for the same device, change and series. */
export async function joinSeries(db: Database, notice: ClaimedNotice): Promise<ClaimedNotice> {
  const { accountId, id, deviceId, change, bookingId } = notice;
  const { rows } = await db.execute<{ visits: number }>(sql`
    with others as (
      delete from push_notices n using bookings b, bookings mine
      where mine.account_id = ${accountId} and mine.id = ${bookingId}
        and b.account_id = ${accountId} and b.series_id = mine.series_id
        and n.account_id = ${accountId} and n.device_id = ${deviceId}
        and n.change = ${change} and n.id <> ${id} and n.claimed_until is null
        and b.id = n.booking_id and b.sequence = n.sequence
      returning n.visits
    )
    update push_notices set visits = visits + coalesce((select sum(o.visits) from others o), 0)
    where account_id = ${accountId} and id = ${id}
    returning visits`);
  return { ...notice, visits: rows[0]?.visits ?? notice.visits };
}

const ofNotice = ({ accountId, id }: ClaimedNotice) =>
  sql`account_id = ${accountId} and id = ${id}`;
const ofDevice = ({ accountId, deviceId }: ClaimedNotice) =>
  sql`account_id = ${accountId} and id = ${deviceId}`;

/** Deletes the device and its waiting notices. */
export async function dropDevice(db: Database, notice: ClaimedNotice): Promise<void> {
  await db.execute(sql`delete from push_devices where ${ofDevice(notice)}`);
}

export async function dropNotice(db: Database, notice: ClaimedNotice): Promise<void> {
  await db.execute(sql`delete from push_notices where ${ofNotice(notice)}`);
}

/** Ends the notice, and stores with the device whether the push service took it. */
export async function endNotice(
  db: Database,
  notice: ClaimedNotice,
  { errorCode, now }: { errorCode: string | null; now: number },
): Promise<void> {
  await db.execute(sql`
    with ended as (delete from push_notices where ${ofNotice(notice)})
    update push_devices set error_code = ${errorCode},
      sent_at = case when ${errorCode}::text is null then ${toTimestamp(now)} else sent_at end
    where ${ofDevice(notice)}`);
}

/** Postpones the notice. Returns false after the last try. */
export async function putOff(
  db: Database,
  notice: ClaimedNotice,
  { retryAfterSeconds, now }: { retryAfterSeconds: number; now: number },
): Promise<boolean> {
  if (notice.tries + 1 >= MOST_TRIES) return false;
  const pause = Math.min(Math.max(PAUSE_MS, retryAfterSeconds * 1000), LONGEST_PAUSE_MS);
  await db.execute(sql`
    update push_notices set tries = tries + 1, claimed_until = null,
      due_at = ${toTimestamp(now + pause)}
    where ${ofNotice(notice)}`);
  return true;
}
