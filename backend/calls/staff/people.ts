import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Call } from '@/backend/calls/call';
import type { Database } from '@/backend/db/client';
import { epochMs, toTimestamp } from '@/backend/db/instants';
import type { Queries } from '@/backend/moderation/staff-decisions';
import { readerTexts, refusal } from '@/backend/texts/refusal';
import type { HostTable } from '@/lib/shared/contract/host';
import { INVITATION_DAYS, STAFF_ROLES } from '@/lib/shared/domain/staff/room';
import { plainAddress } from '@/lib/shared/domain/text/mail-address';
import { AppError } from '@/lib/shared/errors';
import { DAY_MS } from '@/lib/shared/time/units';
import { holdStaff, requireOwner, requireStaff, writeLog } from './session';

const MOST_STAFF = 200;

const People = z.array(
  z.object({
    id: z.number(),
    name: z.string(),
    email: z.string(),
    role: z.enum(STAFF_ROLES),
    addedAt: z.number(),
    addedBy: z.string().nullable(),
    invitedUntil: z.number().nullable(),
    seenAt: z.number().nullable(),
    claims: z.number(),
  }),
);

/** Lists people by age, including expired invitations. */
async function readPeople(db: Queries, now: number) {
  const { rows } = await db.execute(sql`
    select s.id, s.name, s.email, s.role, ${epochMs(sql`s.added_at`)} as "addedAt",
      nullif(coalesce(b.name, ''), '') as "addedBy", ${epochMs(sql`s.invited_until`)} as "invitedUntil",
      (select ${epochMs(sql`max(x.seen_at)`)} from staff_sessions x where x.staff_id = s.id) as "seenAt",
      (select count(*)::int from staff_claims c
        where c.staff_id = s.id and c.claimed_until > ${toTimestamp(now)}) as claims
    from staff s left join staff b on b.id = s.added_by
    where s.removed_at is null order by s.id`);
  return { people: People.parse(rows) };
}

export const listStaff: Call<HostTable['listStaff']> = async ({ query }, { db, now }) => {
  await requireStaff(db, query.signIn, now());
  return readPeople(db, now());
};

type StaffChange = Parameters<Call<HostTable['changeStaff']>>[0]['body'];

interface Added extends Pick<StaffChange, 'email' | 'role'> {
  /** Null if the command line added the person. */
  addedBy: number | null;
  commandUser?: string;
}

/** Returns the e-mail address as it is stored. */
async function add(
  tx: Queries,
  { email, role, addedBy, commandUser = '' }: Added,
  now: number,
): Promise<string> {
  const address = plainAddress(email);
  if (address === null)
    throw new AppError('invalid', readerTexts('errors.fields')('emailUnreadable'));
  const { rows: count } = await tx.execute<{ many: boolean }>(
    sql`select count(*) >= ${MOST_STAFF} as many from staff where removed_at is null`,
  );
  if (count[0]?.many) throw new AppError('conflict', refusal('staffFull'));
  // Somebody whose invitation expired may be invited again.
  await tx.execute(sql`
    update staff set removed_at = ${toTimestamp(now)} where lower(email) = lower(${address})
      and user_id is null and invited_until <= ${toTimestamp(now)} and removed_at is null`);
  const { rows } = await tx.execute<{ id: number }>(sql`
    insert into staff (email, role, added_by, added_at, invited_until)
    values (${address}, ${role}, ${addedBy}, ${toTimestamp(now)}, ${toTimestamp(now + INVITATION_DAYS * DAY_MS)})
    on conflict do nothing returning id`);
  const id = rows[0]?.id;
  if (id === undefined) {
    throw new AppError('conflict', refusal('staffThere'));
  }
  await writeLog(
    tx,
    { staffId: addedBy, action: 'added', kind: 'staff', subjectId: id, note: role, commandUser },
    now,
  );
  return address;
}

/** For the case that nobody who can sign in could invite others. */
export const addOwner = (
  db: Database,
  { email, commandUser }: { email: string; commandUser: string },
  now: number,
): Promise<string> =>
  db.transaction(async (tx) => {
    await holdStaff(tx);
    return add(tx, { email, role: 'owner', addedBy: null, commandUser }, now);
  });

/** Throws `conflict` if no other owner is left. */
async function assertOwnerLeft(tx: Queries, staffId: number): Promise<void> {
  const { rows } = await tx.execute<{ left: number }>(sql`
    select count(*)::int as left from staff
    where role = 'owner' and user_id is not null and removed_at is null and id <> ${staffId}`);
  if (!rows[0]?.left) {
    throw new AppError('conflict', refusal('lastOwner'));
  }
}

export const changeStaff: Call<HostTable['changeStaff']> = ({ body }, { db, now }) =>
  db.transaction(async (tx) => {
    await holdStaff(tx);
    const owner = await requireOwner(tx, body.signIn, now());
    if (body.change === 'add') {
      await add(tx, { ...body, addedBy: owner.id }, now());
      return readPeople(tx, now());
    }
    const { staffId, role } = body;
    const { rows } = await tx.execute<{ role: string }>(
      sql`select role from staff where id = ${staffId} and removed_at is null`,
    );
    const found = rows[0];
    if (staffId === null || !found) throw new AppError('gone', refusal('staffGone'));
    const losesOwner = found.role === 'owner' && (body.change === 'remove' || role !== 'owner');
    if (losesOwner) await assertOwnerLeft(tx, staffId);
    if (body.change === 'role') {
      if (found.role === role) return readPeople(tx, now());
      await tx.execute(sql`update staff set role = ${role} where id = ${staffId}`);
    } else {
      await tx.execute(
        sql`update staff set removed_at = ${toTimestamp(now())} where id = ${staffId}`,
      );
      await tx.execute(sql`delete from staff_claims where staff_id = ${staffId}`);
      await tx.execute(sql`delete from staff_sessions where staff_id = ${staffId}`);
    }
    const action = body.change === 'role' ? 'role' : 'removed';
    const note = body.change === 'role' ? role : '';
    await writeLog(
      tx,
      { staffId: owner.id, action, kind: 'staff', subjectId: staffId, note },
      now(),
    );
    return readPeople(tx, now());
  });
