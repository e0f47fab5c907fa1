import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Transaction } from '@/backend/db/calendar-transaction';
import { UNDO_MS } from '@/lib/domain/booking/undo';
import { findWaiting, isTold, type MailOf } from './waiting-mail';

const Items = z.array(z.object({ durationMinutes: z.number(), priceMinor: z.number() }));
export type Items = z.infer<typeof Items>;

/** What a customer is told of a visit. */
interface Told {
  start: number;
  personId: number;
  items: Items;
}

/** What the customer knows, and the `sequence` that the last mail is about, sent or waiting. */
const Known = z.object({
  start: z.number(),
  sequence: z.number(),
  personId: z.number().optional(),
  items: Items.optional(),
  /**
   * False after a move without mail, or with one that could not be delivered: somebody may have told
   * them by telephone.
   */
  isSure: z.boolean().optional(),
});
type Known = Told & { sequence: number; isSure: boolean };

/** How a move can be taken back, and for how long. Where nothing says otherwise, epoch milliseconds. */
const Before = z.object({
  from: z.number(),
  to: z.number(),
  personId: z.number(),
  sequence: z.number(),
  movedFrom: z.number().nullable(),
  missedAt: z.number().nullable(),
  /** As they were, if the move changed length or price. */
  items: Items.nullish(),
  /** What the customer knows as long as no mail about the move has gone. */
  known: Known,
  /** Whether mail about the move was queued. */
  tells: z.boolean(),
  movedAt: z.number(),
});
export type Before = z.infer<typeof Before>;

const Held = z.object({
  status: z.enum(['confirmed', 'cancelled']),
  sequence: z.number(),
  from: z.number(),
  to: z.number(),
  personId: z.number(),
  movedFrom: z.number().nullable(),
  missedAt: z.number().nullable(),
  items: Items,
  byProvider: z.boolean(),
  email: z.string().nullable(),
  /** Of the last move by the provider; others may have changed the visit since. */
  before: Before.nullable().catch(null),
});
export type Held = z.infer<typeof Held>;

const ms = (column: string) => sql.raw(`(extract(epoch from ${column}) * 1000)::float8`);

/** Locks the visit; null if there is none. */
export async function findHeld(
  tx: Transaction,
  { accountId, bookingId }: { accountId: number; bookingId: number },
): Promise<Held | null> {
  const { rows } = await tx.execute(sql`
    select b.status, b.sequence, ${ms('lower(b.during)')} as from, ${ms('upper(b.during)')} as to,
      b.person_id as "personId", ${ms('b.moved_from')} as "movedFrom",
      ${ms('b.missed_at')} as "missedAt", b.before_move as before,
      b.by_provider as "byProvider", b.customer_email as email,
      (select coalesce(json_agg(json_build_object('durationMinutes', i.duration_minutes,
          'priceMinor', i.price_minor) order by i.position), '[]')
        from booking_items i where i.account_id = b.account_id and i.booking_id = b.id) as items
    from bookings b where b.account_id = ${accountId} and b.id = ${bookingId} for update of b`);
  return rows[0] ? Held.parse(rows[0]) : null;
}

/**
 * What the customer believes: a move changed nothing for them while its mail can still wait. `waits` says
 * whether mail about a move does.
 */
export async function findKnown(
  tx: Transaction,
  held: Held,
  about: MailOf,
  now: number,
): Promise<{ known: Known; waits: boolean }> {
  const { before, from, personId, items, sequence } = held;
  const waiting = await findWaiting(tx, about);
  const waits = waiting.some(({ kind }) => kind === 'rearranged' || kind === 'given');
  const here = { start: from, personId, items, sequence };
  if (before?.sequence !== sequence - 1) return { known: { ...here, isSure: true }, waits };
  if (await isTold(tx, about, before.movedAt)) return { known: { ...here, isSure: true }, waits };
  const { known, tells } = before;
  const isRefused = waiting.some(({ isDead }) => isDead);
  const isSure = !isRefused && (known.isSure ?? tells);
  const canWait = waiting.length > 0 || now <= before.movedAt + UNDO_MS;
  // Mail that is sent is deleted after two days, and a move without mail is told some other way.
  if (!canWait) return { known: { ...here, isSure: true }, waits };
  return {
    known: {
      start: known.start,
      personId: known.personId ?? before.personId,
      items: known.items ?? before.items ?? items,
      sequence: tells ? known.sequence : sequence,
      isSure,
    },
    waits,
  };
}

/** `given` says that all but the person stays as it was. */
export function changeOf(was: Told, next: Told): 'given' | 'rearranged' {
  return was.start === next.start && isDeepStrictEqual(was.items, next.items)
    ? 'given'
    : 'rearranged';
}

/** What mail about a change would say; null if it leaves all as the customer knows it. */
export function newsOf(known: Known, { from }: Held, next: Told): 'given' | 'rearranged' | null {
  if (!known.isSure && from !== next.start) return 'rearranged';
  const change = changeOf(known, next);
  const isSame = change === 'given' && known.personId === next.personId;
  return isSame && known.isSure ? null : change;
}

/** The start that mail names as the one before; null if the customer knows no other. */
export const beforeOf = ({ start }: Told, next: Told): number | null =>
  start === next.start ? null : start;

interface Moving {
  items: Items | null;
  news: ReturnType<typeof newsOf>;
  willTell: boolean;
  now: number;
}

/** What is kept of a visit that is about to be moved. */
export function beforeMove(
  { from, to, personId, sequence, movedFrom, missedAt, items: had }: Held,
  known: Known,
  { items, news, willTell, now }: Moving,
): Before {
  return {
    from,
    to,
    personId,
    sequence,
    movedFrom,
    missedAt,
    items: items && had,
    known: { ...known, isSure: known.isSure && (willTell || news === null) },
    tells: willTell,
    movedAt: now,
  };
}
