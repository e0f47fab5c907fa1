import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Call } from '@/backend/calls/call';
import type { Transaction } from '@/backend/db/client';
import { epochMs, toTimestamp } from '@/backend/db/instants';
import { LOCKS } from '@/backend/db/locks';
import { isUndone } from '@/backend/db/moderation-sql';
import type { Queries } from '@/backend/moderation/staff-decisions';
import { refusal } from '@/backend/texts/refusal';
import type { HostTable } from '@/lib/shared/contract/host';
import type { StaffEntered } from '@/lib/shared/contract/staff';
import { IDLE_MS, SESSION_MS, STAFF_ROLES, UNDO_MS } from '@/lib/shared/domain/staff/room';
import { AppError } from '@/lib/shared/errors';

const Member = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  role: z.enum(STAFF_ROLES),
  userId: z.string(),
});
export type StaffMember = z.infer<typeof Member>;

const COLUMNS = sql`s.id, s.name, s.email, s.role, s.user_id as "userId"`;

/** Reads the member at every call, so that a removal takes effect at once. */
export async function requireStaff(db: Queries, signIn: string, now: number): Promise<StaffMember> {
  const { rows } = await db.execute(sql`
    select ${COLUMNS} from staff_sessions x join staff s on s.id = x.staff_id
    where x.sign_in = ${signIn} and s.removed_at is null and s.user_id is not null
      and x.begun_at > ${toTimestamp(now - SESSION_MS)} and x.seen_at > ${toTimestamp(now - IDLE_MS)}`);
  if (!rows[0]) throw new AppError('forbidden', refusal('notStaff'));
  return Member.parse(rows[0]);
}

export async function requireOwner(db: Queries, signIn: string, now: number): Promise<StaffMember> {
  const member = await requireStaff(db, signIn, now);
  if (member.role !== 'owner') throw new AppError('forbidden', refusal('ownersOnly'));
  return member;
}

/** Makes changes of the staff wait for each other. */
export function holdStaff(tx: Queries) {
  return tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.staff})`);
}

interface LogEntry {
  staffId: number | null;
  action: string;
  kind?: string;
  subjectId?: string | number;
  note?: string;
  /** The operator who ran the command, if no member of the staff did it. */
  commandUser?: string;
}

export async function writeLog(tx: Queries, entry: LogEntry, now: number): Promise<void> {
  const { staffId, action, kind = '', subjectId = '', note = '', commandUser = '' } = entry;
  await tx.execute(sql`
    insert into staff_log (at, staff_id, action, kind, subject_id, note, command_user)
    values (${toTimestamp(now)}, ${staffId}, ${action}, ${kind}, ${String(subjectId)}, ${note}, ${commandUser})`);
}

/**
 * At the first sign-in, a member is recognised by the e-mail address, if the issuer verified it.
 */
async function letIn(
  tx: Transaction,
  { userId, email, name, isEmailVerified }: StaffEntered,
  { now, staffOwners }: { now: number; staffOwners: readonly string[] },
): Promise<StaffMember | null> {
  if (!isEmailVerified || !email) return null;
  const { rows: invited } = await tx.execute(sql`
    update staff s set user_id = ${userId}, name = ${name}, invited_until = null
    where lower(s.email) = lower(${email}) and s.user_id is null and s.removed_at is null
      and s.invited_until > ${toTimestamp(now)}
    returning ${COLUMNS}`);
  const isOwner = staffOwners.includes(email.toLowerCase());
  const { rows } =
    invited.length > 0 || !isOwner
      ? { rows: invited }
      : await tx.execute(sql`
        insert into staff as s (user_id, email, name, role, added_at)
        select ${userId}, ${email}, ${name}, 'owner', ${toTimestamp(now)}
        where not exists (select from staff)
        returning ${COLUMNS}`);
  if (!rows[0]) return null;
  const member = Member.parse(rows[0]);
  await writeLog(
    tx,
    {
      staffId: member.id,
      action: 'joined',
      kind: 'staff',
      subjectId: member.id,
      note: member.role,
    },
    now,
  );
  return member;
}

async function findMember(db: Queries, userId: string): Promise<StaffMember | null> {
  const { rows } = await db.execute(
    sql`select ${COLUMNS} from staff s where s.user_id = ${userId} and s.removed_at is null`,
  );
  return rows[0] ? Member.parse(rows[0]) : null;
}

const Session = z.object({ staffId: z.number(), begunAt: z.number(), seenAt: z.number() });

/** Returns the session's end (epoch ms), or null if a new sign-in is needed. */
async function goOn(
  tx: Queries,
  member: StaffMember,
  { signIn, signedInAt, isLooking }: StaffEntered,
  now: number,
): Promise<number | null> {
  const { rows } = await tx.execute(sql`
    select staff_id as "staffId", ${epochMs(sql`begun_at`)} as "begunAt", ${epochMs(sql`seen_at`)} as "seenAt"
    from staff_sessions where sign_in = ${signIn} for update`);
  const known = rows[0] ? Session.parse(rows[0]) : null;
  if (known) {
    const isOver = known.begunAt <= now - SESSION_MS || known.seenAt <= now - IDLE_MS;
    if (known.staffId !== member.id || isOver) return null;
    if (!isLooking) {
      await tx.execute(
        sql`update staff_sessions set seen_at = ${toTimestamp(now)} where sign_in = ${signIn}`,
      );
    }
    const seenAt = isLooking ? known.seenAt : now;
    return Math.min(known.begunAt + SESSION_MS, seenAt + IDLE_MS);
  }
  if (isLooking || signedInAt <= now - IDLE_MS) return null;
  await tx.execute(sql`
    insert into staff_sessions (sign_in, staff_id, begun_at, seen_at)
    values (${signIn}, ${member.id}, ${toTimestamp(now)}, ${toTimestamp(now)}) on conflict do nothing`);
  await tx.execute(
    sql`delete from staff_sessions where begun_at <= ${toTimestamp(now - SESSION_MS)}`,
  );
  return now + IDLE_MS;
}

const STRANGER = { state: 'stranger', staff: null, endsAt: null, undoable: null } as const;

const Undoable = z.object({
  id: z.number(),
  name: z.string(),
  action: z.string(),
  until: z.number(),
});

async function findUndoable(tx: Queries, staffId: number, now: number) {
  const { rows } = await tx.execute(sql`
    select d.id, d.name, d.action, ${epochMs(sql`d.decided_at`)} + ${UNDO_MS} as until
    from staff_decisions d
    where d.staff_id = ${staffId} and d.decided_at > ${toTimestamp(now - UNDO_MS)} and d.action <> 'undo'
      and not ${isUndone('d')}
    order by d.id desc limit 1`);
  return rows[0] ? Undoable.parse(rows[0]) : null;
}

/** The portal's sign-in must be recent: an old one is not enough. */
export const enterStaffRoom: Call<HostTable['enterStaffRoom']> = (
  { body },
  { db, now, staffOwners },
) =>
  db.transaction(async (tx) => {
    const known = await findMember(tx, body.userId);
    if (!known && !body.isEmailVerified) return STRANGER;
    if (!known) await holdStaff(tx);
    const member = known ?? (await letIn(tx, body, { now: now(), staffOwners }));
    if (!member) return STRANGER;
    const endsAt = await goOn(tx, member, body, now());
    const { id, name, email, role } = member;
    const staff = { id, name, email, role };
    if (endsAt === null) return { state: 'over', staff, endsAt, undoable: null };
    return { state: 'in', staff, endsAt, undoable: await findUndoable(tx, id, now()) };
  });
