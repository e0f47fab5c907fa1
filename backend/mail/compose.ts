import { sql } from 'drizzle-orm';
import type { Database } from '@/backend/db/client';
import { localDay } from '@/lib/shared/time/format';
import { VENUE_ZONE } from '@/lib/shared/time/venue-zone';
import { findOwner, isSwitchedOff, type Owner, withChoices } from './account-letters';
import { type BookingFacts, findBookingFacts, listVisitsOfDay } from './booking-facts';
import type { Letter } from './letter';
import { letterLocale, writeIn } from './letter-language';
import { listLetter } from './list-letter';
import { type AboutBooking, findMailKind } from './mail-kinds';
import { findNotice } from './notice-letters';
import type { Claimed } from './outbox-rows';
import { findWaiting } from './received-letter';
import type { Sender } from './sender';
import { findVerdict, findWriter } from './verdict-letter';

export interface Composed {
  to: string;
  letter: Letter;
  /** Set for mail to a customer about a visit. */
  facts?: BookingFacts;
}

/**
 * A confirmation tells the state at the time when it is sent, for a whole series. So earlier
 * changes are no news. A confirmation that is being sent tells no later changes.
 */
async function isAnyWaiting(
  db: Database,
  kinds: readonly string[],
  { accountId, bookingId, sequence }: BookingFacts,
) {
  if (kinds.length === 0) return false;
  const { rows } = await db.execute(sql`
    select from messages
    where account_id = ${accountId} and to_role = 'customer' and sent_at is null and dead_at is null
      and kind = any(${sql.param(kinds)}::text[])
      and (booking_id = ${bookingId} and sequence = ${sequence}
        or kind = 'booked' and admitted_at is null and error_code is distinct from 'joined'
          and (booking_id = ${bookingId} or booking_id in (select other.id from bookings b
            join bookings other on other.account_id = b.account_id and other.series_id = b.series_id
            where b.account_id = ${accountId} and b.id = ${bookingId})))`);
  return rows.length > 0;
}

/**
 * Whether an unsent confirmation is dropped because its visit was cancelled. If the provider
 * cancelled a single visit, the letter of the cancellation still tells of it.
 */
const isOff = ({ status, cancelledBy, series }: BookingFacts) =>
  status === 'cancelled' && (cancelledBy !== 'provider' || series.length > 0);

async function isOutdated(
  db: Database,
  row: AboutBooking,
  { kind, toRole, sequence }: Claimed,
  facts: BookingFacts,
  now: number,
): Promise<boolean> {
  const isToCustomer = toRole === 'customer';
  const isOther =
    kind === 'booked' && isToCustomer
      ? isOff(facts)
      : (row.isFor !== 'any' && facts.status !== row.isFor) || facts.sequence !== sequence;
  if (isOther || row.isLate(facts, now)) return true;
  return isToCustomer && isAnyWaiting(db, row.dropsBehind, facts);
}

/**
 * If the first visit of a series has changed, the confirmation of the series is about the next
 * visit.
 */
async function nextOfSeries(
  db: Database,
  { kind, accountId }: Claimed,
  { bookingId, series }: BookingFacts,
  now: number,
): Promise<BookingFacts | null> {
  if (kind !== 'booked') return null;
  const next = series.find((visit) => visit.bookingId !== bookingId && visit.startsAt > now);
  return next ? findBookingFacts(db, accountId, next.bookingId, now) : null;
}

const named = (letter: Letter): Letter => ({ ...letter, language: letterLocale() });

const namedIn = (language: string | null | undefined, write: () => Letter | null): Letter | null =>
  writeIn(language, () => {
    const letter = write();
    return letter && named(letter);
  });

async function letterAbout(
  db: Database,
  { letters }: AboutBooking,
  { toRole }: Claimed,
  facts: BookingFacts,
  sender: Sender,
  now: number,
): Promise<Letter | null> {
  if (toRole === 'customer') {
    return namedIn(facts.customer.language, () => letters.customer?.(facts, sender, now) ?? null);
  }
  if (!letters.provider) return null;
  const day = localDay(facts.startsAt, VENUE_ZONE.id);
  const visits = await listVisitsOfDay(db, facts.accountId, day);
  return letters.provider(facts, visits, sender, now);
}

async function composeAboutBooking(
  db: Database,
  row: AboutBooking,
  message: Claimed,
  sender: Sender,
  now: number,
): Promise<{ letter: Letter; facts: BookingFacts } | null> {
  const { accountId, bookingId } = message;
  const found = bookingId === null ? null : await findBookingFacts(db, accountId, bookingId, now);
  if (!found) return null;
  const isGone = await isOutdated(db, row, message, found, now);
  const facts = isGone ? await nextOfSeries(db, message, found, now) : found;
  if (!facts) return null;
  const letter = await letterAbout(db, row, message, facts, sender, now);
  return letter && { letter, facts };
}

async function letterToOwner(
  db: Database,
  row: Exclude<NonNullable<ReturnType<typeof findMailKind>>, { about: 'address' | 'notice' }>,
  message: Claimed,
  sender: Sender,
  now: number,
): Promise<Letter | null> {
  const { accountId, listingId, staffDecisionId } = message;
  switch (row.about) {
    case 'received': {
      const waiting = listingId === null ? null : await findWaiting(db, accountId, listingId);
      return waiting && row.letter(waiting, sender);
    }
    case 'verdict': {
      const found = staffDecisionId === null ? null : await findVerdict(db, staffDecisionId);
      return found && row.letter(found, sender);
    }
    case 'booking':
      return (await composeAboutBooking(db, row, message, sender, now))?.letter ?? null;
  }
}

async function composeForOwner(
  db: Database,
  message: Claimed,
  owner: Owner,
  sender: Sender,
  now: number,
): Promise<Composed | null> {
  const row = findMailKind(message.kind);
  if (!row || row.about === 'notice' || isSwitchedOff(message.kind, owner)) return null;
  if (row.about === 'address') {
    // Only links become outdated by a later change. The warning to the former address must be sent:
    // otherwise an attacker could suppress it by another change.
    const isOvertaken =
      message.kind === 'proving' && message.addressVersion !== owner.addressVersion;
    const to = isOvertaken ? null : row.to(owner, now, message);
    return to === null ? null : { to, letter: row.letter(owner, sender) };
  }
  const letter = await letterToOwner(db, row, message, sender, now);
  return letter && { to: owner.email, letter: withChoices(letter, sender) };
}

/** Returns null if the mail is outdated or unwanted. */
export async function compose(
  db: Database,
  message: Claimed,
  sender: Sender,
  now: number,
): Promise<Composed | null> {
  if (message.toRole === 'provider') {
    const owner = await findOwner(db, message.accountId);
    if (!owner) return null;
    return writeIn(owner.language, async () => {
      const composed = await composeForOwner(db, message, owner, sender, now);
      return composed && { ...composed, letter: named(composed.letter) };
    });
  }
  const row = findMailKind(message.kind);
  if (row?.about === 'notice') {
    const { noticeId } = message;
    const notice = noticeId === null ? null : await findNotice(db, noticeId, sender.linkSecret);
    const letter = notice && namedIn(notice.language, () => row.letter(notice, sender));
    return letter && { letter, to: notice.email };
  }
  if (row?.about === 'verdict') {
    const id = message.staffDecisionId;
    const found = id === null ? null : await findVerdict(db, id);
    const to = found?.reviewId ? await findWriter(db, found.reviewId) : null;
    const letter = found && to && namedIn(to.language, () => row.letter(found, sender));
    return letter ? { letter, to: to.email } : null;
  }
  if (row?.about !== 'booking') return null;
  const composed = await composeAboutBooking(db, row, message, sender, now);
  const to = composed?.facts.customer.email;
  return composed && to ? { to, ...composed } : null;
}

export interface Told {
  message: Claimed;
  composed: Composed;
}

/** Returns one letter about everything that waited for a mailbox. */
export function composeList(told: readonly Told[], sender: Sender): Letter {
  const visits = told.flatMap(({ message: { kind }, composed: { facts } }) =>
    facts ? { facts, kind } : [],
  );
  const language = visits[0]?.facts.customer.language;
  return writeIn(language, () => named(listLetter(visits, sender)));
}
