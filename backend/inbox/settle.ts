import { sql } from 'drizzle-orm';
import type { Database } from '@/backend/db/client';
import { toTimestamp } from '@/backend/db/instants';

/**
 * Settles some messages, or all, so that nothing reminds of them any more. Returns how many of them
 * it knew.
 */
export async function settleMessages(
  db: Database,
  keys: readonly string[] | 'all',
  now: number,
): Promise<number> {
  const which = keys === 'all' ? sql`true` : sql`key = any(${sql.param(keys)}::text[])`;
  const { rowCount } = await db.execute(sql`
    update inbox_messages set settled_at = coalesce(settled_at, ${toTimestamp(now)}) where ${which}`);
  return rowCount ?? 0;
}

export async function settledMessages(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ key: string }>(
    sql`select key from inbox_messages where settled_at is not null`,
  );
  return rows.map(({ key }) => key);
}
