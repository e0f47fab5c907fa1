import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import * as schema from './schema';

/** The database; `$client` is its pool, to be ended by whoever opened it. */
export type Database = NodePgDatabase<typeof schema> & { $client: pg.Pool };

/** Opens a pool of connections. It connects when first asked, and again after Postgres was away. */
export function openDatabase(
  url: string,
  options: { connections?: number; onIdleError?: (error: Error) => void } = {},
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.connections ?? 10,
    // Also the longest wait for a free connection: past it a caller is better told to come back.
    connectionTimeoutMillis: 8_000,
    statement_timeout: 5_000,
    idle_in_transaction_session_timeout: 10_000,
  });
  // Without a listener a connection that dies while idle would end the process.
  pool.on('error', (error) => options.onIdleError?.(error));
  return drizzle({ client: pool, schema });
}
