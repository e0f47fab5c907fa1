import { type SQL, sql } from 'drizzle-orm';

const matches = (text: SQL, pattern: string) => sql`${text} ~ ${sql.raw(`'${pattern}'`)}`;

/**
 * SQL: the id in a text such as `subject_id`, or null if it is no id of ours. Comparing the id
 * finds the row by its key, while comparing ids as texts reads all rows.
 */
export const idIn = (text: SQL): SQL =>
  sql`case when ${matches(text, '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$')} then ${text}::uuid end`;

/** SQL: the same for ids of accounts and staff. */
export const numberIn = (text: SQL): SQL =>
  sql`case when ${matches(text, '^[0-9]{1,9}$')} then ${text}::integer end`;

/** SQL: whether the staff decision with this alias was undone. */
export const isUndone = (alias: string): SQL => sql`exists (
  select from staff_decisions u where u.undoes = ${sql.raw(alias)}.id and u.action = 'undo')`;

/** SQL: if the row is about a review, the e-mail address that the review's writer left. */
export const writerAddress = (row: string): SQL => sql`(select b.customer_email from reviews v
  join bookings b on b.account_id = v.account_id and b.id = v.booking_id
  where ${sql.raw(row)}.kind = 'review' and v.id = ${idIn(sql.raw(`${row}.subject_id`))})`;

/**
 * SQL: whether mail can be sent to the owner of the row's subject, who is the account or the
 * review's writer. `d` is the decision about it. Ignores whether a writer has stopped mail.
 */
export const isOwnerMailed = (row: string): SQL => sql`(d.account_id is not null
  and (${sql.raw(row)}.kind <> 'review' or ${writerAddress(row)} is not null))`;

/** SQL: whether a later decision gave back what the decision with this alias took away. */
export const isSettled = (alias: string): SQL => {
  const d = sql.raw(alias);
  return sql`exists (select from staff_decisions n
    where n.kind = ${d}.kind and n.subject_id = ${d}.subject_id and n.id > ${d}.id
      and n.action in ('approve', 'restore', 'reverse') and not ${isUndone('n')})`;
};

/** SQL: whether a program marks the review with this id, or marked it when it was decided. */
export function isMarked(reviewId: string): SQL {
  const id = sql.raw(reviewId);
  return sql`(exists (select from reviews v where v.id = ${idIn(id)} and v.flags <> '{}')
    or exists (select from staff_decisions h where h.kind = 'review' and h.subject_id = ${id}
      and h.before->'things'->0->>'waitingSince' is not null))`;
}

/**
 * SQL: whether the row's subject is public. A slate that is unknown here may belong to another
 * service.
 */
export function isReportedPublic(alias: string): SQL {
  const row = sql.raw(alias);
  const about = sql`id = ${idIn(sql`${row}.subject_id`)}`;
  return sql`case ${row}.kind
    when 'service' then exists (select from services where ${about} and status = 'approved')
    when 'event' then exists (select from events where ${about} and status = 'approved')
    when 'review' then exists (select from reviews where ${about} and status = 'published')
    when 'slate' then not exists (select from slates where ${about} and status <> 'approved')
    else false end`;
}

/**
 * SQL: whether the staff can open the subject of the row. It can be opened unless it was erased or
 * taken back.
 */
export function isThere(alias: string): SQL {
  const id = sql`${sql.raw(alias)}.subject_id`;
  const uuid = sql`id = ${idIn(id)}`;
  const number = sql`id = ${numberIn(id)}`;
  return sql`case ${sql.raw(alias)}.kind
    when 'service' then exists (select from services where ${uuid})
    when 'event' then exists (select from events where ${uuid})
    when 'slate' then exists (select from slates where ${uuid})
    when 'review' then exists (select from reviews where ${uuid} and status <> 'taken back')
    when 'account' then exists (select from accounts where ${number})
    when 'report' then exists (select from reports where ${number})
    when 'appeal' then exists (select from appeals where ${number})
    else false end`;
}
