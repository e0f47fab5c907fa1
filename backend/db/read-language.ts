import { type SQL, sql } from 'drizzle-orm';

/**
 * SQL: the language in which the customer of booking `b` booked. Null if the provider booked it.
 */
export const READ_LANGUAGE: SQL = sql`case when not b.by_provider then b.customer_language end`;
