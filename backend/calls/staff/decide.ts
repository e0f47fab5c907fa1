import { sql } from 'drizzle-orm';
import type { Call, CallContext } from '@/backend/calls/call';
import { answerNotices, queueVerdict, tellSuspended } from '@/backend/mail/queue-verdict';
import { isMarkedReview, lettersOf } from '@/backend/mail/verdict-letter';
import { type Queries, readDecided, recordDecision } from '@/backend/moderation/staff-decisions';
import { readerTexts, refusal } from '@/backend/texts/refusal';
import type { HostTable } from '@/lib/shared/contract/host';
import { canonicalId } from '@/lib/shared/domain/canonical-id';
import { REASONS } from '@/lib/shared/domain/moderation/clauses';
import {
  actionsFor,
  needsText,
  reasonsFor,
  STAFF_TEXT,
  type StaffAction,
  UNDO_MS,
} from '@/lib/shared/domain/staff/room';
import { AppError } from '@/lib/shared/errors';
import { act } from './act';
import { holdAccountOf } from './hold-account';
import { isDecidedBy } from './item';
import { isOwn } from './own';
import { prolongClaim } from './queue';
import { requireStaff, type StaffMember } from './session';
import { findStaffSubject, isGivenBack, type StaffSubject, toDecidable } from './subject';

type Verdict = Parameters<Call<HostTable['previewStaffMail']>>[0]['body'];

function assertReasoned({ action, reasonId, text }: Verdict, { about }: StaffSubject): void {
  if (!needsText(action)) return;
  const reasons = reasonsFor(action, about.kind);
  if (reasons.length > 0 && (reasonId === null || !reasons.includes(reasonId))) {
    throw new AppError('invalid', readerTexts('staff.decide')('reasonMissing'), {
      fields: { reasonId: readerTexts('staff.decide')('reasonMissing') },
    });
  }
  if (text.length < STAFF_TEXT.least) {
    const message = readerTexts('staff.decide')('textMissing');
    throw new AppError('invalid', message, { fields: { text: message } });
  }
}

/** Reviews are not hidden, because they do not belong to the account. */
function isHiddenWithAccount({ appeal, about, isSuspended }: StaffSubject): boolean {
  return isSuspended && appeal?.action !== 'suspend' && about.kind !== 'review';
}

/** Throws `conflict` for the member's own things, and where nothing would change. */
async function assertMay(
  tx: Queries,
  subject: StaffSubject,
  member: StaffMember,
  action: StaffAction,
): Promise<void> {
  if (isDecidedBy(subject, member)) {
    throw new AppError('conflict', refusal('decidedFirst'));
  }
  if (await isOwn(tx, subject, member)) {
    throw new AppError('conflict', readerTexts('staff.queue')('own'));
  }
  if (action === 'reverse' && isHiddenWithAccount(subject)) {
    throw new AppError('conflict', refusal('suspended'));
  }
  if (!actionsFor(toDecidable(subject)).includes(action)) {
    throw new AppError('conflict', refusal('notDecidable'));
  }
}

function isTold({ kind, action }: Pick<Verdict, 'kind' | 'action'>, { appeal }: StaffSubject) {
  if (appeal?.noticeId) return action === 'takeDown' || action === 'suspend';
  return action !== 'keep' && !(kind === 'review' && action === 'approve');
}

function subjectOfDecision(subject: StaffSubject, action: StaffAction) {
  const { kind, id, appeal, about, accountId } = subject;
  // Here, `reverse` gives nothing back, so it must not settle the decision against the thing.
  if (action === 'reverse' && (appeal?.hasNewer || appeal?.noticeId)) return { kind, id };
  if (action === 'suspend' || action === 'restore' || appeal?.action === 'suspend') {
    return { kind: 'account', id: String(accountId) };
  }
  return action === 'keep' || action === 'stays' ? { kind, id } : about;
}

async function noticeOf(
  db: Queries,
  { kind, id, about, appeal, openReports, status }: StaffSubject,
  action: StaffAction,
): Promise<number | null> {
  if (appeal) return appeal.noticeId;
  if (kind === 'report') return openReports[0] ?? Number(id);
  const isPublic = status === 'approved';
  const closes =
    action === 'refuse' ||
    action === 'takeDown' ||
    (action === 'suspend' && isPublic) ||
    (action === 'ask' && !isPublic);
  if (!closes) return null;
  const { rows } = await db.execute<{ id: number | null }>(sql`
    select min(id) as id from reports
    where kind = ${about.kind} and subject_id = ${canonicalId(about.id)} and closed_at is null`);
  return rows[0]?.id ?? null;
}

function unknownSubject(): AppError {
  return new AppError('gone', refusal('itGone'));
}

async function latestAbout(tx: Queries, { kind, id, about }: StaffSubject) {
  const [latest] = await readDecided(
    tx,
    sql`(d.kind, d.subject_id) in ((${kind}, ${id}), (${about.kind}, ${about.id}))`,
    1,
  );
  return latest ?? null;
}

/**
 * If two decisions are made at once, the second waits for the first and gets the first one as its
 * answer.
 */
export const decideStaffItem: Call<HostTable['decideStaffItem']> = (
  { body },
  { db, now, outbox },
) =>
  db.transaction(async (tx) => {
    const member = await requireStaff(tx, body.signIn, now());
    const { kind, id, action, reasonId } = body;
    await holdAccountOf(tx, body);
    const subject = await findStaffSubject(tx, kind, id, { isLocked: true });
    if (!subject) throw unknownSubject();
    if (subject.version !== body.version) {
      const latest = await latestAbout(tx, subject);
      return { outcome: 'changed', decisionId: null, undoUntil: null, latest };
    }
    assertReasoned(body, subject);
    await assertMay(tx, subject, member, action);
    const moment = now();
    const noticeId = await noticeOf(tx, subject, action);
    const { decisionId, before } = await act(tx, subject, body, moment);
    const after = await findStaffSubject(tx, kind, id);
    const about = subjectOfDecision(subject, action);
    const number = await recordDecision(
      tx,
      {
        kind: about.kind,
        subjectId: about.id,
        accountId: subject.accountId,
        name: subject.name,
        action,
        reasonId,
        clause: reasonId && REASONS[reasonId].clause,
        text: needsText(action) ? body.text : null,
        staffId: member.id,
        version: body.version,
        waitingSince: subject.waitingSince,
        noticeId,
        appealId: subject.appeal ? Number(id) : null,
        before: { ...before, versionAfter: after?.version ?? '', kind, id },
        decisionId,
      },
      moment,
    );
    await answerNotices(tx, {
      noticeIds: [...before.closedReports, ...(before.answered ? [before.answered.noticeId] : [])],
      accountId: outbox && subject.accountId,
      decisionId: number,
      dueAt: moment + UNDO_MS,
    });
    await tx.execute(sql`delete from staff_claims where kind = ${kind} and subject_id = ${id}`);
    const undoUntil = moment + UNDO_MS;
    if (outbox && subject.accountId !== null && isTold(body, subject)) {
      await queueVerdict(tx, {
        accountId: subject.accountId,
        decisionId: number,
        dueAt: undoUntil,
        // The decision about a review is told to its writer, not to the business.
        toRole: subject.about.kind === 'review' ? 'customer' : 'provider',
      });
      if (action === 'suspend')
        await tellSuspended(tx, subject.accountId, number, { now: moment, dueAt: undoUntil });
    }
    return { outcome: 'decided', decisionId: number, undoUntil, latest: null };
  });

export const previewStaffMail: Call<HostTable['previewStaffMail']> = async (
  { body },
  { db, now, sender }: CallContext,
) => {
  const member = await requireStaff(db, body.signIn, now());
  const subject = await findStaffSubject(db, body.kind, body.id);
  if (!subject) throw unknownSubject();
  await prolongClaim(db, body, { staffId: member.id, now: now() });
  if (!sender || subject.accountId === null || !isTold(body, subject)) return { letters: [] };
  const { about, accountId, name, status } = subject;
  const reviewId = about.kind === 'review' ? about.id : null;
  const decided = subjectOfDecision(subject, body.action);
  const verdict = {
    number: null,
    kind: decided.kind,
    subjectId: decided.id,
    name,
    action: body.action,
    reasonId: body.reasonId,
    text: needsText(body.action) ? body.text : null,
    isPublic: body.action === 'reverse' ? isGivenBack(subject) : status === 'approved',
    byNotice: (await noticeOf(db, subject, body.action)) !== null,
    isMarked: reviewId !== null && (await isMarkedReview(db, reviewId)),
    decidedAt: now(),
    appealed: subject.appeal?.action ?? null,
    reviewId,
  };
  return { letters: await lettersOf(db, accountId, verdict, sender) };
};
