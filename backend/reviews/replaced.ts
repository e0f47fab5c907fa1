import { type SQL, sql } from 'drizzle-orm';

/**
 * SQL: whether a newer review by the same person is shown, like in `counted_reviews`
 * (`0007_reviews.sql`).
 */
export function isReplaced(review: string): SQL {
  const r = sql.identifier(review);
  return sql`(${r}.status = 'published' and exists (select from reviews newer
    where newer.account_id = ${r}.account_id and newer.writer = ${r}.writer
      and newer.status = 'published' and (newer.written_at, newer.id) > (${r}.written_at, ${r}.id)))`;
}
