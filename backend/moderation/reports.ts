import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database, Transaction } from '@/backend/db/client';
import { toTimestamp } from '@/backend/db/instants';
import { reports } from '@/backend/db/moderation-schema';
import { idIn } from '@/backend/db/moderation-sql';
import { answerNotices } from '@/backend/mail/queue-verdict';
import { canonicalId } from '@/lib/domain/canonical-id';
import type { ReportedKind, ReportReason } from '@/lib/domain/site/reports';
import { AppError } from '@/lib/errors';
import { type Queries, recordDecision } from './staff-decisions';
import { postName, reviewTitle } from './subject';

export interface OpenReport extends Record<string, unknown> {
  id: number;
  kind: ReportedKind;
  subjectId: string;
  /** Null if gone or of another service. */
  name: string | null;
  reason: ReportReason;
  text: string;
  /** '' for none. */
  sender: string;
  email: string | null;
  isInGoodFaith: boolean;
  reportedAt: Date;
}

const SUBJECT = idIn(sql`subject_id`);

/** SQL for a row of `reports`. */
const reportedName = sql<string | null>`coalesce(
  (select name from services where kind = 'service' and id = ${SUBJECT}),
  (select title from events where kind = 'event' and id = ${SUBJECT}),
  (select ${postName} from slates where kind = 'slate' and id = ${SUBJECT}),
  (select coalesce(s.name, a.name) from reviews v join accounts a on a.id = v.account_id
    left join services s on s.id = v.service_id
    where reports.kind = 'review' and v.id = ${SUBJECT}))`;

/** Oldest first. Records the viewing of personal data. */
export async function viewReports(db: Database, now: number): Promise<OpenReport[]> {
  const open = await listReports(db);
  if (open.some(({ text, sender, email }) => text || sender || email)) {
    await db.execute(sql`
      insert into staff_log (at, action, kind, note)
      values (${toTimestamp(now)}, 'viewed', 'report', 'reports')`);
  }
  return open;
}

const reportedTitle = sql<string | null>`coalesce((select ${reviewTitle('v')} from reviews v
  where reports.kind = 'review' and v.id = ${SUBJECT}), ${reportedName})`;

export async function listReports(db: Database): Promise<OpenReport[]> {
  return db
    .select({
      id: reports.id,
      kind: reports.kind,
      subjectId: reports.subjectId,
      name: reportedTitle,
      reason: reports.reason,
      text: reports.text,
      sender: reports.name,
      email: reports.email,
      isInGoodFaith: reports.isInGoodFaith,
      reportedAt: reports.reportedAt,
    })
    .from(reports)
    .where(isNull(reports.closedAt))
    .orderBy(reports.reportedAt, reports.id);
}

export type ClosedReport = Pick<OpenReport, 'id' | 'email'>;

export async function closeReportsAbout(
  tx: Transaction,
  { kind, id }: { kind: ReportedKind; id: string },
  now: number,
): Promise<ClosedReport[]> {
  const about = and(eq(reports.kind, kind), eq(reports.subjectId, canonicalId(id)));
  const closed = await tx
    .update(reports)
    .set({ closedAt: new Date(now) })
    .where(and(about, isNull(reports.closedAt)))
    .returning({ id: reports.id, email: reports.email });
  return closed.toSorted((a, b) => a.id - b.id);
}

interface AccountOf extends Record<string, unknown> {
  id: number;
  userId: string | null;
  language: string | null;
  /** As it was last decided about, else the account's. */
  name: string;
  isSuspended: boolean;
}

/** Also after deletion; null without an account. */
export async function findAccountOf(
  db: Queries,
  { kind, id }: { kind: ReportedKind; id: string },
): Promise<AccountOf | null> {
  const key = canonicalId(id);
  const rowId = idIn(sql`${key}::text`);
  const { rows } = await db.execute<AccountOf>(sql`
    select a.id, a.user_id as "userId", a.language, a.suspended_at is not null as "isSuspended",
      coalesce((select d.name from staff_decisions d where d.kind = ${kind}
        and d.subject_id = ${key} and d.name <> '' order by d.id desc limit 1), a.name) as name
    from (
      select account_id, 0 as rank, 0 as number from services where ${kind} = 'service' and id = ${rowId}
      union all select account_id, 0, 0 from events where ${kind} = 'event' and id = ${rowId}
      union all select account_id, 0, 0 from reviews where ${kind} = 'review' and id = ${rowId}
      union all select m.account_id, 0, 0 from slates s join members m on m.id = s.author_id
        where ${kind} = 'slate' and s.id = ${rowId}
      union all select account_id, 1, id from staff_decisions where kind = ${kind} and subject_id = ${key}
      union all select m.account_id, 2, m.notice_id from messages m join reports r on r.id = m.notice_id
        where r.kind = ${kind} and r.subject_id = ${key}
    ) found join accounts a on a.id = found.account_id order by rank, number desc limit 1`);
  return rows[0] ?? null;
}

/** Kept for a year. Throws `not_found` unless open. */
export async function closeReport(
  db: Database,
  id: number,
  now: number,
  { tells = false } = {},
): Promise<void> {
  await db.transaction(async (tx) => {
    const [closed] = await tx
      .update(reports)
      .set({ closedAt: new Date(now) })
      .where(and(eq(reports.id, id), isNull(reports.closedAt)))
      .returning({
        kind: reports.kind,
        subjectId: reports.subjectId,
        name: reportedName,
        reportedAt: reports.reportedAt,
      });
    if (!closed) {
      throw new AppError('not_found', 'There is no open report with this number.');
    }
    const account = await findAccountOf(tx, { kind: closed.kind, id: closed.subjectId });
    const record = {
      kind: 'report',
      subjectId: String(id),
      accountId: account?.id ?? null,
      name: closed.name ?? account?.name ?? '',
      action: 'keep',
      staffId: null,
      waitingSince: closed.reportedAt.getTime(),
      noticeId: id,
    };
    const decisionId = await recordDecision(tx, record, now);
    const accountId = tells ? (account?.id ?? null) : null;
    await answerNotices(tx, { noticeIds: [id], accountId, decisionId, dueAt: now });
  });
}

/** Keeps what was reported and why; deletes the appeals. */
export async function eraseReports(db: Database, ids: readonly number[]): Promise<number> {
  await db.execute(sql`delete from appeals where notice_id = any(${sql.param(ids)}::int[])`);
  const { rowCount } = await db.execute(
    sql`update reports set text = '', name = '', email = null, language = null, account_id = null where id = any(${sql.param(ids)}::int[])`,
  );
  return rowCount ?? 0;
}
