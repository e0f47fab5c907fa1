import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { CalendarTransaction } from '@/backend/db/calendar-transaction';
import { epochMs } from '@/backend/db/instants';
import { UNDO_MS } from '@/lib/shared/domain/booking/undo';
import { findWaiting, isTold, type MailOf } from './waiting-mail';

const Items = z.array(z.object({ durationMinutes: z.number(), priceMinor: z.number() }));
export type Items = z.infer<typeof Items>;

interface Told {
  start: number;
  personId: number;
  items: Items;
}

/**
 * What the customer knows about the visit. `sequence` is that of the last mail, sent or waiting.
 */
const Known = z.object({
  start: z.number(),
  sequence: z.number(),
  personId: z.number().optional(),
  items: Items.optional(),
  /**
   * False after a move without delivered mail: the provider may have told the customer by
   * telephone.
   */
  isSure: z.boolean().optional(),
});
type Known = Told & { sequence: number; isSure: boolean };

/** The state that undoing a move restores. */
const Before = z.object({
  from: z.number(),
  to: z.number(),
  personId: z.number(),
  sequence: z.number(),
  movedFrom: z.number().nullable(),
  /** Set if the move changed length or price. */
  items: Items.nullish(),
  /** What the customer knows until mail about the move is sent. */
  known: Known,
  /** Whether mail was queued. */
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
  items: Items,
  email: z.string().nullable(),
  /** The state before the provider's last move. The visit may have changed again since then. */
  before: Before.nullable().catch(null),
});
export type Held = z.infer<typeof Held>;

/** Locks the visit. */
export async function findHeld(
  tx: CalendarTransaction,
  { accountId, bookingId }: { accountId: number; bookingId: number },
): Promise<Held | null> {
  const { rows } = await tx.execute(sql`
    select b.status, b.sequence, ${epochMs(sql`lower(b.during)`)} as from, ${epochMs(sql`upper(b.during)`)} as to,
      b.person_id as "personId", ${epochMs(sql`b.moved_from`)} as "movedFrom",
      b.before_move as before,
      b.customer_email as email,
      (select coalesce(json_agg(json_build_object('durationMinutes', i.duration_minutes,
          'priceMinor', i.price_minor) order by i.position), '[]')
        from booking_items i where i.account_id = b.account_id and i.booking_id = b.id) as items
    from bookings b where b.account_id = ${accountId} and b.id = ${bookingId} for update of b`);
  return rows[0] ? Held.parse(rows[0]) : null;
}

/**
 * While mail about a move can wait, the customer knows the visit as it was before. `waits` says
 * whether such mail is waiting.
 */
export async function findKnown(
  tx: CalendarTransaction,
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
  // By then the sent mail may be deleted, or the provider has told the customer in another way.
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

/** Returns `given` if only the person changes. */
export function changeOf(was: Told, next: Told): 'given' | 'rearranged' {
  return was.start === next.start && isDeepStrictEqual(was.items, next.items)
    ? 'given'
    : 'rearranged';
}

/** Null if nothing changes for the customer. */
export function newsOf(known: Known, { from }: Held, next: Told): 'given' | 'rearranged' | null {
  if (!known.isSure && from !== next.start) return 'rearranged';
  const change = changeOf(known, next);
  const isSame = change === 'given' && known.personId === next.personId;
  return isSame && known.isSure ? null : change;
}

/** The former start for mail; null if it is unchanged. */
export const beforeOf = ({ start }: Told, next: Told): number | null =>
  start === next.start ? null : start;

interface Moving {
  items: Items | null;
  news: ReturnType<typeof newsOf>;
  willTell: boolean;
  now: number;
}

export function beforeMove(
  { from, to, personId, sequence, movedFrom, items: had }: Held,
  known: Known,
  { items, news, willTell, now }: Moving,
): Before {
  return {
    from,
    to,
    personId,
    sequence,
    movedFrom,
    items: items && had,
    known: { ...known, isSure: known.isSure && (willTell || news === null) },
    tells: willTell,
    movedAt: now,
  };
}
