import { sql } from 'drizzle-orm';
import type { Database } from '@/backend/db/client';
import { addressHashes } from './stop-token';

/** Whether the customer at this address has stopped our mail. False without an address. */
export async function hasStopped(
  db: Pick<Database, 'execute'>,
  address: string | null,
  linkSecret: string | null,
): Promise<boolean> {
  if (!address || linkSecret === null) return false;
  const { rows } = await db.execute(
    sql`select from mail_stops where address_hash = any(${sql.param(addressHashes(address, linkSecret))}::bytea[])`,
  );
  return rows.length > 0;
}
