import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { BOOKED_ITEMS, BookedItems } from '@/backend/db/booked-items';
import { calendarStateWithin, toPeople } from '@/backend/db/calendar-query';
import type { CalendarTransaction } from '@/backend/db/calendar-transaction';
import { epochMs } from '@/backend/db/instants';
import type { BookingFacts } from '@/backend/mail/booking-facts';
import { MOST_MOVES } from '@/lib/shared/domain/booking/changes';
import type { Span } from '@/lib/shared/time/span';
import { goneLink } from './linked-booking';

export const MOVE_SCOPE = 'moveCustomerBooking';

const Held = z.object({
  status: z.enum(['confirmed', 'cancelled']),
  movesLeft: z.number(),
  linkVersion: z.number(),
  startsAt: z.number(),
  endsAt: z.number(),
  personId: z.number(),
});

export type HeldVisit = z.infer<typeof Held>;

const HELD = sql`b.status, b.person_id as "personId", b.link_version as "linkVersion",
  greatest(0, ${MOST_MOVES}::integer - b.moves) as "movesLeft",
  ${epochMs(sql`lower(b.during)`)} as "startsAt",
  ${epochMs(sql`upper(b.during)`)} as "endsAt"`;

function toHeld(row: unknown, { linkVersion }: BookingFacts): HeldVisit {
  if (!row) throw goneLink();
  const held = Held.parse(row);
  if (held.linkVersion !== linkVersion) throw goneLink();
  return held;
}

/** Locks the visit. Throws `gone` if it is not there any more. */
export async function holdVisit(tx: CalendarTransaction, linked: BookingFacts): Promise<HeldVisit> {
  const { accountId, bookingId } = linked;
  const { rows } = await tx.execute(sql`
    select ${HELD} from bookings b
    where b.account_id = ${accountId} and b.id = ${bookingId} for update`);
  return toHeld(rows[0], linked);
}

/**
 * Does the same as {@link holdVisit}. Also returns the calendar without this visit, and the hash of
 * the first request with the key.
 */
export async function holdForMove(
  tx: CalendarTransaction,
  linked: BookingFacts,
  window: Span,
  key: string | null,
) {
  const { accountId, bookingId } = linked;
  const { rows } = await tx.execute<{
    takesBookings: boolean;
    items: unknown;
    state: unknown;
    knownHash: string | null;
  }>(sql`
    select ${HELD}, a.takes_bookings as "takesBookings", ${BOOKED_ITEMS} as items,
      ${calendarStateWithin(accountId, window, bookingId)} as state,
      (select body_hash from idempotency_keys
        where scope = ${MOVE_SCOPE} and key = ${key}) as "knownHash"
    from bookings b join accounts a on a.id = b.account_id
    where b.account_id = ${accountId} and b.id = ${bookingId} for update of b`);
  const held = toHeld(rows[0], linked);
  const { takesBookings = false, items, state, knownHash = null } = rows[0] ?? {};
  return {
    held,
    takesBookings,
    items: BookedItems.parse(items),
    people: toPeople(state),
    knownHash,
  };
}
