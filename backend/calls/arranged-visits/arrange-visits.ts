import { createHash } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { insertBooking } from '@/backend/calls/booking-rows';
import type { Call } from '@/backend/calls/call';
import { findRowId, unknownCalendar } from '@/backend/calls/public-accounts';
import { type BookedItem, checkWanted, type VisitToBook } from '@/backend/calls/visit';
import { calendarStateWithin, toPeople } from '@/backend/db/calendar-query';
import { type CalendarTransaction, inCalendar } from '@/backend/db/calendar-transaction';
import { holdAddress, MAILBOX } from '@/backend/mail/mailbox';
import { refusal } from '@/backend/texts/refusal';
import type { HostTable } from '@/lib/shared/contract/host';
import { Arranged, type Arrangement } from '@/lib/shared/contract/visits';
import { SLOT_MS, slotsNeeded } from '@/lib/shared/domain/calendar/slots';
import { keptAround } from '@/lib/shared/domain/hours/calendar-slots';
import type { Person } from '@/lib/shared/domain/hours/people';
import { mailboxOf } from '@/lib/shared/domain/text/mail-address';
import { AppError } from '@/lib/shared/errors';
import { DEFAULT_LOCALE } from '@/lib/shared/texts/locales';
import { DAY_MS } from '@/lib/shared/time/units';
import { isOneStrangerTooMany } from './own-mail-limit';
import { isTaken, keptAt, lengthOf, makeRoom, personWith } from './room';

const SCOPE = 'arrangeVisits';

type Answer = z.output<typeof Arranged>;

interface NamedItem {
  id: number;
  name: string;
  serviceId: string;
  isApproved: boolean;
}

/** All items must belong to one listing, because a mail names only one. */
function itemsOf(body: Arrangement, named: readonly NamedItem[]): BookedItem[] {
  if (new Set(named.map(({ serviceId }) => serviceId)).size > 1) {
    throw new AppError('invalid', refusal('oneListing'));
  }
  return body.items.map(({ id, durationMinutes, priceMinor }) => {
    const name = named.find((item) => item.id === Number(id))?.name;
    if (name === undefined) {
      throw new AppError('invalid', refusal('serviceGone'));
    }
    return { id: Number(id), name, durationMinutes, priceMinor };
  });
}

function checkStarts({ starts, items }: Arrangement, now: number): void {
  for (const start of starts) {
    checkWanted({ start, itemIds: items.map(({ id }) => Number(id)) }, now);
  }
  if (new Set(starts).size < starts.length) {
    throw new AppError('invalid', refusal('ownTimes'));
  }
}

function checkAhead({ starts }: Arrangement, now: number): void {
  if (starts.some((start) => start < Math.floor(now / SLOT_MS) * SLOT_MS)) {
    throw new AppError('invalid', refusal('timePassed'));
  }
}

function checkMail(
  { customerEmail }: Arrangement,
  named: readonly NamedItem[],
  isMany: boolean,
): void {
  if (!customerEmail) return;
  const refuse = (text: string) =>
    new AppError('invalid', text, { fields: { customerEmail: text } });
  if (!named.every(({ isApproved }) => isApproved)) {
    throw refuse(refusal('mailOnceApproved'));
  }
  if (isMany) {
    throw refuse(refusal('mailedOften'));
  }
}

/**
 * SQL: the language for mail to the customer. It is the language of the mailbox's last booking with
 * the account, or else the account's own. Null means English, or no mail. Older visits that were
 * booked by hand have no language.
 */
function languageOf(accountId: number, email: string | null): SQL {
  if (email === null) return sql`null`;
  return sql`coalesce(
    (select coalesce(customer_language, ${DEFAULT_LOCALE}) from bookings
      where account_id = ${accountId} and ${MAILBOX} = ${mailboxOf(email)}
        and (not by_provider or customer_language is not null)
      order by created_at desc, id desc limit 1),
    (select language from accounts where id = ${accountId}))`;
}

/** Makes one round trip. The customer's address stays locked until the transaction ends. */
async function read(
  tx: CalendarTransaction,
  accountId: number,
  body: Arrangement,
  { key, now }: { key: string | null; now: number },
) {
  const window = {
    from: Math.min(...body.starts) - DAY_MS,
    to: Math.max(...body.starts) + 2 * DAY_MS,
  };
  const { rows } = await tx.execute<{
    known: { bodyHash: string; answer: unknown } | null;
    takes_bookings: boolean | null;
    items: NamedItem[];
    is_many: boolean;
    language: string | null;
    state: unknown;
  }>(sql`
    select
      (select json_build_object('bodyHash', body_hash, 'answer', answer) from idempotency_keys
        where scope = ${SCOPE} and key = ${key}) as known,
      (select takes_bookings from accounts where id = ${accountId}) as takes_bookings,
      (select coalesce(json_agg(json_build_object('id', i.id, 'name', i.name,
          'serviceId', l.id, 'isApproved', l.status = 'approved')), '[]')
        from service_items i join services l on l.id = i.service_id
        where i.id = any(${sql.param(body.items.map(({ id }) => Number(id)))}::bigint[])
          and i.deleted_at is null and l.account_id = ${accountId}) as items,
      ${isOneStrangerTooMany(accountId, body.customerEmail || null, now)} as is_many,
      ${languageOf(accountId, body.customerEmail || null)} as language,
      ${calendarStateWithin(accountId, window)} as state,
      ${holdAddress(body.customerEmail || null)}`);
  const [row] = rows;
  if (!row) throw new Error('a select without a table answers one row');
  return row;
}

/** Books the free starts and returns the others as `lost`. Throws `slot_taken` if all are lost. */
export const arrangeVisits: Call<HostTable['arrangeVisits']> = async (
  { body },
  { db, now, idempotencyKey: key = null, outbox, linkSecret },
) => {
  checkStarts(body, now());
  const accountId = findRowId(body.calendarId);
  if (accountId === null) throw unknownCalendar('not_found');
  const bodyHash = createHash('sha256').update(JSON.stringify(body)).digest('hex');
  const answer = await inCalendar(db, accountId, async (tx): Promise<Answer> => {
    const {
      known,
      takes_bookings,
      items: named,
      is_many: isMany,
      language,
      state,
    } = await read(tx, accountId, body, {
      key,
      now: now(),
    });
    if (known && known.bodyHash !== bodyHash) {
      throw new AppError('key_reused', refusal('keyUsed'));
    }
    if (known) return Arranged.parse(known.answer);
    // Not checked for a repeat, which was answered above: by now the visit may have begun.
    checkAhead(body, now());
    if (takes_bookings === null) throw unknownCalendar('not_found');
    const items = itemsOf(body, named);
    checkMail(body, named, isMany);
    const people = toPeople(state);
    const first = people[0] ?? null;
    const person = personWith(people, body.person ?? first?.id ?? 0);
    const found: Answer = { booked: [], lost: [] };
    let seriesId: number | null = null;
    let isConfirmed = false;
    let until = 0;
    for (const start of [...body.starts].sort((a, b) => a - b)) {
      const visit = visitAt(start, items, person, people.length > 1);
      if (isTaken(person, visit.during) || start < until) {
        found.lost.push(start);
        continue;
      }
      const { personId, during } = visit;
      const isAhead = start > now();
      const place = { accountId, personId, during, bookingId: null };
      await makeRoom(tx, place);
      const booking = await insertBooking(
        tx,
        accountId,
        { ...body, language: language ?? undefined, isProvider: true },
        visit,
        null,
        {
          now: now(),
          outbox: isAhead ? outbox : null,
          linkSecret: isAhead ? linkSecret : null,
          kept: keptAt(place, person),
          seriesId,
          isConfirmedBefore: isConfirmed,
        },
      );
      found.booked.push({ id: booking.id, startsAt: start });
      seriesId ??= booking.id;
      until = during.to;
      isConfirmed ||= isAhead;
      if (booking.mail) found.mail = booking.mail;
    }
    if (found.booked.length === 0) {
      throw new AppError('slot_taken', refusal('visitThere'));
    }
    await finish(tx, accountId, found, key, bodyHash);
    return found;
  });
  outbox?.nudge();
  return answer;
};

function visitAt(
  start: number,
  items: BookedItem[],
  person: Person,
  isNamed: boolean,
): VisitToBook {
  const durationMinutes = lengthOf(items);
  const during = { from: start, to: start + slotsNeeded(durationMinutes) * SLOT_MS };
  return {
    during,
    kept: keptAround(during, person.calendar.schedule.rules),
    durationMinutes,
    totalMinor: items.reduce((sum, item) => sum + item.priceMinor, 0),
    items,
    personId: person.id,
    person: isNamed ? { id: person.id, name: person.name } : undefined,
  };
}

async function finish(
  tx: CalendarTransaction,
  accountId: number,
  found: Answer,
  key: string | null,
  bodyHash: string,
) {
  const [first, ...others] = found.booked;
  if (first && others.length > 0) {
    await tx.execute(sql`
      update bookings set series_id = id where account_id = ${accountId} and id = ${first.id}`);
  }
  if (key === null) return;
  await tx.execute(sql`
    insert into idempotency_keys (scope, key, body_hash, answer)
    values (${SCOPE}, ${key}, ${bodyHash}, ${JSON.stringify(z.encode(Arranged, found))}::jsonb)`);
}
