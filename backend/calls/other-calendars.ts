import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Call, CallContext } from '@/backend/calls/call';
import { findRowId } from '@/backend/calls/public-accounts';
import { inCalendar, type Transaction } from '@/backend/db/calendar-transaction';
import { otherCalendars } from '@/backend/db/elsewhere-schema';
import {
  calendarAddress,
  isOwnFeed,
  openAddress,
  sealAddress,
  shownOf,
} from '@/backend/elsewhere/address';
import { type Reading, readCalendarAt } from '@/backend/elsewhere/calendar-reader';
import { at, COUNTS, findCalendar, storeReading } from '@/backend/elsewhere/calendar-rows';
import { readAgain } from '@/backend/elsewhere/keep-calendars';
import type { HostTable } from '@/lib/contract/host';
import { MOST_OTHER_CALENDARS } from '@/lib/domain/calendar/other-calendars';
import { AppError } from '@/lib/errors';
import { MINUTE_MS } from '@/lib/time/units';
import { WebError } from '@/lib/web/web-error';

const MOST_OVERLAPS = 20;

const epoch = (time: ReturnType<typeof sql>) => sql`(extract(epoch from ${time}) * 1000)::float8`;

const instant = z.number().nullable();
const Listed = z.object({
  calendars: z.array(
    z.object({
      id: z.number(),
      person: z.number(),
      name: z.string(),
      host: z.string(),
      end: z.string(),
      closesWholeDays: z.boolean(),
      busy: z.number(),
      unsaid: z.number(),
      unreadable: z.number(),
      readAt: instant,
      triedAt: instant,
      failingSince: instant,
      knownUntil: instant,
    }),
  ),
  overlaps: z.array(
    z.object({
      id: z.number(),
      customerName: z.string(),
      calendarName: z.string(),
      startsAt: z.number(),
    }),
  ),
});

type Answer = Awaited<ReturnType<Call<HostTable['listOtherCalendars']>>>;

async function answer(context: CallContext, accountId: number | null): Promise<Answer> {
  const { db, now } = context;
  const none = { isOffered: context.calendars !== null, calendars: [], overlaps: [] };
  if (accountId === null || !none.isOffered) return none;
  const count = (unsaid: boolean) => sql`(
    select count(*)::int from busy_elsewhere b where b.account_id = other.account_id
      and b.calendar_id = other.id and b.unsaid = ${unsaid} and upper(b.during) > ${at(now())})`;
  const { rows } = await db.execute<{ listed: unknown }>(sql`
    select json_build_object(
      'calendars', (
        select coalesce(json_agg(json_build_object('id', id, 'person', person_id, 'name', name,
          'host', shown_host, 'end', shown_end, 'closesWholeDays', closes_whole_days,
          'busy', ${count(false)}, 'unsaid', ${count(true)}, 'unreadable', unreadable,
          'readAt', ${epoch(sql`read_at`)}, 'triedAt', ${epoch(sql`tried_at`)},
          'failingSince', ${epoch(sql`failing_since`)}, 'knownUntil', ${epoch(sql`known_until`)})
          order by id), '[]')
        from other_calendars other where account_id = ${accountId}),
      'overlaps', (
        select coalesce(json_agg(o), '[]') from (
          select v.id, coalesce(v.customer_name, '') as "customerName",
            min(other.name) as "calendarName", ${epoch(sql`lower(v.during)`)} as "startsAt"
          from bookings v
          join other_calendars other on other.account_id = v.account_id
            and other.person_id = v.person_id
          join busy_elsewhere busy on busy.account_id = other.account_id
            and busy.calendar_id = other.id and busy.during && v.during
          where v.account_id = ${accountId} and v.status = 'confirmed'
            and v.during && tstzrange(${at(now())}, null) and ${COUNTS}
          group by v.id, v.customer_name, v.during
          order by lower(v.during) limit ${MOST_OVERLAPS}) o)) as listed`);
  return { isOffered: true, ...Listed.parse(rows[0]?.listed) };
}

export const listOtherCalendars: Call<HostTable['listOtherCalendars']> = ({ query }, context) =>
  answer(context, findRowId(query.calendarId));

/** A 404 would say that none are offered (rulings). */
const gone = () => new AppError('gone', 'This calendar is not kept any more. Please reload.');

function configOf({ calendars }: CallContext) {
  if (!calendars) throw new AppError('gone', 'Other calendars cannot be kept here.');
  return calendars;
}

const refusedAddress = (text: string) =>
  new AppError('invalid', text, { fields: { address: text } });

/** The same for all that fails: what is behind an address is nobody's business. */
const UNREADABLE =
  'No calendar could be read at this address. Please copy the secret address in iCal format once more.';

/** Throws `invalid` for an address that is none, that is ours, or that cannot be read. */
async function readNew(typed: string, context: CallContext) {
  const config = configOf(context);
  const address = calendarAddress(typed, config.isOnLoopback);
  if (address === null) {
    throw refusedAddress('Paste an address that begins with https:// or webcal://.');
  }
  if (isOwnFeed(address, config.secret)) {
    throw refusedAddress(
      'This is the address of your calendar here. Your bookings close their times already.',
    );
  }
  try {
    const reading = await readCalendarAt(address, null, {
      now: context.now(),
      patience: 'now',
      config,
    });
    return { address, reading };
  } catch (error) {
    if (error instanceof WebError) throw refusedAddress(UNREADABLE);
    throw error;
  }
}

interface Kept {
  id: number;
  personId: number;
  address: string | null;
}

async function keptOf(tx: Transaction, accountId: number, secret: string): Promise<Kept[]> {
  const rows = await tx
    .select()
    .from(otherCalendars)
    .where(eq(otherCalendars.accountId, accountId));
  return rows.map(({ id, personId, sealedAddress }) => {
    return { id, personId, address: openAddress(sealedAddress, accountId, secret) };
  });
}

function assertNew(kept: readonly Kept[], address: string, personId: number, id?: number): void {
  const others = kept.filter((one) => one.personId === personId && one.id !== id);
  if (others.some((one) => one.address === address)) {
    throw new AppError('conflict', 'This calendar is in the list already.');
  }
  if (id === undefined && others.length >= MOST_OTHER_CALENDARS) {
    throw new AppError('conflict', 'Three calendars are kept at most. Please remove one first.');
  }
}

const columnsOf = (address: string, accountId: number, secret: string) => {
  const { host, end } = shownOf(address);
  return {
    sealedAddress: sealAddress(address, accountId, secret),
    shownHost: host,
    shownEnd: end,
  };
};

/** Somebody who works there; number 0 where nobody was saved. */
async function assertWorks(tx: Transaction, accountId: number, person: number): Promise<void> {
  const { rows } = await tx.execute<{ works: boolean }>(sql`
    select case when exists(select from people where account_id = a.id and left_at is null)
      then exists(select from people where account_id = a.id and left_at is null and id = ${person})
      else ${person} = 0 end as works
    from accounts a where a.id = ${accountId} and a.takes_bookings`);
  const [row] = rows;
  if (!row) throw new AppError('gone', 'This provider is not accepting bookings right now.');
  if (!row.works) {
    throw new AppError('invalid', 'This person does not work here any more. Please choose again.');
  }
}

/** The first of those who work there. */
async function firstOf(tx: Transaction, accountId: number): Promise<number> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select id from people where account_id = ${accountId} and left_at is null
    order by position, id limit 1`);
  return rows[0]?.id ?? 0;
}

export const addOtherCalendar: Call<HostTable['addOtherCalendar']> = async ({ body }, context) => {
  const { secret } = configOf(context);
  const accountId = findRowId(body.calendarId);
  if (accountId === null) throw gone();
  // Nothing is fetched for whom it could not be kept.
  const { rows } = await context.db.execute(sql`
    select from accounts where id = ${accountId} and takes_bookings`);
  if (rows.length === 0) throw gone();
  const { address, reading } = await readNew(body.address, context);
  const now = context.now();
  await inCalendar(context.db, accountId, async (tx) => {
    const personId = body.person ?? (await firstOf(tx, accountId));
    await assertWorks(tx, accountId, personId);
    assertNew(await keptOf(tx, accountId, secret), address, personId);
    const [row] = await tx
      .insert(otherCalendars)
      .values({
        accountId,
        personId,
        name: body.name,
        ...columnsOf(address, accountId, secret),
        createdAt: new Date(now),
        dueAt: new Date(now),
      })
      .returning({ id: otherCalendars.id });
    if (row) await storeReading(tx, { accountId, id: row.id }, reading, now);
  });
  return answer(context, accountId);
};

export const changeOtherCalendar: Call<HostTable['changeOtherCalendar']> = async (
  { params, body },
  context,
) => {
  const { secret } = configOf(context);
  const accountId = findRowId(body.calendarId);
  if (accountId === null || !(await findCalendar(context.db, accountId, params.otherId))) {
    throw gone();
  }
  const { name, closesWholeDays } = body;
  const next = body.address === undefined ? null : await readNew(body.address, context);
  const where = and(eq(otherCalendars.accountId, accountId), eq(otherCalendars.id, params.otherId));
  await inCalendar(context.db, accountId, async (tx) => {
    const kept = await keptOf(tx, accountId, secret);
    const own = kept.find(({ id }) => id === params.otherId);
    if (!own) throw gone();
    if (next) assertNew(kept, next.address, own.personId, own.id);
    await tx
      .update(otherCalendars)
      .set({
        accountId,
        ...(name !== undefined && { name }),
        ...(closesWholeDays !== undefined && { closesWholeDays }),
        ...(next && columnsOf(next.address, accountId, secret)),
      })
      .where(where);
    if (next) await keepNext(tx, accountId, params.otherId, next.reading, context.now());
  });
  return answer(context, accountId);
};

const keepNext = (tx: Transaction, accountId: number, id: number, reading: Reading, now: number) =>
  storeReading(tx, { accountId, id }, reading, now);

export const readOtherCalendar: Call<HostTable['readOtherCalendar']> = async (
  { params, body },
  context,
) => {
  const config = configOf(context);
  const accountId = findRowId(body.calendarId);
  const row = accountId === null ? null : await findCalendar(context.db, accountId, params.otherId);
  if (!row) throw gone();
  const now = context.now();
  if ((row.triedAt?.getTime() ?? 0) <= now - MINUTE_MS) {
    await readAgain(context.db, row, { now, patience: 'now', config });
  }
  return answer(context, accountId);
};

export const removeOtherCalendar: Call<HostTable['removeOtherCalendar']> = async (
  { params, body },
  context,
) => {
  const accountId = findRowId(body.calendarId);
  if (accountId !== null) {
    await inCalendar(context.db, accountId, (tx) =>
      tx
        .delete(otherCalendars)
        .where(and(eq(otherCalendars.accountId, accountId), eq(otherCalendars.id, params.otherId))),
    );
  }
  return answer(context, accountId);
};

const Busy = z.array(z.object({ name: z.string(), startsAt: z.number(), endsAt: z.number() }));

export const listBusyElsewhere: Call<HostTable['listBusyElsewhere']> = async (
  { query },
  { db },
) => {
  const accountId = findRowId(query.calendarId);
  if (accountId === null || query.endsAt <= query.startsAt) return [];
  const { rows } = await db.execute(sql`
    select other.name, ${epoch(sql`lower(busy.during)`)} as "startsAt",
      ${epoch(sql`upper(busy.during)`)} as "endsAt"
    from busy_elsewhere busy join other_calendars other
      on other.account_id = busy.account_id and other.id = busy.calendar_id
    where busy.account_id = ${accountId} and ${COUNTS}
      and busy.during && tstzrange(${at(query.startsAt)}, ${at(query.endsAt)})
      and (${query.person ?? null}::integer is null or other.person_id = ${query.person ?? null})
    order by lower(busy.during), other.id limit 2000`);
  return Busy.parse(rows);
};
