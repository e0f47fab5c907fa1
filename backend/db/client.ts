import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { CalendarTurns } from './calendar-turns';
import * as schema from './schema';

/** The database; `$client` is the pool for everything but changes of a calendar. */
export type Database = NodePgDatabase<typeof schema> & {
  $client: pg.Pool;
  /**
   * The pool for changes of calendars, so that they and everything else never wait for each other.
   */
  calendars: { pool: pg.Pool; turns: CalendarTurns };
};

const CONNECTIONS = 10;
const CALENDAR_CONNECTIONS = 5;

/**
 * Opens two pools of connections, to be closed with {@link closeDatabase}. They connect at the
 * first query, and again after Postgres was away.
 */
export function openDatabase(
  url: string,
  options: { connections?: number; onIdleError?: (error: Error) => void } = {},
): Database {
  const openPool = (max: number, connectionTimeoutMillis: number) => {
    const pool = new pg.Pool({
      connectionString: url,
      max,
      // This also limits the wait for a free connection; after that the caller had better try
      // again.
      connectionTimeoutMillis,
      statement_timeout: 5_000,
      idle_in_transaction_session_timeout: 10_000,
      allowExitOnIdle: true,
    });
    // Without a listener, a connection that breaks while idle would end the process.
    pool.on('error', (error) => options.onIdleError?.(error));
    return pool;
  };
  const connections = options.connections ?? CONNECTIONS;
  const db = drizzle({ client: openPool(connections, 8_000), schema });
  // Callers have waited for their turn before, and the site waits for ten seconds in all.
  const pool = openPool(Math.min(connections, CALENDAR_CONNECTIONS), 2_000);
  return Object.assign(db, { calendars: { pool, turns: new CalendarTurns() } });
}

/** Waits until every query is answered, and closes all connections. */
export async function closeDatabase(db: Database): Promise<void> {
  await Promise.all([db.$client.end(), db.calendars.pool.end()]);
}
