import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '@/backend/db/client';
import { reports } from '@/backend/db/moderation-schema';
import { canonicalId } from '@/lib/domain/canonical-id';
import type { ReportedKind, ReportReason } from '@/lib/domain/site/reports';
import { AppError } from '@/lib/errors';
import { recordDecision } from './staff-decisions';
import { postName, type Transaction } from './subject';

export interface OpenReport extends Record<string, unknown> {
  id: number;
  kind: ReportedKind;
  subjectId: string;
  /** Null if it is gone or belongs to another service. */
  name: string | null;
  reason: ReportReason;
  text: string;
  email: string | null;
  reportedAt: Date;
}

/** The oldest first. */
export async function listReports(db: Database): Promise<OpenReport[]> {
  return db
    .select({
      id: reports.id,
      kind: reports.kind,
      subjectId: reports.subjectId,
      name: sql<string | null>`coalesce(
        (select name from services where kind = 'service' and id::text = subject_id),
        (select title from events where kind = 'event' and id::text = subject_id),
        (select ${postName} from slates where kind = 'slate' and id::text = subject_id))`,
      reason: reports.reason,
      text: reports.text,
      email: reports.email,
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

/** A closed report is kept for a year. Throws `not_found` unless it is open. */
export async function closeReport(db: Database, id: number, now: number): Promise<void> {
  await db.transaction(async (tx) => {
    const [closed] = await tx
      .update(reports)
      .set({ closedAt: new Date(now) })
      .where(and(eq(reports.id, id), isNull(reports.closedAt)))
      .returning({ reportedAt: reports.reportedAt });
    if (!closed) {
      throw new AppError('not_found', 'There is no open report with this number.');
    }
    const record = {
      kind: 'report',
      subjectId: String(id),
      accountId: null,
      name: '',
      action: 'keep',
      staffId: null,
      waitingSince: closed.reportedAt.getTime(),
      noticeId: id,
    };
    await recordDecision(tx, record, now);
  });
}

/** What is left says what was reported and why; what was said against the answer goes. */
export async function eraseReports(db: Database, ids: readonly number[]): Promise<number> {
  await db.execute(sql`delete from appeals where notice_id = any(${sql.param(ids)}::int[])`);
  const { rowCount } = await db.execute(
    sql`update reports set text = '', name = '', email = null, account_id = null where id = any(${sql.param(ids)}::int[])`,
  );
  return rowCount ?? 0;
}
