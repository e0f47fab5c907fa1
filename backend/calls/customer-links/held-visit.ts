import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { calendarStateWithin, toCalendarState } from '@/backend/db/calendar-query';
import type { Transaction } from '@/backend/db/calendar-transaction';
import type { BookingFacts } from '@/backend/mail/booking-facts';
import { MOST_MOVES } from '@/lib/domain/booking/changes';
import type { Span } from '@/lib/time/span';
import { goneLink } from './linked-booking';

/** The name of the call whose keys are stored; the same key for another call is another key. */
export const MOVE_SCOPE = 'moveCustomerBooking';

const Held = z.object({
  status: z.enum(['confirmed', 'cancelled']),
  movesLeft: z.number(),
  linkVersion: z.number(),
  /** Epoch milliseconds, like `endsAt`. */
  startsAt: z.number(),
  endsAt: z.number(),
});

/** What a change of a visit is decided by, as it is in this transaction. */
export type HeldVisit = z.infer<typeof Held>;

const HELD = sql`b.status, b.link_version as "linkVersion",
  greatest(0, ${MOST_MOVES}::integer - b.moves) as "movesLeft",
  (extract(epoch from lower(b.during)) * 1000)::float8 as "startsAt",
  (extract(epoch from upper(b.during)) * 1000)::float8 as "endsAt"`;

function toHeld(row: unknown, { linkVersion }: BookingFacts): HeldVisit {
  if (!row) throw goneLink();
  const held = Held.parse(row);
  if (held.linkVersion !== linkVersion) throw goneLink();
  return held;
}

/**
 * Reads the visit of a link and keeps everybody else from changing it until the transaction ends.
 * Throws `gone`.
 */
export async function holdVisit(tx: Transaction, linked: BookingFacts): Promise<HeldVisit> {
  const { accountId, bookingId } = linked;
  const { rows } = await tx.execute(sql`
    select ${HELD} from bookings b
    where b.account_id = ${accountId} and b.id = ${bookingId} for update`);
  return toHeld(rows[0], linked);
}

/**
 * The same, and in the same round trip what surrounds a move: the calendar within a window without
 * the visit's own time, and the hash of the request that had this key before, if one had.
 */
export async function holdForMove(
  tx: Transaction,
  linked: BookingFacts,
  window: Span,
  key: string | null,
) {
  const { accountId, bookingId } = linked;
  const { rows } = await tx.execute<{
    takesBookings: boolean;
    state: unknown;
    knownHash: string | null;
  }>(sql`
    select ${HELD}, a.takes_bookings as "takesBookings",
      ${calendarStateWithin(accountId, window, bookingId)} as state,
      (select body_hash from idempotency_keys
        where scope = ${MOVE_SCOPE} and key = ${key}) as "knownHash"
    from bookings b join accounts a on a.id = b.account_id
    where b.account_id = ${accountId} and b.id = ${bookingId} for update of b`);
  const held = toHeld(rows[0], linked);
  const { takesBookings = false, state, knownHash = null } = rows[0] ?? {};
  return { held, takesBookings, state: toCalendarState(state), knownHash };
}
