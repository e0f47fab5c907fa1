import { type SQL, sql } from 'drizzle-orm';

/** Whether a decision of the staff, a row of this alias, was taken back. */
export const isUndone = (alias: string): SQL => sql`exists (
  select from staff_decisions u where u.undoes = ${sql.raw(alias)}.id and u.action = 'undo')`;

/**
 * Whether visitors see what a row of this alias is about, by its `kind` and `subject_id`. Slates may
 * come from another service, so unknown ones are believed.
 */
export function isReportedPublic(alias: string): SQL {
  const row = sql.raw(alias);
  const about = sql`id::text = ${row}.subject_id`;
  return sql`case ${row}.kind
    when 'service' then exists (select from services where ${about} and status = 'approved')
    when 'event' then exists (select from events where ${about} and status = 'approved')
    when 'review' then exists (select from reviews where ${about} and status = 'published')
    when 'slate' then not exists (select from slates where ${about} and status <> 'approved')
    else false end`;
}
