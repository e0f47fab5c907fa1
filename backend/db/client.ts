import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { CalendarTurns } from './calendar-turns';
import type { Replica } from './replica';
import * as schema from './schema';
import { TracedClient } from './traced-client';

/** The database; `$client` is the pool for everything but changes of a calendar. */
export type Database = NodePgDatabase<typeof schema> & {
  $client: pg.Pool;
  /**
   * The pool for changes of calendars, so that they and everything else never wait for each other;
   * and the accounts whose calendars were changed, until search has taken note of it.
   */
  calendars: { pool: pg.Pool; turns: CalendarTurns; changed: Set<number> };
  /** Answers public reads that may be a little old; null where there is only the primary. */
  replica: Replica<Database> | null;
  /** An address without a pooler, for locks that belong to a session. */
  directUrl: string;
  /** Whether a statement that was stored under a name is still there for the next query. */
  keepsStatements: boolean;
};

/** How the database is reached; a pooler may stand in between. */
export interface DatabaseOptions {
  /** How many connections this process may open; a third of them is for changes of calendars. */
  connections?: number;
  /** The address without the pooler; the same one unless given. */
  directUrl?: string | undefined;
  readUrl?: string | undefined;
  keepsStatements?: boolean | undefined;
  onIdleError?: (error: Error) => void;
}

const CONNECTIONS = 15;

/**
 * Opens pools of connections, to be closed with {@link closeDatabase}. They connect at the first
 * query, and again after Postgres was away. They ask for nothing when they connect, because
 * PgBouncer refuses connections with settings; time limits belong to the role (`limitRole`).
 */
export function openDatabase(url: string, options: DatabaseOptions = {}): Database {
  const { connections = CONNECTIONS, directUrl = url, readUrl, onIdleError } = options;
  const openPool = (address: string, max: number, connectionTimeoutMillis: number) => {
    const pool = new pg.Pool({
      connectionString: address,
      Client: TracedClient,
      max: Math.max(1, max),
      // This also limits the wait for a free connection; after that the caller had better try
      // again.
      connectionTimeoutMillis,
      allowExitOnIdle: true,
    });
    // Without a listener, a connection that breaks while idle would end the process.
    pool.on('error', (error) => onIdleError?.(error));
    return pool;
  };
  const forCalendars = Math.floor(connections / 3);
  const withRest = (
    address: string,
    timeout: number,
    replica: Replica<Database> | null,
  ): Database =>
    Object.assign(
      drizzle({ client: openPool(address, connections - forCalendars, timeout), schema }),
      { calendars, replica, directUrl, keepsStatements },
    );
  const keepsStatements = options.keepsStatements ?? directUrl === url;
  // Callers have waited for their turn before, and the site waits for ten seconds in all.
  const calendars = {
    pool: openPool(url, forCalendars, 2_000),
    turns: new CalendarTurns(),
    changed: new Set<number>(),
  };
  // The primary answers if the replica does not, so nobody waits long for it.
  const replica = readUrl ? { db: withRest(readUrl, 1_000, null), restsUntil: 0 } : null;
  return withRest(url, 8_000, replica);
}

/** Waits until every query is answered, and closes all connections. */
export async function closeDatabase(db: Database): Promise<void> {
  const pools = [db.$client, db.calendars.pool, ...(db.replica ? [db.replica.db.$client] : [])];
  await Promise.all(pools.map((pool) => pool.end()));
}
