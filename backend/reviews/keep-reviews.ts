import { sql } from 'drizzle-orm';
import type { Database } from '@/backend/db/client';

const at = (instant: number) => sql`to_timestamp(${instant / 1000})`;

/**
 * Publishes what has waited for a day; its account's score is counted in the same statement
 * (migration 0052). Returns how many.
 */
export async function publishDue(db: Database, now: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    update reviews set status = 'published', published_at = ${at(now)}
    where status = 'waiting' and publish_at <= ${at(now)}`);
  return rowCount ?? 0;
}
