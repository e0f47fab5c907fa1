import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import type { Call } from '@/backend/calls/call';
import { findRowId } from '@/backend/calls/public-accounts';
import { checkWanted } from '@/backend/calls/visit';
import { calendarStateWithin, toPeople } from '@/backend/db/calendar-query';
import { type CalendarTransaction, inCalendar } from '@/backend/db/calendar-transaction';
import { toTimestamp } from '@/backend/db/instants';
import { toRange } from '@/backend/db/ranges';
import { goesBefore } from '@/backend/mail/budget';
import { type Outbox, planMail, queueAbout } from '@/backend/mail/queue';
import { refusal } from '@/backend/texts/refusal';
import type { HostTable } from '@/lib/shared/contract/host';
import { UNDO_MS } from '@/lib/shared/domain/booking/undo';
import { SLOT_MS, slotsNeeded } from '@/lib/shared/domain/calendar/slots';
import { AppError } from '@/lib/shared/errors';
import { DAY_MS, MINUTE_MS } from '@/lib/shared/time/units';
import {
  type Before,
  beforeMove,
  beforeOf,
  changeOf,
  findHeld,
  findKnown,
  type Held,
  type Items,
  newsOf,
} from './known-visit';
import { isTaken, keptAt, lengthOf, makeRoom, type Place, personWith } from './room';
import { carryOver, dropReminder, dropWaiting, isTold, remindAt } from './waiting-mail';

/** A page that stayed open must not undo an old move. */
const UNDO_ENDS_MS = 10 * MINUTE_MS;

interface Asked {
  accountId: number;
  bookingId: number;
  /** The sequence of the visit that the provider saw. */
  sequence: number;
}

const gone = () => new AppError('gone', refusal('visitGone'));

function askedOf(visitId: string, body: { calendarId: number; sequence: number }): Asked {
  const [accountId, bookingId] = [findRowId(body.calendarId), findRowId(visitId)];
  if (accountId === null || bookingId === null) throw gone();
  return { accountId, bookingId, sequence: body.sequence };
}

/** Locks the visit. */
async function hold(tx: CalendarTransaction, asked: Asked): Promise<Held> {
  const held = await findHeld(tx, asked);
  if (held?.status !== 'confirmed') throw gone();
  if (held.sequence !== asked.sequence) {
    throw new AppError('moved', refusal('visitChanged'));
  }
  return held;
}

async function readPerson(
  tx: CalendarTransaction,
  { accountId, personId, during, bookingId }: Place,
) {
  const { rows } = await tx.execute<{ state: unknown }>(
    sql`select ${calendarStateWithin(accountId, during, bookingId)} as state`,
  );
  return personWith(toPeople(rows[0]?.state), personId);
}

interface Written {
  movedFrom: number | null;
  /** Null leaves the items as they are. */
  items: Items | null;
  before: Before | null;
  mail: ReturnType<typeof planMail>;
  outbox: Outbox | null;
}

/** Returns the new sequence. */
async function put(tx: CalendarTransaction, place: Place, written: Written): Promise<number> {
  const { accountId, personId, during, bookingId } = place;
  const person = await readPerson(tx, place);
  if (isTaken(person, during)) {
    throw new AppError('slot_taken', refusal('visitThere'));
  }
  await makeRoom(tx, place);
  const { rows } = await tx.execute<{ sequence: number }>(sql`
    with freed as (
      update bookings set person_id = ${personId}, during = ${toRange(during)}::tstzrange,
        kept = ${keptAt(place, person)}, sequence = sequence + 1, seen_sequence = sequence + 1,
        moved_from = ${toTimestamp(written.movedFrom)}, missed_at = null,
        before_move = ${written.before && JSON.stringify(written.before)}::jsonb,
        total_minor = coalesce(${totalOf(written.items)}::integer, total_minor)
      where account_id = ${accountId} and id = ${bookingId}
      returning id, sequence, customer_email
    ), items as (
      update booking_items i set duration_minutes = item."durationMinutes",
        price_minor = item."priceMinor"
      from freed, rows from (
        json_to_recordset(${JSON.stringify(written.items ?? [])}::json)
          as ("durationMinutes" integer, "priceMinor" integer)
      ) with ordinality as item("durationMinutes", "priceMinor", place)
      where i.account_id = ${accountId} and i.booking_id = freed.id and i.position = item.place - 1
    ), mail as (${queueAbout('freed', accountId, written.mail, written.outbox)})
    select sequence from freed`);
  const [row] = rows;
  if (!row) throw gone();
  return row.sequence;
}

const totalOf = (items: Items | null): number | null =>
  items?.reduce((sum, { priceMinor }) => sum + priceMinor, 0) ?? null;

/** Null if nothing changes. */
function changedItems(held: Held, wanted: Items | undefined): Items | null {
  if (!wanted || isDeepStrictEqual(wanted, held.items)) return null;
  if (wanted.length !== held.items.length) {
    throw new AppError('invalid', refusal('otherServices'));
  }
  return wanted;
}

function endOf(start: number, held: Held, items: Items | null): number {
  if (items === null) return start + held.to - held.from;
  return start + slotsNeeded(lengthOf(items)) * SLOT_MS;
}

/**
 * Ignores opening hours and booking rules, but never overlaps another visit. Mail waits until the
 * move cannot be undone. Throws `conflict` for a visit that has begun, because its review waits for
 * its end.
 */
export const moveVisit: Call<HostTable['moveVisit']> = async (
  { params, body },
  { db, now, outbox, linkSecret, kept },
) => {
  const asked = askedOf(params.visitId, body);
  const { accountId, bookingId } = asked;
  checkWanted({ start: body.startsAt, itemIds: [] }, now());
  if (body.startsAt < Math.floor(now() / SLOT_MS) * SLOT_MS) {
    throw new AppError('invalid', refusal('timePassed'));
  }
  const move = async (tx: CalendarTransaction) => {
    const held = await hold(tx, asked);
    if (held.from <= now()) throw new AppError('conflict', refusal('visitBegun'));
    const items = changedItems(held, body.items);
    const during = { from: body.startsAt, to: endOf(body.startsAt, held, items) };
    const personId = body.person ?? held.personId;
    if (during.from === held.from && personId === held.personId) {
      if (items) throw new AppError('invalid', refusal('otherTimeToo'));
      return { sequence: held.sequence, willTell: false };
    }
    const { known, waits } = await findKnown(tx, held, asked, now());
    const next = { start: during.from, personId, items: items ?? held.items };
    const news = newsOf(known, held, next);
    const isWanted = body.tellsCustomer && news !== null && during.from > now() + UNDO_MS;
    const willTell =
      isWanted && (await goesBefore(during.from, held.email, { db: tx, linkSecret, now: now() }));
    const saysTime = news !== 'given' && (willTell || waits);
    const plan = planMail(news ?? 'rearranged', 'provider', { now: now() + UNDO_MS, during });
    const reminders = plan.filter(({ kind }) => kind === 'reminder');
    const sequence = await put(
      tx,
      { accountId, personId, during, bookingId },
      {
        movedFrom: saysTime ? beforeOf(known, next) : held.movedFrom,
        items,
        before: beforeMove(held, known, { items, news, willTell, now: now() }),
        mail: willTell ? plan : reminders,
        outbox,
      },
    );
    if (!willTell) {
      const left = reminders.length > 0 ? ['reminder'] : [];
      // If the customer already knows this state, the mail that was queued for it stays valid.
      const { sequence: holds } = news ? held : known;
      await carryOver(tx, { ...asked, sequence: holds }, { sequence, without: left, as: news });
      if (left.length === 0) {
        const due = Math.max(during.from - DAY_MS, now() + UNDO_MS);
        // The reminder would be due at once and tell of the move, of which the customer gets no mail.
        if (news === 'rearranged' && !waits) await dropReminder(tx, { ...asked, sequence }, now());
        else await remindAt(tx, { ...asked, sequence }, due);
      }
    }
    // Mail that was waiting is still sent, and it tells of this move.
    return { sequence, willTell: willTell || (waits && news !== null) };
  };
  const moved = await inCalendar(db, accountId, move, kept);
  outbox?.nudge();
  return moved;
};

/**
 * If the mail about the move still waits, it is dropped and the customer gets no mail. Throws
 * `conflict` for a move that cannot be undone.
 */
export const undoMove: Call<HostTable['undoMove']> = async (
  { params, body },
  { db, now, outbox, kept },
) => {
  const asked = askedOf(params.visitId, body);
  const { accountId, bookingId } = asked;
  const undo = async (tx: CalendarTransaction) => {
    const { before, ...held } = await hold(tx, asked);
    const isLast = before?.sequence === held.sequence - 1;
    const isLate = before && (now() > before.movedAt + UNDO_ENDS_MS || before.to <= now());
    // A visit that the move itself put into the running quarter hour has not begun.
    const hasBegun = before && held.from > before.movedAt && held.from <= now();
    if (!before || !isLast || isLate || hasBegun) {
      throw new AppError('conflict', refusal('moveKept'));
    }
    const during = { from: before.from, to: before.to };
    const wasTold = await isTold(tx, asked, before.movedAt);
    // Drops only the reminder that the move queued. A reminder from before the move stays.
    const planned = planMail('rearranged', 'provider', {
      now: before.movedAt + UNDO_MS,
      during: { from: held.from, to: held.to },
    });
    const own = planned.flatMap(({ kind }) => (kind === 'reminder' ? [kind] : []));
    await dropWaiting(tx, asked, before.tells ? ['rearranged', 'given', 'reminder'] : own);
    const back = {
      start: before.from,
      personId: before.personId,
      items: before.items ?? held.items,
    };
    const here = { start: held.from, personId: held.personId, items: held.items };
    const change = changeOf(here, back);
    const sequence = await put(
      tx,
      { accountId, personId: before.personId, during, bookingId },
      {
        movedFrom: wasTold ? beforeOf(here, back) : before.movedFrom,
        items: before.items ?? null,
        before: null,
        mail: wasTold ? planMail(change, 'provider', { now: now(), during }) : [],
        outbox,
      },
    );
    if (!wasTold) {
      await carryOver(tx, { ...asked, sequence: before.sequence }, { sequence });
      // A move without mail gave the earlier mail its own sequence, so the mail gets the new one
      // here.
      if (!before.tells) await carryOver(tx, asked, { sequence });
      await remindAt(tx, { ...asked, sequence }, Math.max(during.from - DAY_MS, now()));
    }
    return { sequence, isTold: wasTold };
  };
  const undone = await inCalendar(db, accountId, undo, kept);
  outbox?.nudge();
  return undone;
};
