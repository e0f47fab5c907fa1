import { type SQL, sql } from 'drizzle-orm';

/** SQL, as JSON: the person of booking `b`. Null where one person works. */
export const BOOKED_PERSON: SQL = sql`(
  select jsonb_build_object('id', p.id, 'name', p.name) from people p
  where p.account_id = b.account_id and p.id = b.person_id and exists(
    select from people other where other.account_id = b.account_id and other.left_at is null
      and other.id <> b.person_id))`;
