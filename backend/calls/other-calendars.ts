import { and, eq, sql } from 'drizzle-orm';
import type { Call, CallContext } from '@/backend/calls/call';
import { findRowId, unknownCalendar } from '@/backend/calls/public-accounts';
import { type CalendarTransaction, inCalendar } from '@/backend/db/calendar-transaction';
import { otherCalendars } from '@/backend/db/other-calendars-schema';
import {
  calendarAddress,
  isOwnFeed,
  openAddress,
  sealAddress,
  shownOf,
} from '@/backend/other-calendars/address';
import { type Reading, readCalendarAt } from '@/backend/other-calendars/calendar-reader';
import { claimTry, findCalendar, storeReading } from '@/backend/other-calendars/calendar-rows';
import { readAgain } from '@/backend/other-calendars/keep-calendars';
import { listBusy, listCalendars } from '@/backend/other-calendars/list-calendars';
import { readerTexts, refusal } from '@/backend/texts/refusal';
import type { HostTable } from '@/lib/shared/contract/host';
import { MOST_OTHER_CALENDARS } from '@/lib/shared/domain/calendar/other-calendars';
import { AppError } from '@/lib/shared/errors';
import { WebError } from '@/lib/shared/outbound/web-error';

async function answer({ db, now, calendars }: CallContext, accountId: number | null) {
  if (accountId === null || !calendars) {
    return { isOffered: calendars !== null, calendars: [], overlaps: [] };
  }
  return { isOffered: true, ...(await listCalendars(db, accountId, now())) };
}

export const listOtherCalendars: Call<HostTable['listOtherCalendars']> = ({ query }, context) =>
  answer(context, findRowId(query.calendarId));

const gone = () => new AppError('gone', refusal('calendarGone'));

function configOf({ calendars }: CallContext) {
  if (!calendars) throw new AppError('gone', readerTexts('errors.reasons')('calendarsNotKept'));
  return calendars;
}

const refusedAddress = (text: string) =>
  new AppError('invalid', text, { fields: { address: text } });

/** All failures have the same text, which must not reveal what is behind an address. */
const unreadable = () => refusedAddress(refusal('calendarUnreadable'));

/** Throws `invalid` for an address that cannot be read, and for the account's own feeds. */
async function readNew(typed: string, accountId: number, context: CallContext) {
  const config = configOf(context);
  const address = calendarAddress(typed, config.isOnLoopback);
  if (address === null) {
    throw refusedAddress(readerTexts('errors.fields')('calendarAddressInvalid'));
  }
  if (isOwnFeed(address, accountId, config.secret)) {
    throw refusedAddress(refusal('calendarOwn'));
  }
  try {
    const reading = await readCalendarAt(address, null, {
      now: context.now(),
      patience: 'now',
      accountId,
      config,
    });
    return { address, reading };
  } catch (error) {
    if (error instanceof WebError) throw unreadable();
    throw error;
  }
}

interface Kept {
  id: number;
  personId: number;
  address: string | null;
}

async function keptOf(tx: CalendarTransaction, accountId: number, secret: string): Promise<Kept[]> {
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
    throw new AppError('conflict', refusal('calendarThere'));
  }
  if (id === undefined && others.length >= MOST_OTHER_CALENDARS) {
    throw new AppError('conflict', refusal('calendarsFull'));
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

/**
 * Throws `invalid` unless the person works there; with nobody saved, only person 0 does. Throws
 * `gone` if the calendar takes no bookings.
 */
async function assertWorks(
  tx: CalendarTransaction,
  accountId: number,
  person: number,
): Promise<void> {
  const { rows } = await tx.execute<{ works: boolean }>(sql`
    select case when exists(select from people where account_id = a.id and left_at is null)
      then exists(select from people where account_id = a.id and left_at is null and id = ${person})
      else ${person} = 0 end as works
    from accounts a where a.id = ${accountId} and a.takes_bookings`);
  const [row] = rows;
  if (!row) throw unknownCalendar('gone');
  if (!row.works) {
    throw new AppError('invalid', refusal('personGone'));
  }
}

async function firstOf(tx: CalendarTransaction, accountId: number): Promise<number> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select id from people where account_id = ${accountId} and left_at is null
    order by position, id limit 1`);
  return rows[0]?.id ?? 0;
}

export const addOtherCalendar: Call<HostTable['addOtherCalendar']> = async ({ body }, context) => {
  const { secret } = configOf(context);
  const accountId = findRowId(body.calendarId);
  if (accountId === null) throw gone();
  // Fetches nothing if it could not be kept.
  const { rows } = await context.db.execute(sql`
    select from accounts where id = ${accountId} and takes_bookings`);
  if (rows.length === 0) throw gone();
  const { address, reading } = await readNew(body.address, accountId, context);
  const now = context.now();
  const add = async (tx: CalendarTransaction) => {
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
  };
  await inCalendar(context.db, accountId, add, context.kept);
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
  const next = body.address === undefined ? null : await readNew(body.address, accountId, context);
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

const keepNext = (
  tx: CalendarTransaction,
  accountId: number,
  id: number,
  reading: Reading,
  now: number,
) => storeReading(tx, { accountId, id }, reading, now);

export const readOtherCalendar: Call<HostTable['readOtherCalendar']> = async (
  { params, body },
  context,
) => {
  const config = configOf(context);
  const accountId = findRowId(body.calendarId);
  const row = accountId === null ? null : await findCalendar(context.db, accountId, params.otherId);
  if (!row) throw gone();
  const now = context.now();
  if (await claimTry(context.db, row, now)) {
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

export const listBusyElsewhere: Call<HostTable['listBusyElsewhere']> = async (
  { query },
  { db },
) => {
  const accountId = findRowId(query.calendarId);
  if (accountId === null || query.endsAt <= query.startsAt) return { busy: [] };
  return { busy: await listBusy(db, accountId, query) };
};
