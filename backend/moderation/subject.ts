import { type SQL, sql } from 'drizzle-orm';
import { slates } from '@/backend/db/network-schema';

export const postName = sql<string>`(
  select case when words = '' then coalesce(media_type, 'post') || ' without words'
    when length(words) > 80 then left(words, 79) || '…' else words end
  from (select trim(regexp_replace(${slates.text}, '\\s+', ' ', 'g')) as words) as written)`;

/**
 * SQL: the stars of the review with this alias and what was booked, because these can be shown in
 * all languages. The words of a review are left out, since looking at them is logged.
 */
export function reviewTitle(alias: string): SQL {
  const row = sql.raw(alias);
  return sql`rtrim(repeat('★', ${row}.stars) || repeat('☆', 5 - ${row}.stars) || ' ' || ${row}.item_name)`;
}
