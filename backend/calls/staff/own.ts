import { type SQL, sql } from 'drizzle-orm';
import { mailboxIn } from '@/backend/mail/mailbox';
import type { Queries } from '@/backend/moderation/staff-decisions';
import { mailboxOf } from '@/lib/shared/domain/text/mail-address';
import type { StaffMember } from './session';
import type { StaffSubject } from './subject';

/** The mailboxes of the member's sign-in and of their account as a provider. */
export async function mailboxesOf(db: Queries, { userId, email }: StaffMember): Promise<string[]> {
  const { rows } = await db.execute<{ email: string | null }>(sql`
    select unnest(array[email, notice_email]) as email from accounts where user_id = ${userId}`);
  return [email, ...rows.flatMap((row) => row.email ?? [])].map(mailboxOf);
}

/**
 * SQL: whether one of the mailboxes wrote the review, an open notice about the thing, or the notice
 * of the appeal. `kind` and `id` are columns of what is decided about.
 */
export function isWrittenFrom(mailboxes: readonly string[], kind: SQL, id: SQL): SQL {
  const isTheirs = (email: string) =>
    sql`${mailboxIn(email)} = any(${sql.param(mailboxes)}::text[])`;
  return sql`exists (select from (
      select ${kind} as kind, ${id} as id, null::integer as notice_id
        where ${kind} not in ('report', 'appeal')
      union all select r.kind, r.subject_id, null from reports r
        where r.id = case when ${kind} = 'report' then ${id}::integer end
      union all select coalesce(r.kind, d.kind), coalesce(r.subject_id, d.subject_id), p.notice_id
        from appeals p join staff_decisions d on d.id = coalesce(p.decision_id, p.answered_by)
          left join reports r on r.id = p.notice_id
        where p.id = case when ${kind} = 'appeal' then ${id}::integer end) about
    where exists (select from reviews v
        join bookings b on b.account_id = v.account_id and b.id = v.booking_id
        where v.id = case when about.kind = 'review' then about.id::uuid end and ${isTheirs('b.customer_email')})
      or exists (select from reports n where ${isTheirs('n.email')} and (n.id = about.notice_id
        or n.kind = about.kind and n.subject_id = about.id and n.closed_at is null)))`;
}

/** Whether the thing belongs to the member's account or was written by the member. */
export async function isOwn(
  db: Queries,
  { kind, id, ownerUserId }: StaffSubject,
  member: StaffMember,
): Promise<boolean> {
  if (ownerUserId === member.userId) return true;
  const mailboxes = await mailboxesOf(db, member);
  const { rows } = await db.execute<{ is: boolean }>(sql`
    select ${isWrittenFrom(mailboxes, sql`asked.kind`, sql`asked.id`)} as is
    from (select ${kind}::text as kind, ${id}::text as id) asked`);
  return rows[0]?.is ?? false;
}
