import { sql } from 'drizzle-orm';
import type { Database } from '@/backend/db/client';
import { localDay } from '@/lib/time/format';
import { VENUE_ZONE } from '@/lib/time/venue-zone';
import { type BookingFacts, findBookingFacts, listVisitsOfDay } from './booking-facts';
import { arrangedLetter, cancelledLetter, reminderLetter } from './customer-letters';
import { decisionLetter, findDecision } from './decision-letter';
import type { Letter } from './letter';
import type { Claimed } from './outbox-rows';
import { providerLetter } from './provider-letters';
import type { Sender } from './sender';

/** A message with its address and its text, made from what the database says now. */
export interface Composed {
  to: string;
  letter: Letter;
}

/** Whether a booking has changed since the message was queued, or has begun. */
function isOutdated({ kind, sequence }: Claimed, facts: BookingFacts, now: number): boolean {
  const isFor = kind === 'cancelled' ? 'cancelled' : 'confirmed';
  return facts.status !== isFor || facts.sequence !== sequence || facts.startsAt <= now;
}

/** Whether the customer is yet to be told of a booking, or its move; a reminder then has nothing to recall. */
async function isStillToBeTold(db: Database, { accountId, bookingId, sequence }: BookingFacts) {
  const { rows } = await db.execute(sql`
    select from messages
    where account_id = ${accountId} and booking_id = ${bookingId} and to_role = 'customer'
      and sequence = ${sequence}
      and kind in ('booked', 'moved') and sent_at is null and dead_at is null`);
  return rows.length > 0;
}

async function composeAbout(
  db: Database,
  { kind, toRole }: Claimed,
  facts: BookingFacts,
  sender: Sender,
  now: number,
): Promise<Letter | null> {
  if (kind === 'decided') return null;
  if (toRole === 'customer') {
    if (kind === 'reminder') return reminderLetter(facts, sender, now);
    if (kind === 'cancelled') return cancelledLetter(facts, sender, now);
    return arrangedLetter(kind, facts, sender, now);
  }
  if (kind === 'reminder') return null;
  const day = localDay(facts.startsAt, VENUE_ZONE.id);
  const visits = await listVisitsOfDay(db, facts.accountId, day);
  return providerLetter(kind, facts, visits, sender, now);
}

/** Writes a message; null if nobody needs it any more. */
export async function compose(
  db: Database,
  message: Claimed,
  sender: Sender,
  now: number,
): Promise<Composed | null> {
  const { accountId, bookingId, decisionId, toRole } = message;
  if (decisionId !== null) {
    const decided = await findDecision(db, accountId, decisionId);
    const letter = decided && decisionLetter(decided, sender);
    return letter && { letter, to: decided.ownerEmail };
  }
  const facts = bookingId === null ? null : await findBookingFacts(db, accountId, bookingId);
  if (!facts || isOutdated(message, facts, now)) return null;
  if (message.kind === 'reminder' && (await isStillToBeTold(db, facts))) return null;
  const to = toRole === 'customer' ? facts.customer.email : facts.account.email;
  const letter = to ? await composeAbout(db, message, facts, sender, now) : null;
  return to && letter ? { to, letter } : null;
}
