import { sql } from 'drizzle-orm';
import type { Database } from '@/backend/db/client';

/** What is left says what was reported and why. */
export async function eraseReports(db: Database, ids: readonly number[]): Promise<number> {
  const { rowCount } = await db.execute(
    sql`update reports set text = '', email = null where id = any(${sql.param(ids)}::int[])`,
  );
  return rowCount ?? 0;
}
