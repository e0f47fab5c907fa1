import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Call } from '@/backend/calls/call';
import { epochMs, toTimestamp } from '@/backend/db/instants';
import type { Queries } from '@/backend/moderation/staff-decisions';
import { WAITING } from '@/backend/moderation/waiting';
import type { HostTable } from '@/lib/shared/contract/host';
import { CLAIM_MS, PROMISED_MS, QUEUE_KINDS, STAFF_KINDS } from '@/lib/shared/domain/staff/room';
import { hasWords } from './has-words';
import { isWrittenFrom, mailboxesOf } from './own';
import { requireStaff } from './session';

const Rows = z.array(
  z.object({
    kind: z.enum(QUEUE_KINDS),
    id: z.string(),
    name: z.string(),
    owner: z.string(),
    waitingSince: z.number(),
    detail: z.string(),
    about: z.enum(STAFF_KINDS),
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
    with waiting as (${WAITING}),
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
      select kind, id, name, owner, ${epochMs(sql`waiting_since`)} as "waitingSince", detail, about, notices,
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

/** Another member's claim stays until it ends. The member's own claim is prolonged. */
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
