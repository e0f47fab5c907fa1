import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database, Transaction } from '@/backend/db/client';
import { reports } from '@/backend/db/moderation-schema';
import { idIn } from '@/backend/db/moderation-sql';
import { canonicalId } from '@/lib/shared/domain/canonical-id';
import type { ReportedKind } from '@/lib/shared/domain/site/reports';
import type { Queries } from './staff-decisions';

/** Closes the reports and returns their numbers. */
export async function closeReportsAbout(
  tx: Transaction,
  { kind, id }: { kind: ReportedKind; id: string },
  now: number,
): Promise<number[]> {
  const about = and(eq(reports.kind, kind), eq(reports.subjectId, canonicalId(id)));
  const closed = await tx
    .update(reports)
    .set({ closedAt: new Date(now) })
    .where(and(about, isNull(reports.closedAt)))
    .returning({ id: reports.id });
  return closed.map((report) => report.id).sort((a, b) => a - b);
}

interface AccountOf extends Record<string, unknown> {
  id: number;
  userId: string | null;
  language: string | null;
  /** The name at the last decision, or else the account's name. */
  name: string;
  isSuspended: boolean;
}

/** Finds the account even after the thing is deleted. Null if it has no account. */
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

/** Deletes the appeals and the personal data. Keeps what was reported and why. */
export async function eraseReports(db: Database, ids: readonly number[]): Promise<number> {
  await db.execute(sql`delete from appeals where notice_id = any(${sql.param(ids)}::int[])`);
  const { rowCount } = await db.execute(
    sql`update reports set text = '', name = '', email = null, language = null, account_id = null where id = any(${sql.param(ids)}::int[])`,
  );
  return rowCount ?? 0;
}
