import { type SQL, sql } from 'drizzle-orm';

/** SQL: the key of a customer, null for none. The index of customers has the same expression. */
export function keyOf(of: 'b' | 'k'): SQL {
  return sql.raw(`customer_key(${of}.phone_key, ${of}.customer_phone, ${of}.customer_email)`);
}

/** SQL: all keys of the customer. Most accounts have no merges, so this is asked first. */
const ALL_KEYS = sql`case when exists(select from customer_merges where account_id = b.account_id)
  then customer_keys(b.account_id, ${keyOf('b')}) else array[${keyOf('b')}] end`;

const IS_VISIT = sql`k.status = 'confirmed' and k.missed_at is null`;

/**
 * SQL: the number of the visit among the customer's visits. Null if it was cancelled or missed, or
 * if the customer is unknown.
 */
export const VISIT_NUMBER: SQL = sql`case
  when b.status = 'confirmed' and b.missed_at is null and ${keyOf('b')} is not null then (
    select count(*)::int from bookings k
    where k.account_id = b.account_id and ${keyOf('k')} = any(${ALL_KEYS}) and ${IS_VISIT}
      and (lower(k.during), k.id) <= (lower(b.during), b.id)) end`;
