import { type SQL, sql } from 'drizzle-orm';

/** SQL: the language in which the customer of `b` booked; null where the provider wrote it down. */
export const READ_LANGUAGE: SQL = sql`case when not b.by_provider then b.customer_language end`;
