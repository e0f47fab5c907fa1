import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Transaction } from '@/backend/db/client';
import { epochMs, toTimestamp } from '@/backend/db/instants';
import { isMarked, isThere, isUndone, numberIn } from '@/backend/db/moderation-sql';

export type Queries = Pick<Transaction, 'execute'>;

export const Decided = z.object({
  id: z.number(),
  kind: z.string(),
  subjectId: z.string(),
  name: z.string(),
  action: z.string(),
  reasonId: z.string().nullable(),
  clause: z.string().nullable(),
  text: z.string().nullable(),
  by: z.string().nullable(),
  byId: z.number().nullable(),
  at: z.number(),
  version: z.string().nullable(),
  noticeId: z.number().nullable(),
  isOfAppeal: z.boolean(),
  undoes: z.number().nullable(),
  isUndone: z.boolean(),
  isMarked: z.boolean(),
  isThere: z.boolean(),
});
export type Decided = z.infer<typeof Decided>;

const NUMBER = numberIn(sql`d.subject_id`);

const REVIEW = sql`case d.kind
  when 'review' then d.subject_id
  when 'report' then (
    select r.subject_id from reports r where r.id = ${NUMBER} and r.kind = 'review')
  when 'appeal' then (
    select coalesce(r.subject_id, o.subject_id)
    from appeals p join staff_decisions o on o.id = coalesce(p.decision_id, p.answered_by)
      left join reports r on r.id = p.notice_id
    where p.id = ${NUMBER} and coalesce(r.kind, o.kind) = 'review') end`;

/** SQL for decisions `d`. */
export const DECIDED_COLUMNS = sql`
  d.id, d.kind, d.subject_id as "subjectId", d.name, d.action, d.reason_id as "reasonId", d.clause,
  d.text, coalesce(nullif(s.name, ''), s.email) as by, d.staff_id as "byId", ${epochMs(sql`d.decided_at`)} as at, d.version,
  d.notice_id as "noticeId", d.appeal_id is not null as "isOfAppeal", d.undoes,
  ${isUndone('d')} as "isUndone",
  (select ${isMarked('about.id')} from (select ${REVIEW} as id) about) as "isMarked",
  ${isThere('d')} as "isThere"`;

export const DECIDED_FROM = sql`staff_decisions d left join staff s on s.id = d.staff_id`;

export async function readDecided(db: Queries, where: SQL, limit: number): Promise<Decided[]> {
  const { rows } = await db.execute(sql`
    select ${DECIDED_COLUMNS} from ${DECIDED_FROM} where ${where} order by d.id desc limit ${limit}`);
  return z.array(Decided).parse(rows);
}

interface Entry {
  kind: string;
  subjectId: string;
  accountId: number | null;
  name: string;
  action: string;
  reasonId?: string | null;
  clause?: string | null;
  text?: string | null;
  staffId: number;
  version?: string | null;
  waitingSince?: number | null;
  noticeId?: number | null;
  appealId?: number | null;
  undoes?: number | null;
  before?: object | null;
  decisionId?: number | null;
}

/** Returns the number of the decision. */
export async function recordDecision(tx: Queries, record: Entry, now: number): Promise<number> {
  const since = record.waitingSince ?? null;
  const { rows } = await tx.execute<{ id: number }>(sql`
    insert into staff_decisions (kind, subject_id, account_id, name, action, reason_id, clause, text,
      staff_id, version, waiting_since, decided_at, notice_id, appeal_id, undoes, before, decision_id)
    values (${record.kind}, ${record.subjectId}, ${record.accountId}, ${record.name}, ${record.action},
      ${record.reasonId ?? null}, ${record.clause ?? null}, ${record.text || null}, ${record.staffId},
      ${record.version ?? null}, ${toTimestamp(since)},
      ${toTimestamp(now)}, ${record.noticeId ?? null}, ${record.appealId ?? null},
      ${record.undoes ?? null}, ${record.before ? JSON.stringify(record.before) : null}::jsonb,
      ${record.decisionId ?? null})
    returning id`);
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('a write without a row');
  return id;
}
