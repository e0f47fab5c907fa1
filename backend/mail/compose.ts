import { sql } from 'drizzle-orm';
import type { Database } from '@/backend/db/client';
import { localDay } from '@/lib/time/format';
import { VENUE_ZONE } from '@/lib/time/venue-zone';
import { type BookingFacts, findBookingFacts, listVisitsOfDay } from './booking-facts';
import { findDecision } from './decision-letter';
import type { Letter } from './letter';
import { type AboutBooking, findMailKind } from './mail-kinds';
import { findNotice } from './notice-letters';
import type { Claimed } from './outbox-rows';
import { findWaiting } from './received-letter';
import type { Sender } from './sender';
import { findOwner, findVerdict, findWriter } from './verdict-letter';

export interface Composed {
  to: string;
  letter: Letter;
}

async function isAnyWaiting(
  db: Database,
  kinds: readonly string[],
  { accountId, bookingId, sequence }: BookingFacts,
) {
  if (kinds.length === 0) return false;
  const { rows } = await db.execute(sql`
    select from messages
    where account_id = ${accountId} and booking_id = ${bookingId} and to_role = 'customer'
      and sequence = ${sequence}
      and kind = any(${sql.param(kinds)}::text[]) and sent_at is null and dead_at is null`);
  return rows.length > 0;
}

async function isOutdated(
  db: Database,
  row: AboutBooking,
  { sequence }: Claimed,
  facts: BookingFacts,
  now: number,
): Promise<boolean> {
  if (facts.status !== row.isFor || facts.sequence !== sequence) return true;
  return row.isLate(facts, now) || isAnyWaiting(db, row.dropsBehind, facts);
}

/** The one confirmation of a series goes on, about its next visit, when its first one has changed. */
async function nextOfSeries(
  db: Database,
  { kind, accountId }: Claimed,
  { bookingId, series }: BookingFacts,
  now: number,
): Promise<BookingFacts | null> {
  if (kind !== 'booked') return null;
  const next = series.find((visit) => visit.bookingId !== bookingId && visit.startsAt > now);
  return next ? findBookingFacts(db, accountId, next.bookingId) : null;
}

async function letterAbout(
  db: Database,
  { letters }: AboutBooking,
  { toRole }: Claimed,
  facts: BookingFacts,
  sender: Sender,
  now: number,
): Promise<Letter | null> {
  if (toRole === 'customer') return letters.customer?.(facts, sender, now) ?? null;
  if (!letters.provider) return null;
  const day = localDay(facts.startsAt, VENUE_ZONE.id);
  const visits = await listVisitsOfDay(db, facts.accountId, day);
  return letters.provider(facts, visits, sender, now);
}

/** Null for a message that nobody needs any more. */
export async function compose(
  db: Database,
  message: Claimed,
  sender: Sender,
  now: number,
): Promise<Composed | null> {
  const { accountId, bookingId, decisionId, listingId, staffDecisionId, noticeId, toRole } =
    message;
  const row = findMailKind(message.kind);
  if (row?.about === 'decision') {
    const decided = decisionId === null ? null : await findDecision(db, accountId, decisionId);
    return decided && { letter: row.letter(decided, sender), to: decided.ownerEmail };
  }
  if (row?.about === 'verdict') {
    const found = staffDecisionId === null ? null : await findVerdict(db, staffDecisionId);
    const to =
      found &&
      (await (found.reviewId === null ? findOwner(db, accountId) : findWriter(db, found.reviewId)));
    return to ? { letter: row.letter(found, sender), to } : null;
  }
  if (row?.about === 'notice') {
    const notice = noticeId === null ? null : await findNotice(db, noticeId);
    return notice && { letter: row.letter(notice, sender), to: notice.email };
  }
  if (row?.about === 'received') {
    const waiting = listingId === null ? null : await findWaiting(db, accountId, listingId);
    return waiting && { letter: row.letter(waiting, sender), to: waiting.ownerEmail };
  }
  const found = bookingId === null ? null : await findBookingFacts(db, accountId, bookingId);
  if (!row || !found) return null;
  const isGone = await isOutdated(db, row, message, found, now);
  const facts = isGone ? await nextOfSeries(db, message, found, now) : found;
  if (!facts) return null;
  const to = toRole === 'customer' ? facts.customer.email : facts.account.email;
  const letter = to ? await letterAbout(db, row, message, facts, sender, now) : null;
  return to && letter ? { to, letter } : null;
}
