import { type SQL, sql } from 'drizzle-orm';
import { idIn, isSettled, isUndone } from '@/backend/db/moderation-sql';
import type { QueueKind } from '@/lib/shared/domain/staff/room';
import { postName, reviewTitle } from './subject';

/** SQL for account `a`. `id` is the column of the listing. */
const isFirst = (id: string) => sql`not exists (select from (
  select s2.id, s2.account_id from services s2 where s2.status = 'approved'
  union all select e2.id, e2.account_id from events e2 where e2.status = 'approved') p
  where p.account_id = a.id and p.id <> ${sql.raw(id)})`;

const detail = (kind: string, table: string) => sql`case
  when ${sql.raw(table)}.status = 'approved' then 'changed'
  when exists (select from staff_decisions d where d.kind = '${sql.raw(kind)}'
    and d.subject_id = ${sql.raw(table)}.id::text and d.action <> 'undo'
    and not ${isUndone('d')}) then 'again'
  else 'new' end`;

const REPORTED = idIn(sql`r.subject_id`);

/**
 * A new kind also needs a row in QUEUE_KINDS. `words` must not hold a visitor's address, since
 * searches are not logged.
 */
const ROWS: Record<QueueKind, SQL> = {
  service: sql`
    select 'service' as kind, s.id::text as id, s.name, a.name as owner, a.user_id,
      s.waiting_since, ${detail('service', 's')} as detail, 0 as notices, ${isFirst('s.id')} as is_first,
      concat_ws(' ', s.name, a.name, a.email, s.id) as words, 'service' as about
    from services s join accounts a on a.id = s.account_id
    where s.waiting_since is not null and a.suspended_at is null`,
  event: sql`
    select 'event', e.id::text, e.title, a.name, a.user_id, e.waiting_since,
      ${detail('event', 'e')}, 0, ${isFirst('e.id')}, concat_ws(' ', e.title, a.name, a.email, e.id), 'event'
    from events e join accounts a on a.id = e.account_id
    where e.waiting_since is not null and a.suspended_at is null`,
  review: sql`
    select 'review', r.id::text, ${reviewTitle('r')}, coalesce(s.name, a.name), a.user_id, r.held_at,
      array_to_string(r.flags, ' '), 0, false, concat_ws(' ', s.name, a.name, a.email, r.text, r.id), 'review'
    from reviews r join accounts a on a.id = r.account_id left join services s on s.id = r.service_id
    where r.status = 'held'`,
  appeal: sql`
    select 'appeal', p.id::text, coalesce(${reviewTitle('v')}, d.name),
      case when v.id is null then coalesce(a.name, '') else d.name end, a.user_id, p.sent_at,
      d.action, 0, false, concat_ws(' ', d.name, a.name, a.email, p.text, 'D-' || d.id),
      coalesce(n.kind, d.kind)
    from appeals p join staff_decisions d on d.id = coalesce(p.decision_id, p.answered_by)
      left join reports n on n.id = p.notice_id
      left join accounts a on a.id = d.account_id
      left join reviews v on coalesce(n.kind, d.kind) = 'review'
        and v.id = ${idIn(sql`coalesce(n.subject_id, d.subject_id)`)}
    where p.decided_at is null and not (p.notice_id is null and ${isSettled('d')})`,
  report: sql`
    select 'report', r.id::text, coalesce(t.name, ''), coalesce(t.owner, a.name, ''), a.user_id, r.reported_at,
      r.reason, r.notices, false,
      concat_ws(' ', t.name, t.owner, a.name, a.email, r.texts, r.subject_id, r.ids), r.kind
    from (select distinct on (kind, subject_id) id, kind, subject_id, reason, reported_at,
        count(*) over (partition by kind, subject_id)::int as notices,
        string_agg(text, ' ') over (partition by kind, subject_id) as texts,
        string_agg(id::text, ' ') over (partition by kind, subject_id) as ids
      from reports where closed_at is null order by kind, subject_id, reported_at, id) r
    left join lateral (
      select s.name, s.account_id, null as owner from services s where r.kind = 'service' and s.id = ${REPORTED}
      union all select e.title, e.account_id, null from events e
        where r.kind = 'event' and e.id = ${REPORTED}
      union all select (select ${postName} from slates where slates.id = p.id), m.account_id, null
        from slates p join members m on m.id = p.author_id
        where r.kind = 'slate' and p.id = ${REPORTED}
      union all select ${reviewTitle('v')}, v.account_id, coalesce(s.name, o.name)
        from reviews v join accounts o on o.id = v.account_id left join services s on s.id = v.service_id
        where r.kind = 'review' and v.id = ${REPORTED}) t on true
    left join accounts a on a.id = t.account_id`,
};

/** SQL: everything that waits for the staff. */
export const WAITING = sql.join(Object.values(ROWS), sql` union all `);
