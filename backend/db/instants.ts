import { type SQL, sql } from 'drizzle-orm';

/** SQL: the instant of epoch milliseconds. */
export const toTimestamp = (instant: number | null): SQL =>
  sql`to_timestamp(${instant === null ? null : instant / 1000})`;

/**
 * SQL: the epoch milliseconds of an instant. They are no `bigint`, because it would arrive as a
 * text.
 */
export const epochMs = (instant: SQL): SQL => sql`(extract(epoch from ${instant}) * 1000)::float8`;

/**
 * SQL: like `epochMs`, but for JSON, in whole milliseconds. `extract` makes decimals, which are
 * slower.
 */
export const epochMsInJson = (instant: SQL): SQL =>
  sql`(date_part('epoch', ${instant}) * 1000)::bigint`;
