import { and, eq, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Database } from '@/backend/db/client';
import { toTimestamp } from '@/backend/db/instants';
import { messages } from '@/backend/db/mail-schema';
import { MINUTE_MS } from '@/lib/shared/time/units';
import { KNOWN_KINDS } from './mail-kinds';

/** After this time, a process that claimed mail counts as dead. It is longer than any attempt. */
export const CLAIM_MS = 2 * MINUTE_MS;
/** After the last pause, the message is given up. */
const PAUSES_MS = [1, 5, 30, 120, 720].map((minutes) => minutes * MINUTE_MS);

export type Claimed = Pick<
  typeof messages.$inferSelect,
  | 'accountId'
  | 'id'
  | 'kind'
  | 'toRole'
  | 'bookingId'
  | 'sequence'
  | 'listingId'
  | 'addressVersion'
  | 'formerEmail'
  | 'staffDecisionId'
  | 'noticeId'
  | 'tries'
  | 'errorCode'
>;

/** SQL: the columns of {@link Claimed}, of `m`. */
export const CLAIMED = sql`m.account_id as "accountId", m.id, m.kind, m.to_role as "toRole",
  m.booking_id as "bookingId", m.sequence,
  m.listing_id as "listingId", m.staff_decision_id as "staffDecisionId",
  m.notice_id as "noticeId", m.address_version as "addressVersion", m.former_email as "formerEmail", m.tries, m.error_code as "errorCode"`;

/**
 * Claims the oldest due mail of known kinds. It is one statement, so that two processes never get
 * the same mail, even behind a transaction pooler.
 */
export async function claimDue(db: Database, now: number, most: number): Promise<Claimed[]> {
  const { rows } = await db.execute<Claimed & Record<string, unknown>>(sql`
    update messages m set claimed_until = ${toTimestamp(now + CLAIM_MS)}
    from (
      select account_id, id from messages
      where sent_at is null and dead_at is null and due_at <= ${toTimestamp(now)}
        and kind in ${KNOWN_KINDS}
        and (claimed_until is null or claimed_until <= ${toTimestamp(now)})
      order by due_at limit ${most} for update skip locked
    ) due
    where m.account_id = due.account_id and m.id = due.id
    returning ${CLAIMED}`);
  return rows;
}

type Changes = PgUpdateSetSource<typeof messages>;

async function settle(db: Database, message: Claimed, changes: Changes): Promise<void> {
  await db
    .update(messages)
    .set({ claimedUntil: null, ...changes })
    .where(and(eq(messages.accountId, message.accountId), eq(messages.id, message.id)));
}

export function markSent(db: Database, message: Claimed, now: number): Promise<void> {
  return settle(db, message, { sentAt: new Date(now), errorCode: null, formerEmail: null });
}

export function markDead(db: Database, message: Claimed, errorCode: string, now: number) {
  return settle(db, message, { deadAt: new Date(now), errorCode });
}

/** Postpones the message. This is no failure, because nothing was tried. */
export function markHeld(db: Database, message: Claimed, until: number): Promise<void> {
  return settle(db, message, { dueAt: new Date(until), errorCode: 'held' });
}

/** Postpones the message, or gives it up after the last attempt. */
export function markFailed(db: Database, message: Claimed, errorCode: string, now: number) {
  const pause = PAUSES_MS[message.tries];
  const tried = {
    tries: message.tries + 1,
    errorCode,
    triedAt: sql`coalesce(tried_at, ${toTimestamp(now)})`,
  };
  return pause === undefined
    ? settle(db, message, { ...tried, deadAt: new Date(now) })
    : settle(db, message, { ...tried, dueAt: new Date(now + pause) });
}

const DROPPED = ['outdated', 'stopped', 'limited'];

/** SQL: whether mail was given up because the mail server did not take it. */
export const IS_UNDELIVERED = sql`dead_at is not null and error_code <> all(${sql.raw(
  `array[${DROPPED.map((code) => `'${code}'`).join(', ')}]`,
)})`;

/** SQL: whether mail is due, or was tried and failed. */
export const waitsAt = (now: number) =>
  sql`sent_at is null and dead_at is null and (due_at <= ${toTimestamp(now)} or tries > 0)`;

/** `seconds` is the age of the oldest. */
export async function measureOutbox(db: Database, now: number) {
  const { rows } = await db.execute<{ due: number; seconds: number; dead: number }>(sql`
    select waiting.due, waiting.seconds,
      (select count(*)::int from messages where ${IS_UNDELIVERED}) as dead
    from (select count(*)::int as due,
        coalesce(extract(epoch from ${toTimestamp(now)} - min(coalesce(tried_at, due_at))), 0)::float8 as seconds
      from messages where ${waitsAt(now)}) waiting`);
  return rows[0] ?? { due: 0, seconds: 0, dead: 0 };
}
