import { type SQL, sql } from 'drizzle-orm';

/** SQL whose text is always the same, as prepared statements need it. */
export function personOf(accountId: number, person: number | undefined): SQL {
  return sql`coalesce(${person ?? null}::integer, (
    select id from people where account_id = ${accountId} and left_at is null
    order by position, id limit 1), 0)`;
}
