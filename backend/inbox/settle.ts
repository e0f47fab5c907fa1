import { sql } from 'drizzle-orm';
import type { Database } from '@/backend/db/client';
import { toTimestamp } from '@/backend/db/instants';

/** Of some messages, or of all; returns how many it knew. Nothing reminds of them any more. */
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
