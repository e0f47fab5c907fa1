import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Call } from '@/backend/calls/call';
import { epochMs, toTimestamp } from '@/backend/db/instants';
import { idIn, numberIn } from '@/backend/db/moderation-sql';
import { DECIDED_COLUMNS, DECIDED_FROM, Decided } from '@/backend/moderation/staff-decisions';
import { postName } from '@/backend/moderation/subject';
import type { HostTable } from '@/lib/shared/contract/host';
import { DAY_MS } from '@/lib/shared/time/units';
import { hasWords } from './has-words';
import { requireStaff } from './session';

const Rows = z.array(
  z.object({
    at: z.number(),
    by: z.string().nullable(),
    action: z.string(),
    kind: z.string(),
    subjectId: z.string(),
    name: z.string(),
    decision: Decided.nullable(),
    note: z.string(),
  }),
);

const SUBJECT = sql`l.subject_id`;

const ENTRIES = sql`
  select d.decided_at as moment, 2 as source, d.id as number, coalesce(nullif(s.name, ''), s.email) as by,
    d.staff_id, d.action, d.kind, d.subject_id, d.name, '' as note, d.id as decision_id,
    concat_ws(' ', d.name, d.text, d.reason_id, d.clause, 'D-' || d.id, d.subject_id,
      'N-' || d.notice_id) as words
  from ${DECIDED_FROM}
  union all
  select l.at, 1, l.id, coalesce(nullif(s.name, ''), s.email, nullif(l.command_user, '') || ' (npm run staff)'), l.staff_id, l.action, l.kind, l.subject_id,
    coalesce(case when l.kind = 'staff' then (select coalesce(nullif(o.name, ''), o.email) from staff o
        where o.id = ${numberIn(SUBJECT)})
      when l.kind = 'account' then (select a.name from accounts a where a.id = ${numberIn(SUBJECT)})
      when l.kind = 'service' then (select v.name from services v where v.id = ${idIn(SUBJECT)})
      when l.kind = 'review' then (select coalesce(v.name, a.name) from reviews r
        join accounts a on a.id = r.account_id left join services v on v.id = r.service_id
        where r.id = ${idIn(SUBJECT)})
      when l.kind = 'event' then (select e.title from events e where e.id = ${idIn(SUBJECT)})
      when l.kind = 'slate' then (select ${postName} from slates where slates.id = ${idIn(SUBJECT)}) end, ''),
    l.note, null, concat_ws(' ', l.note, l.subject_id)
  from staff_log l left join staff s on s.id = l.staff_id`;

export const listStaffLog: Call<HostTable['listStaffLog']> = async ({ query }, { db, now }) => {
  await requireStaff(db, query.signIn, now());
  const { q, by, action, kind, days, limit } = query;
  const conditions: SQL[] = [sql`moment > ${toTimestamp(now() - days * DAY_MS)}`];
  conditions.push(hasWords({ words: sql`words`, names: sql`x.name` }, q));
  if (by === 'command') conditions.push(sql`staff_id is null`);
  else if (by) conditions.push(sql`staff_id = ${Number(by)}`);
  if (action) conditions.push(sql`x.action = ${action}`);
  if (kind) conditions.push(sql`x.kind = ${kind}`);
  const where = sql.join(conditions, sql` and `);
  const [{ rows }, { rows: count }] = await Promise.all([
    db.execute(sql`
      select ${epochMs(sql`x.moment`)} as at, x.by, x.action, x.kind, x.subject_id as "subjectId", x.name, x.note,
        case when x.decision_id is not null then (select to_json(found.*) from (
          select ${DECIDED_COLUMNS} from ${DECIDED_FROM} where d.id = x.decision_id) found) end as decision
      from (${ENTRIES}) x where ${where}
      order by x.moment desc, x.source desc, x.number desc limit ${limit}`),
    db.execute<{ many: number }>(
      sql`select count(*)::int as many from (${ENTRIES}) x where ${where}`,
    ),
  ]);
  return { rows: Rows.parse(rows), found: count[0]?.many ?? 0 };
};
