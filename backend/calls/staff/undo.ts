import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Call } from '@/backend/calls/call';
import type { Transaction } from '@/backend/db/client';
import { epochMs, toTimestamp } from '@/backend/db/instants';
import { untell } from '@/backend/mail/queue-verdict';
import { holdThings } from '@/backend/moderation/decide';
import { recordDecision } from '@/backend/moderation/staff-decisions';
import { refusal } from '@/backend/texts/refusal';
import type { HostTable } from '@/lib/shared/contract/host';
import { UNDO_MS } from '@/lib/shared/domain/staff/room';
import { AppError } from '@/lib/shared/errors';
import { Before, putMarksBack, setPublic, type Thing } from './act';
import { holdAccountOf } from './hold-account';
import { requireStaff } from './session';
import { findStaffSubject, type StaffSubject } from './subject';

const Undoable = z.object({
  id: z.number(),
  kind: z.string(),
  subjectId: z.string(),
  accountId: z.number().nullable(),
  name: z.string(),
  action: z.string(),
  at: z.number(),
  before: Before.extend({ kind: z.string(), id: z.string() }),
});

async function putReviewBack(tx: Transaction, thing: z.infer<typeof Thing>) {
  const isHeld = thing.waitingSince !== null;
  const status = {
    approved: 'published',
    pending: isHeld ? 'held' : 'waiting',
    rejected: 'refused',
    delisted: 'refused',
  }[thing.status];
  const { publishedAt, decidedAt } = thing;
  const wasNeverPublic = thing.status === 'pending' || thing.status === 'rejected';
  const before = wasNeverPublic ? sql`null` : sql`published_at`;
  await tx.execute(sql`
    update reviews set status = ${status}, status_reason = ${thing.statusReason},
      published_at = ${publishedAt === undefined ? before : toTimestamp(publishedAt)},
      decided_at = ${decidedAt === undefined ? sql`decided_at` : toTimestamp(decidedAt)}
    where id = ${thing.id}`);
}

async function putBack(
  tx: Transaction,
  { accountId, before }: z.infer<typeof Undoable>,
  now: number,
) {
  if (before.wasSuspended !== null && accountId !== null) await holdThings(tx, accountId);
  for (const thing of before.things) {
    const subject = await findStaffSubject(tx, thing.kind, thing.id, { isLocked: true });
    if (!subject) continue;
    const isPublicNow = subject.status === 'approved';
    const wasPublic = thing.status === 'approved';
    if (isPublicNow !== wasPublic) {
      const decision = wasPublic ? ('approved' as const) : ('delisted' as const);
      await setPublic(tx, thing, { decision, reason: wasPublic ? null : '(taken back)' }, now);
    }
    if (thing.kind === 'review') await putReviewBack(tx, thing);
    else await putMarksBack(tx, thing);
  }
  if (before.closedAppeal !== null) {
    await tx.execute(sql`
      update appeals set decided_at = null, outcome = null, answer = null
      where id = ${before.closedAppeal}`);
  }
  if (before.answered !== null) {
    await tx.execute(sql`
      update reports set answered_by = ${before.answered.by} where id = ${before.answered.noticeId}`);
  }
  if (before.closedReports.length > 0) {
    await tx.execute(sql`
      update reports set closed_at = null, answered_by = null where id = any(${sql.param(before.closedReports)}::int[])`);
  }
  if (before.wasSuspended !== null && accountId !== null) {
    await tx.execute(sql`
      update accounts set suspended_at = ${before.wasSuspended ? toTimestamp(now) : sql`null`},
        takes_bookings = ${!before.wasSuspended} where id = ${accountId}`);
  }
}

/**
 * Only the member who decided can undo it, within a minute. Throws `gone` for other members'
 * decisions.
 */
export const undoStaffDecision: Call<HostTable['undoStaffDecision']> = ({ body }, { db, now }) =>
  db.transaction(async (tx) => {
    const member = await requireStaff(tx, body.signIn, now());
    const { rows } = await tx.execute(sql`
      select d.id, d.kind, d.subject_id as "subjectId", d.account_id as "accountId", d.name, d.action,
        ${epochMs(sql`d.decided_at`)} as at, d.before
      from staff_decisions d where d.id = ${body.decisionId} and d.staff_id = ${member.id}
        and d.action <> 'undo' and d.before is not null`);
    if (!rows[0]) throw new AppError('gone', refusal('noDecision'));
    const decided = Undoable.parse(rows[0]);
    if (now() >= decided.at + UNDO_MS) return { outcome: 'tooLate' };
    const kind = decided.before.kind as StaffSubject['kind'];
    await holdAccountOf(tx, { kind, id: decided.before.id });
    const subject = await findStaffSubject(tx, kind, decided.before.id, { isLocked: true });
    if (!subject || subject.version !== decided.before.versionAfter) return { outcome: 'changed' };
    const { id: undoes, action: _, at: __, before, ...about } = decided;
    await untell(tx, undoes);
    await putBack(tx, decided, now());
    await recordDecision(tx, { ...about, action: 'undo', staffId: member.id, undoes }, now());
    return { outcome: 'undone' };
  });
