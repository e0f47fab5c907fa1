import { eq, sql } from 'drizzle-orm';
import { LOCKS } from '@/backend/db/locks';
import type { DecidedKind } from '@/lib/contract/moderation';
import { REASONS, type ReasonId, reasonsAbout } from '@/lib/domain/moderation/clauses';
import { AppError } from '@/lib/errors';
import type { Database, Transaction } from '../db/client';
import { decisions } from '../db/moderation-schema';
import { slates } from '../db/network-schema';
import { events, services } from '../db/schema';
import { answerNotices, queueVerdict } from '../mail/queue-verdict';
import { type ClosedReport, closeReportsAbout } from './reports';
import { recordDecision } from './staff-decisions';
import { lockSubject, type Subject } from './subject';

const DECISIONS = ['approved', 'rejected', 'delisted'] as const;
export type Decision = (typeof DECISIONS)[number];

const REASON_LENGTH = 500;
export const NOTHING_THERE = 'There is no service, event or post with this id in this database.';

export interface Verdict {
  id: string;
  decision: Decision;
  /** Its clause is cited to the owner. */
  reasonId?: ReasonId | null;
  reason: string | null;
}

/** `closed` has the `email` of a reporter only if no mail answers. */
export interface Decided {
  kind: DecidedKind;
  name: string;
  closed: ClosedReport[];
}

/**
 * Closes the reports about what is taken down. Mails the owner and the reporters if `tells`. Throws
 * `not_found`, `invalid` without a reason, `conflict` if nothing would change.
 */
export async function decide(
  db: Database,
  { id, decision, reasonId = null, reason }: Verdict,
  now: number,
  { tells = false } = {},
): Promise<Decided> {
  const words = reason?.trim() || null;
  if (decision !== 'approved' && words === null) {
    throw new AppError('invalid', 'Give a reason: its owner is shown it.');
  }
  if (words !== null && words.length > REASON_LENGTH) {
    throw new AppError('invalid', `Keep the reason within ${REASON_LENGTH} characters.`);
  }
  return db.transaction(async (tx) => {
    const subject = await lockSubject(tx, id);
    if (!subject) throw new AppError('not_found', NOTHING_THERE);
    const { kind, name, accountId, waitingSince } = subject;
    assertChanges(decision, subject);
    assertIsReasonAbout(reasonId, kind);
    if (decision === 'approved') await assertNotSuspended(tx, accountId);
    const applied = await applyDecision(tx, { ...subject, id }, { decision, reason: words }, now);
    const { decisionId, closed } = applied;
    const number = await recordDecision(
      tx,
      {
        kind,
        subjectId: id.toLowerCase(),
        accountId,
        name,
        action: ACTION_OF[decision],
        reasonId,
        clause: reasonId && REASONS[reasonId].clause,
        text: words,
        staffId: null,
        waitingSince: waitingSince?.getTime() ?? null,
        noticeId: closed[0]?.id ?? null,
        decisionId,
      },
      now,
    );
    const mailed = tells ? accountId : null;
    const verdict = { accountId: mailed, decisionId: number, dueAt: now };
    await answerNotices(tx, { ...verdict, noticeIds: closed.map((report) => report.id) });
    if (mailed === null) return { kind, name, closed };
    await queueVerdict(tx, { ...verdict, accountId: mailed, toRole: 'provider' });
    return { kind, name, closed: closed.map((report) => ({ id: report.id, email: null })) };
  });
}

function assertIsReasonAbout(reasonId: ReasonId | null, kind: DecidedKind): void {
  const known = reasonsAbout(kind);
  if (reasonId === null || known.includes(reasonId)) return;
  throw new AppError('invalid', `That is no reason about this. There are: ${known.join(', ')}.`);
}

async function assertNotSuspended(tx: Transaction, accountId: number | null): Promise<void> {
  if (accountId === null) return;
  const { rows } = await tx.execute<{ suspended: boolean }>(sql`
    select suspended_at is not null as suspended from accounts where id = ${accountId}
    for no key update`);
  if (rows[0]?.suspended) {
    throw new AppError('conflict', 'Its account is suspended. Open that again at /staff first.');
  }
}

const ACTION_OF = { approved: 'approve', rejected: 'refuse', delisted: 'takeDown' } as const;

type Applied = Pick<Subject, 'kind' | 'name' | 'waitingSince'> & { id: string };

export async function applyDecision(
  tx: Transaction,
  { kind, id, name, waitingSince }: Applied,
  { decision, reason }: Pick<Verdict, 'decision' | 'reason'>,
  now: number,
): Promise<{ decisionId: number; closed: ClosedReport[] }> {
  await setStatus(tx, kind, { id, decision, reason });
  const closed = decision === 'approved' ? [] : await closeReportsAbout(tx, { kind, id }, now);
  // Decisions are committed in the order of their ids, so that readers miss none.
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${LOCKS.decisionNumbers})`);
  const [decided] = await tx
    .insert(decisions)
    .values({
      kind,
      subjectId: id,
      name,
      decision,
      reason,
      waitingSince,
      decidedAt: new Date(now),
    })
    .returning({ id: decisions.id });
  if (!decided) throw new Error('a write without a row');
  return { decisionId: decided.id, closed };
}

/**
 * Call it before the first of several decisions. Edits of listings and changes of reviews take these
 * locks in the same order, the one of the numbers last.
 */
export async function holdThings(tx: Transaction, accountId: number): Promise<void> {
  for (const table of ['services', 'events']) {
    await tx.execute(sql`
      select from ${sql.identifier(table)} where account_id = ${accountId} order by id
      for no key update`);
  }
  await tx.execute(sql`
    select from review_scores where account_id = ${accountId} for no key update`);
}

function setStatus(
  tx: Transaction,
  kind: DecidedKind,
  { id, decision, reason }: Omit<Verdict, 'reasonId'>,
) {
  if (kind === 'slate') {
    const status = decision === 'approved' ? 'approved' : 'delisted';
    return tx.update(slates).set({ status }).where(eq(slates.id, id));
  }
  const statusReason = decision === 'approved' ? null : reason;
  const table = kind === 'service' ? services : events;
  return tx
    .update(table)
    .set({ status: decision, statusReason, waitingSince: null })
    .where(eq(table.id, id));
}

function assertChanges(decision: Decision, { kind, status, waitingSince }: Subject): void {
  const isWaiting = waitingSince !== null;
  if (kind === 'slate' && decision === 'approved' && status === 'approved') {
    throw new AppError('conflict', 'It is public already. Close the reports about it to keep it.');
  }
  if (decision === 'approved' && status === 'approved' && !isWaiting) {
    throw new AppError('conflict', 'It is approved already, and was not edited since.');
  }
  if (decision === 'rejected' && !isWaiting) {
    throw new AppError('conflict', 'It does not wait for review. Delist it to take it down.');
  }
  if (decision === 'delisted' && status !== 'approved') {
    throw new AppError('conflict', `It is ${status}, so there is nothing to take down.`);
  }
}
