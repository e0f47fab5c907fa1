import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Call } from '@/backend/calls/call';
import { findRowId } from '@/backend/calls/public-accounts';
import { checkWanted } from '@/backend/calls/visit';
import { calendarStateWithin, toPeople } from '@/backend/db/calendar-query';
import { inCalendar, type Transaction } from '@/backend/db/calendar-transaction';
import { toRange } from '@/backend/db/ranges';
import { type Outbox, planMail, queueAbout } from '@/backend/mail/queue';
import type { HostTable } from '@/lib/contract/host';
import { UNDO_MS } from '@/lib/domain/booking/undo';
import { SLOT_MS } from '@/lib/domain/calendar/slots';
import { AppError } from '@/lib/errors';
import { isTaken, keptAt, makeRoom, type Place, personWith } from './room';

const Before = z.object({
  from: z.number(),
  to: z.number(),
  personId: z.number(),
  sequence: z.number(),
  movedFrom: z.number().nullable(),
});

const Held = z.object({
  status: z.enum(['confirmed', 'cancelled']),
  sequence: z.number(),
  from: z.number(),
  to: z.number(),
  personId: z.number(),
  movedFrom: z.number().nullable(),
  /** Where it was before its provider moved it. */
  before: Before.nullable(),
});
type Held = z.infer<typeof Held>;

interface Asked {
  accountId: number;
  bookingId: number;
  /** As the provider saw it. */
  sequence: number;
}

const gone = () => new AppError('gone', 'This visit is not in the calendar any more.');

function askedOf(visitId: string, body: { calendarId: number; sequence: number }): Asked {
  const [accountId, bookingId] = [findRowId(body.calendarId), findRowId(visitId)];
  if (accountId === null || bookingId === null) throw gone();
  return { accountId, bookingId, sequence: body.sequence };
}

const ms = (column: string) => sql.raw(`(extract(epoch from ${column}) * 1000)::float8`);

/** Locks the visit. Throws `gone`, and `moved` if it has changed. */
async function hold(tx: Transaction, { accountId, bookingId, sequence }: Asked): Promise<Held> {
  const { rows } = await tx.execute(sql`
    select b.status, b.sequence, ${ms('lower(b.during)')} as from, ${ms('upper(b.during)')} as to,
      b.person_id as "personId", ${ms('b.moved_from')} as "movedFrom", b.before_move as before
    from bookings b where b.account_id = ${accountId} and b.id = ${bookingId} for update of b`);
  const [row] = rows;
  if (!row) throw gone();
  const held = Held.parse(row);
  if (held.status !== 'confirmed') throw gone();
  if (held.sequence !== sequence) {
    throw new AppError('moved', 'This visit was changed meanwhile. Please look at it again.');
  }
  return held;
}

/** The person with their other visits around that time. Throws `invalid`. */
async function readPerson(tx: Transaction, { accountId, personId, during, bookingId }: Place) {
  const { rows } = await tx.execute<{ state: unknown }>(
    sql`select ${calendarStateWithin(accountId, during, bookingId)} as state`,
  );
  return personWith(toPeople(rows[0]?.state), personId);
}

interface Written {
  movedFrom: number | null;
  before: z.infer<typeof Before> | null;
  mail: ReturnType<typeof planMail>;
  outbox: Outbox | null;
}

/** One's own move is no news. Throws `slot_taken` where another visit is. Returns the new sequence. */
async function put(tx: Transaction, place: Place, written: Written): Promise<number> {
  const { accountId, personId, during, bookingId } = place;
  const person = await readPerson(tx, place);
  if (isTaken(person, during)) {
    throw new AppError('slot_taken', 'Another visit is at this time. Please choose another time.');
  }
  await makeRoom(tx, place);
  const { rows } = await tx.execute<{ sequence: number }>(sql`
    with freed as (
      update bookings set person_id = ${personId}, during = ${toRange(during)}::tstzrange,
        kept = ${keptAt(place, person)}, sequence = sequence + 1, seen_sequence = sequence + 1,
        moved_from = to_timestamp(${written.movedFrom === null ? null : written.movedFrom / 1000}),
        before_move = ${written.before && JSON.stringify(written.before)}::jsonb
      where account_id = ${accountId} and id = ${bookingId}
      returning id, sequence, customer_email
    ), mail as (${queueAbout('freed', accountId, written.mail, written.outbox)})
    select sequence from freed`);
  const [row] = rows;
  if (!row) throw gone();
  return row.sequence;
}

/**
 * To any time and person, outside hours and rules too, but never over another visit; length and price
 * stay. The customer's mail waits until the move cannot be taken back any more. Throws `gone`,
 * `moved`, `invalid`, `slot_taken`; `conflict` for a visit that is over.
 */
export const moveVisit: Call<HostTable['moveVisit']> = async (
  { params, body },
  { db, now, outbox },
) => {
  const asked = askedOf(params.visitId, body);
  const { accountId, bookingId } = asked;
  checkWanted({ start: body.startsAt, itemIds: [] }, now());
  if (body.startsAt < Math.floor(now() / SLOT_MS) * SLOT_MS) {
    throw new AppError('invalid', 'This time has passed. Please choose another time.');
  }
  const sequence = await inCalendar(db, accountId, async (tx) => {
    const held = await hold(tx, asked);
    if (held.to <= now()) throw new AppError('conflict', 'This visit is over.');
    const during = { from: body.startsAt, to: body.startsAt + held.to - held.from };
    const personId = body.person ?? held.personId;
    const isLater = during.from !== held.from;
    if (!isLater && personId === held.personId) return held.sequence;
    const change = isLater ? 'rearranged' : 'given';
    const plan = planMail(change, 'provider', { now: now() + UNDO_MS, during });
    const { from, to, personId: wasWith, movedFrom } = held;
    return put(
      tx,
      { accountId, personId, during, bookingId },
      {
        movedFrom: isLater ? from : movedFrom,
        before: { from, to, personId: wasWith, sequence: held.sequence, movedFrom },
        mail: body.tellsCustomer ? plan : plan.filter(({ kind }) => kind === 'reminder'),
        outbox,
      },
    );
  });
  outbox?.nudge();
  return { sequence };
};

/**
 * Takes the mail about the present state of the visit back that has not begun to go. Returns whether
 * its customer may have been told of it already.
 */
async function dropMail(tx: Transaction, { accountId, bookingId, sequence }: Asked) {
  const about = sql`account_id = ${accountId} and booking_id = ${bookingId}
    and sequence = ${sequence} and to_role = 'customer'`;
  await tx.execute(sql`
    delete from messages where ${about} and sent_at is null and claimed_until is null and tries = 0`);
  const { rows } = await tx.execute(
    sql`select from messages where ${about} and kind in ('rearranged', 'given') limit 1`,
  );
  return rows.length > 0;
}

/** What was to be mailed before the move holds again, under the new number. */
async function reviveMail(tx: Transaction, asked: Asked, before: number, sequence: number) {
  const { accountId, bookingId } = asked;
  await tx.execute(sql`
    update messages set sequence = ${sequence}, dead_at = null, error_code = null,
      unique_key = concat_ws('/', kind, to_role, booking_id, ${sequence}::integer)
    where account_id = ${accountId} and booking_id = ${bookingId} and sequence = ${before}
      and sent_at is null and (dead_at is null or error_code = 'outdated')`);
}

/**
 * Puts a visit back where it was before {@link moveVisit}. Nobody hears of it while the mail about the
 * move has not gone; after that it is a move of its own. Throws as that does, and `conflict` for a visit
 * that was not moved.
 */
export const undoMove: Call<HostTable['undoMove']> = async (
  { params, body },
  { db, now, outbox },
) => {
  const asked = askedOf(params.visitId, body);
  const { accountId, bookingId } = asked;
  const undone = await inCalendar(db, accountId, async (tx) => {
    const { before, ...held } = await hold(tx, asked);
    if (!before) throw new AppError('conflict', 'This move cannot be taken back any more.');
    const during = { from: before.from, to: before.to };
    const isTold = await dropMail(tx, asked);
    const change = before.from === held.from ? 'given' : 'rearranged';
    const sequence = await put(
      tx,
      { accountId, personId: before.personId, during, bookingId },
      {
        movedFrom: isTold && change === 'rearranged' ? held.from : before.movedFrom,
        before: null,
        mail: isTold ? planMail(change, 'provider', { now: now(), during }) : [],
        outbox,
      },
    );
    if (!isTold) await reviveMail(tx, asked, before.sequence, sequence);
    return { sequence, isTold };
  });
  outbox?.nudge();
  return undone;
};
