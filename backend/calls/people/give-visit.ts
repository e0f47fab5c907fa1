import { sql } from 'drizzle-orm';
import { z } from 'zod';
import {
  beforeMove,
  beforeOf,
  findHeld,
  findKnown,
  newsOf,
} from '@/backend/calls/arranged-visits/known-visit';
import { carryOver } from '@/backend/calls/arranged-visits/waiting-mail';
import type { Call } from '@/backend/calls/call';
import { findRowId } from '@/backend/calls/public-accounts';
import { type BookedItem, findFree } from '@/backend/calls/visit';
import { calendarStateWithin, toPeople } from '@/backend/db/calendar-query';
import { type CalendarTransaction, inCalendar } from '@/backend/db/calendar-transaction';
import type { Database } from '@/backend/db/client';
import { epochMs, toTimestamp } from '@/backend/db/instants';
import { toRange } from '@/backend/db/ranges';
import { goesBefore } from '@/backend/mail/budget';
import { planMail, queueAbout } from '@/backend/mail/queue';
import { refusal } from '@/backend/texts/refusal';
import type { HostTable } from '@/lib/shared/contract/host';
import type { Person } from '@/lib/shared/domain/hours/people';
import { AppError } from '@/lib/shared/errors';
import { DAY_MS } from '@/lib/shared/time/units';

const Items = z.array(
  z.object({
    id: z.number(),
    name: z.string(),
    priceMinor: z.number(),
    durationMinutes: z.number(),
  }),
);

/** SQL, as JSON: the items of booking `b`. */
const BOOKED_ITEMS = sql`(
  select json_agg(json_build_object('id', i.service_item_id, 'name', i.name,
    'priceMinor', i.price_minor, 'durationMinutes', i.duration_minutes) order by i.position)
  from booking_items i where i.account_id = b.account_id and i.booking_id = b.id)`;

interface GivenVisit {
  start: number;
  items: BookedItem[];
}

/** Returns null if the person has no time, or has left. */
function planFor({ start, items }: GivenVisit, people: readonly Person[], now: number, to: number) {
  if (!people.some(({ id }) => id === to)) return null;
  const wanted = { start, itemIds: items.map(({ id }) => id), person: to };
  return findFree(wanted, { items, people }, { now, audience: 'provider' });
}

const windowOf = (start: number) => ({ from: start - DAY_MS, to: start + 2 * DAY_MS });

function isAble({ skippedItemIds }: Person, items: readonly BookedItem[]): boolean {
  return !items.some(({ id }) => skippedItemIds.includes(String(id)));
}

const MOST = 100;

/** `takers` leaves out people who do not do all items, and people without time. */
export const listComingVisits: Call<HostTable['listComingVisits']> = async (
  { query },
  { db, now },
) => {
  const accountId = findRowId(query.calendarId);
  if (accountId === null) return { visits: [] };
  const { rows } = await db.execute<{
    id: number;
    start: number;
    name: string;
    items: unknown;
  }>(sql`
    select b.id, ${epochMs(sql`lower(b.during)`)} as start,
      coalesce(b.customer_name, '') as name, ${BOOKED_ITEMS} as items
    from bookings b
    where b.account_id = ${accountId} and b.person_id = ${query.person}
      and b.status = 'confirmed' and lower(b.during) > ${toTimestamp(now())}
      and b.during && tstzrange(${toTimestamp(now())}, null)
    order by lower(b.during) limit ${MOST}`);
  const last = rows.at(-1)?.start ?? now();
  const people = await readPeopleUntil(db, accountId, { from: now(), to: last + 2 * DAY_MS });
  return {
    visits: rows.map(({ id, start, name, items }) => {
      const visit = { start, items: Items.parse(items ?? []) };
      const takers = people.filter(
        (one) =>
          one.id !== query.person &&
          isAble(one, visit.items) &&
          planFor(visit, people, now(), one.id) !== null,
      );
      return {
        id,
        startsAt: start,
        customerName: name,
        items: visit.items.map((item) => item.name),
        takers: takers.map((one) => one.id),
      };
    }),
  };
};

async function readPeopleUntil(
  db: Database,
  accountId: number,
  window: { from: number; to: number },
): Promise<Person[]> {
  const { rows } = await db.execute<{ state: unknown }>(
    sql`select ${calendarStateWithin(accountId, window)} as state`,
  );
  return toPeople(rows[0]?.state);
}

/** The new person need not do all items. Throws `conflict` for a visit that has begun. */
export const giveVisit: Call<HostTable['giveVisit']> = async (
  { body },
  { db, now, outbox, linkSecret, kept },
) => {
  const accountId = findRowId(body.calendarId);
  const gone = () => new AppError('gone', refusal('visitGone'));
  if (accountId === null) throw gone();
  const give = async (tx: CalendarTransaction) => {
    const held = await findHeld(tx, { accountId, bookingId: body.bookingId });
    if (held?.status !== 'confirmed') throw gone();
    if (held.personId === body.person) return true;
    if (held.from <= now()) throw new AppError('conflict', refusal('visitBegun'));
    const { rows } = await tx.execute<{ items: unknown; state: unknown }>(sql`
      select ${calendarStateWithin(accountId, windowOf(held.from), body.bookingId)} as state,
        (select ${BOOKED_ITEMS} from bookings b
          where b.account_id = ${accountId} and b.id = ${body.bookingId}) as items`);
    const people = toPeople(rows[0]?.state);
    const visit = { start: held.from, items: Items.parse(rows[0]?.items ?? []) };
    const plan = planFor(visit, people, now(), body.person);
    if (!plan) {
      throw new AppError('slot_taken', refusal('noTimeForVisit'));
    }
    const about = { accountId, bookingId: body.bookingId, sequence: held.sequence };
    const { known } = await findKnown(tx, held, about, now());
    const next = { start: held.from, personId: body.person, items: held.items };
    const news = newsOf(known, held, next);
    const willTell =
      news !== null &&
      (await goesBefore(held.from, held.email, { db: tx, linkSecret, now: now() }));
    const planned = news ? planMail(news, 'provider', { now: now(), during: plan.during }) : [];
    const mail = willTell ? planned : [];
    const movedFrom = news === 'rearranged' ? beforeOf(known, next) : held.movedFrom;
    const before = beforeMove(held, known, {
      items: null,
      news,
      willTell,
      now: now(),
    });
    const { rows: given } = await tx.execute<{ sequence: number }>(sql`
      with freed as (
        update bookings set person_id = ${plan.personId}, kept = ${toRange(plan.kept)}::tstzrange,
          sequence = sequence + 1, seen_sequence = sequence + 1,
          moved_from = ${toTimestamp(movedFrom)},
          before_move = ${JSON.stringify(before)}::jsonb
        where account_id = ${accountId} and id = ${body.bookingId}
        returning id, sequence, customer_email
      ), mail as (${queueAbout('freed', accountId, mail, outbox)})
      select sequence from freed`);
    const sequence = given[0]?.sequence;
    if (!willTell && sequence !== undefined) {
      const { sequence: holds } = news ? held : known;
      await carryOver(tx, { ...about, sequence: holds }, { sequence, as: news });
    }
    return willTell;
  };
  const willTell = await inCalendar(db, accountId, give, kept);
  outbox?.nudge();
  return { given: true, willTell };
};
