import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Call, CallContext } from '@/backend/calls/call';
import { findRowId, unknownCalendar } from '@/backend/calls/public-accounts';
import { type CalendarTransaction, inCalendar } from '@/backend/db/calendar-transaction';
import { toTimestamp } from '@/backend/db/instants';
import { refusal } from '@/backend/texts/refusal';
import type { HostTable } from '@/lib/shared/contract/host';
import { KeptPeople, type SavedPeople } from '@/lib/shared/contract/people';
import { AppError } from '@/lib/shared/errors';

type Reader = CallContext['db'] | CalendarTransaction;

/** The version is 0 if nobody was saved, or if the calendar is unknown. */
async function readPeople(db: Reader, accountId: number | null, now: number): Promise<KeptPeople> {
  const { rows } = await db.execute<{ kept: unknown }>(sql`
    select json_build_object('version', a.people_version,
      'letsCustomersChoose', a.lets_customers_choose,
      'people', (
        select coalesce(json_agg(json_build_object('id', p.id, 'name', p.name,
          'pictureUrl', p.picture_url, 'sentence', p.sentence, 'languages', p.languages,
          'skippedItemIds', p.skipped_item_ids, 'ownHours', p.own_hours,
          'pausedFrom', p.paused_from, 'pausedUntil', p.paused_until,
          'coming', (select count(*) from bookings b where b.account_id = p.account_id
            and b.person_id = p.id and b.status = 'confirmed'
            and b.during && tstzrange(${toTimestamp(now)}, null)))
          order by p.position, p.id), '[]')
        from people p where p.account_id = a.id and p.left_at is null)) as kept
    from accounts a where a.id = ${accountId}`);
  const [row] = rows;
  if (!row) return { version: 0, letsCustomersChoose: true, people: [] };
  return KeptPeople.parse(row.kept);
}

export const getPeople: Call<HostTable['getPeople']> = ({ query }, { db, now }) =>
  readPeople(db, findRowId(query.calendarId), now());

/** Returns an empty list for one person. */
export const listPublicPeople: Call<HostTable['listPublicPeople']> = async (
  { query },
  { db, now },
) => {
  const { letsCustomersChoose, people } = await readPeople(db, findRowId(query.calendarId), now());
  return {
    letsCustomersChoose,
    people:
      people.length > 1
        ? people.map(({ id, name, pictureUrl, sentence, languages, skippedItemIds }) => {
            const skipped = skippedItemIds.map(String);
            return { id, name, pictureUrl, sentence, languages, skippedItemIds: skipped };
          })
        : [],
  };
};

/** Throws `conflict` if a person who would leave has coming visits. */
function assertMayLeave(before: KeptPeople, saved: SavedPeople): void {
  const staying = new Set(saved.people.map(({ id }) => id));
  const busy = before.people.find(({ id, coming }) => !staying.has(id) && coming > 0);
  if (busy) {
    throw new AppError('conflict', refusal({ key: 'personBusy', values: { name: busy.name } }));
  }
}

/**
 * Person 0 has the visits from before other people were saved, and must stay while any of these are
 * coming.
 */
async function assertFirstStays(
  tx: CalendarTransaction,
  accountId: number,
  saved: SavedPeople,
  now: number,
) {
  if (saved.people.some(({ id }) => id === 0)) return;
  const { rows } = await tx.execute<{ coming: boolean }>(sql`
    select exists(select from bookings where account_id = ${accountId} and person_id = 0
      and status = 'confirmed' and during && tstzrange(${toTimestamp(now)}, null)) as coming`);
  if (!rows[0]?.coming) return;
  throw new AppError('conflict', refusal('leaverBusy'));
}

const Ids = z.array(z.object({ id: z.number() }));

/** Gives new people numbers that the account never used. */
async function withNumbers(
  tx: CalendarTransaction,
  accountId: number,
  people: SavedPeople['people'],
) {
  const { rows } = await tx.execute(sql`
    select coalesce(max(id), 0) as id from people where account_id = ${accountId}`);
  let [{ id: last } = { id: 0 }] = Ids.parse(rows);
  return people.map((person, position) => ({ ...person, position, id: person.id ?? ++last }));
}

async function writePeople(
  tx: CalendarTransaction,
  accountId: number,
  saved: SavedPeople,
  now: number,
): Promise<void> {
  const numbered = await withNumbers(tx, accountId, saved.people);
  await tx.execute(sql`
    with raised as (
      update accounts set people_version = people_version + 1,
        lets_customers_choose = ${saved.letsCustomersChoose}
      where id = ${accountId}
    ), sent as (
      select * from json_to_recordset(${JSON.stringify(numbered)}::json) as p (
        id integer, name text, "pictureUrl" text, sentence text, languages json,
        "skippedItemIds" json, "ownHours" jsonb, "pausedFrom" date, "pausedUntil" date,
        position integer)
    ), written as (
      insert into people (account_id, id, name, picture_url, sentence, languages,
        skipped_item_ids, own_hours, paused_from, paused_until, position)
      select ${accountId}, id, name, "pictureUrl", sentence,
        array(select json_array_elements_text(languages)),
        array(select json_array_elements_text("skippedItemIds")::integer),
        nullif("ownHours", 'null'::jsonb), "pausedFrom", "pausedUntil", position
      from sent
      on conflict (account_id, id) do update set
        (name, picture_url, sentence, languages, skipped_item_ids, own_hours, paused_from,
          paused_until, position, left_at)
        = (excluded.name, excluded.picture_url, excluded.sentence, excluded.languages,
          excluded.skipped_item_ids, excluded.own_hours, excluded.paused_from,
          excluded.paused_until, excluded.position, null)
    )
    update people set left_at = ${toTimestamp(now)}
    where account_id = ${accountId} and left_at is null and id not in (select id from sent)`);
}

/** Deletes the other calendars of people who left. */
async function forgetCalendars(tx: CalendarTransaction, accountId: number): Promise<void> {
  await tx.execute(sql`
    delete from other_calendars where account_id = ${accountId} and person_id not in (
      select id from people where account_id = ${accountId} and left_at is null)`);
}

/**
 * Throws `conflict` if the people were saved meanwhile, or if a person who would leave has
 * coming visits.
 */
export const savePeople: Call<HostTable['savePeople']> = async ({ body }, { db, now, kept }) => {
  const accountId = findRowId(body.calendarId);
  if (accountId === null) throw unknownCalendar('gone');
  const save = async (tx: CalendarTransaction) => {
    const { rows } = await tx.execute(sql`
      select from accounts where id = ${accountId} and takes_bookings`);
    if (rows.length === 0) throw unknownCalendar('gone');
    const before = await readPeople(tx, accountId, now());
    if (before.version !== body.version) {
      throw new AppError('conflict', refusal('changedElsewhere'));
    }
    await assertKnown(tx, accountId, body);
    assertMayLeave(before, body);
    await assertFirstStays(tx, accountId, body, now());
    await writePeople(tx, accountId, body, now());
    await forgetCalendars(tx, accountId);
    return readPeople(tx, accountId, now());
  };
  return inCalendar(db, accountId, save, kept);
};

/** People who left may come back. Number 0 exists from the start. */
async function assertKnown(tx: CalendarTransaction, accountId: number, { people }: SavedPeople) {
  const { rows } = await tx.execute(sql`select id from people where account_id = ${accountId}`);
  const known = new Set([0, ...Ids.parse(rows).map(({ id }) => id)]);
  const sent = people.flatMap(({ id }) => id ?? []);
  if (new Set(sent).size === sent.length && sent.every((id) => known.has(id))) return;
  throw new AppError('conflict', refusal('personForeign'));
}
