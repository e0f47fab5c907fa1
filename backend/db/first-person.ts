import { type SQL, sql } from 'drizzle-orm';

/** SQL of constant text, for prepared statements. */
export function personOf(accountId: number, person: number | undefined): SQL {
  return sql`coalesce(${person ?? null}::integer, (
    select id from people where account_id = ${accountId} and left_at is null
    order by position, id limit 1), 0)`;
}
