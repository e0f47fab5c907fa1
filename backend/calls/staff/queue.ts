import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Call } from '@/backend/calls/call';
import { epochMs, toTimestamp } from '@/backend/db/instants';
import { idIn, isSettled, isUndone } from '@/backend/db/moderation-sql';
import type { Queries } from '@/backend/moderation/staff-decisions';
import { postName } from '@/backend/moderation/subject';
import type { HostTable } from '@/lib/contract/host';
import { CLAIM_MS, PROMISED_MS, QUEUE_KINDS, type QueueKind } from '@/lib/domain/staff/room';
import { hasWords } from './has-words';
import { isWrittenFrom, mailboxesOf } from './own';
import { requireStaff } from './session';

/** For account `a`; `id` is the listing's column. */
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
 * A new kind is also a row in QUEUE_KINDS. `words` hold no visitor's address, since searches are
 * not logged.
 */
const WAITING: Record<QueueKind, SQL> = {
  service: sql`
    select 'service' as kind, s.id::text as id, s.name, a.name as owner, a.user_id,
      s.waiting_since, ${detail('service', 's')} as detail, 0 as notices, ${isFirst('s.id')} as is_first,
      concat_ws(' ', s.name, a.name, a.email, s.id) as words
    from services s join accounts a on a.id = s.account_id
    where s.waiting_since is not null and a.suspended_at is null`,
  event: sql`
    select 'event', e.id::text, e.title, a.name, a.user_id, e.waiting_since,
      ${detail('event', 'e')}, 0, ${isFirst('e.id')}, concat_ws(' ', e.title, a.name, a.email, e.id)
    from events e join accounts a on a.id = e.account_id
    where e.waiting_since is not null and a.suspended_at is null`,
  review: sql`
    select 'review', r.id::text, coalesce(s.name, a.name), a.name, a.user_id, r.held_at,
      array_to_string(r.flags, ' '), 0, false, concat_ws(' ', s.name, a.name, a.email, r.text, r.id)
    from reviews r join accounts a on a.id = r.account_id left join services s on s.id = r.service_id
    where r.status = 'held'`,
  appeal: sql`
    select 'appeal', p.id::text, d.name, coalesce(a.name, ''), a.user_id, p.sent_at,
      d.action, 0, false, concat_ws(' ', d.name, a.name, a.email, p.text, 'D-' || d.id)
    from appeals p join staff_decisions d on d.id = coalesce(p.decision_id, p.answered_by)
      left join accounts a on a.id = d.account_id
    where p.decided_at is null and not (p.notice_id is null and ${isSettled('d')})`,
  report: sql`
    select 'report', r.id::text, coalesce(t.name, ''), coalesce(a.name, ''), a.user_id, r.reported_at,
      r.reason, r.notices, false, concat_ws(' ', t.name, a.name, a.email, r.texts, r.subject_id, r.ids)
    from (select distinct on (kind, subject_id) id, kind, subject_id, reason, reported_at,
        count(*) over (partition by kind, subject_id)::int as notices,
        string_agg(text, ' ') over (partition by kind, subject_id) as texts,
        string_agg(id::text, ' ') over (partition by kind, subject_id) as ids
      from reports where closed_at is null order by kind, subject_id, reported_at, id) r
    left join lateral (
      select s.name, s.account_id from services s where r.kind = 'service' and s.id = ${REPORTED}
      union all select e.title, e.account_id from events e
        where r.kind = 'event' and e.id = ${REPORTED}
      union all select (select ${postName} from slates where slates.id = p.id), m.account_id
        from slates p join members m on m.id = p.author_id
        where r.kind = 'slate' and p.id = ${REPORTED}
      union all select coalesce(s.name, o.name), v.account_id
        from reviews v join accounts o on o.id = v.account_id left join services s on s.id = v.service_id
        where r.kind = 'review' and v.id = ${REPORTED}) t on true
    left join accounts a on a.id = t.account_id`,
};

const Rows = z.array(
  z.object({
    kind: z.enum(QUEUE_KINDS),
    id: z.string(),
    name: z.string(),
    owner: z.string(),
    waitingSince: z.number(),
    detail: z.string(),
    notices: z.number(),
    isFirst: z.boolean(),
    isOwn: z.boolean(),
    claim: z.object({ staffId: z.number(), name: z.string(), until: z.number() }).nullable(),
  }),
);

const Counts = z.array(
  z.object({ kind: z.string(), many: z.number(), free: z.number(), mine: z.number() }),
);

const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);

export const claimsAt = (now: number) => sql`(
  select c.kind, c.subject_id, c.staff_id, s.name, ${epochMs(sql`c.claimed_until`)} as until
  from staff_claims c join staff s on s.id = c.staff_id where c.claimed_until > ${toTimestamp(now)})`;

export const listStaffQueue: Call<HostTable['listStaffQueue']> = async ({ query }, { db, now }) => {
  const member = await requireStaff(db, query.signIn, now());
  const mailboxes = await mailboxesOf(db, member);
  const { kind, whose, q, order, limit } = query;
  const queue = sql`
    with waiting as (${sql.join(Object.values(WAITING), sql` union all `)}),
      claims as ${claimsAt(now())},
      queue as (select w.*, c.staff_id, c.name as claimed_by, c.until
        from waiting w left join claims c on c.kind = w.kind and c.subject_id = w.id)`;
  const where = sql.join(
    [
      kind ? sql`kind = ${kind}` : sql`true`,
      whose === 'free' ? sql`staff_id is null` : sql`true`,
      whose === 'mine' ? sql`staff_id = ${member.id}` : sql`true`,
      hasWords({ words: sql`words`, names: sql`concat_ws(' ', name, owner)` }, q),
    ],
    sql` and `,
  );
  const first =
    order === 'newest'
      ? sql`waiting_since <= ${toTimestamp(now() - PROMISED_MS)} desc, waiting_since desc`
      : sql`waiting_since`;
  const [listed, counted, found] = await Promise.all([
    db.execute(sql`${queue}
      select kind, id, name, owner, ${epochMs(sql`waiting_since`)} as "waitingSince", detail, notices,
        is_first as "isFirst", user_id is not distinct from ${member.userId}
          or ${isWrittenFrom(mailboxes, sql`queue.kind`, sql`queue.id`)} as "isOwn",
        case when staff_id is not null then
          json_build_object('staffId', staff_id, 'name', claimed_by, 'until', until) end as claim
      from queue where ${where} order by ${first}, kind, id limit ${limit}`),
    db.execute(sql`${queue}
      select kind, count(*)::int as many, (count(*) filter (where staff_id is null))::int as free,
        (count(*) filter (where staff_id = ${member.id}))::int as mine from queue group by kind`),
    db.execute<{ many: number }>(
      sql`${queue} select count(*)::int as many from queue where ${where}`,
    ),
  ]);
  const counts = Counts.parse(counted.rows);
  return {
    items: Rows.parse(listed.rows),
    counts: Object.fromEntries(
      QUEUE_KINDS.map((name) => [name, counts.find((row) => row.kind === name)?.many ?? 0]),
    ),
    free: sum(counts.map((row) => row.free)),
    mine: sum(counts.map((row) => row.mine)),
    found: found.rows[0]?.many ?? 0,
  };
};

const Claim = z.object({ staffId: z.number(), name: z.string(), until: z.number() });

/** Another's claim stays until it ends; one's own is prolonged. */
export const claimStaffItem: Call<HostTable['claimStaffItem']> = async ({ body }, { db, now }) => {
  const member = await requireStaff(db, body.signIn, now());
  const { kind, id, takes } = body;
  if (takes) {
    await db.execute(sql`
      insert into staff_claims as c (kind, subject_id, staff_id, claimed_until)
      values (${kind}, ${id}, ${member.id}, ${toTimestamp(now() + CLAIM_MS)})
      on conflict (kind, subject_id) do update
      set staff_id = excluded.staff_id, claimed_until = excluded.claimed_until
      where c.staff_id = excluded.staff_id or c.claimed_until <= ${toTimestamp(now())}`);
  } else {
    await db.execute(sql`
      delete from staff_claims where kind = ${kind} and subject_id = ${id}
        and staff_id = ${member.id}`);
  }
  const { rows } = await db.execute(sql`
    select staff_id as "staffId", name, until from ${claimsAt(now())} claims
    where kind = ${kind} and subject_id = ${id}`);
  const claim = rows[0] ? Claim.parse(rows[0]) : null;
  return { claim, isMine: claim?.staffId === member.id };
};

export async function prolongClaim(
  db: Queries,
  { kind, id }: { kind: string; id: string },
  { staffId, now }: { staffId: number; now: number },
): Promise<void> {
  await db.execute(sql`
    update staff_claims set claimed_until = ${toTimestamp(now + CLAIM_MS)}
    where kind = ${kind} and subject_id = ${id} and staff_id = ${staffId}
      and claimed_until > ${toTimestamp(now)}`);
}
