import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PoolClient, QueryConfig } from 'pg';
import { AppError } from '@/lib/errors';
import type { Database } from './client';
import { codeOf, isDatabaseAway } from './failures';
import * as schema from './schema';

/** The first half of the advisory lock of a calendar; the account id is the second. */
const CALENDAR_LOCK = 4_021;
/** How long to wait for other backend processes; each takes a few milliseconds. */
const LOCK_TIMEOUT_MS = 1_500;
/** The site waits for ten seconds in all. */
const COMMIT_TIMEOUT_MS = 7_000;
const ATTEMPTS = 4;
/**
 * Conflicts with another transaction: serialization, deadlock, and keys or visits inserted
 * meanwhile.
 */
const CONFLICTS = new Set(['40001', '40P01', '23505', '23P01']);

/** The database inside a transaction, on the one connection that holds it. */
export type Transaction = NodePgDatabase<typeof schema> & {
  $client: PoolClient;
  keepsStatements: boolean;
};

/**
 * Runs `work` alone in a calendar, so that reading what is free and then writing is one step. Costs
 * two round trips besides those of `work`. Callers wait for this process without a connection.
 * Conflicts are tried again, at most three times. Throws `unavailable` if too many wait or it takes
 * too long, and `unsettled` if the connection was lost while it committed.
 */
export function inCalendar<T>(
  db: Database,
  accountId: number,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  return db.calendars.turns
    .take(accountId, () => runUntilSettled(db, accountId, work))
    .finally(() => db.calendars.changed.add(accountId));
}

async function runUntilSettled<T>(
  db: Database,
  accountId: number,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOnce(db, accountId, work);
    } catch (error) {
      if (attempt === ATTEMPTS || !CONFLICTS.has(codeOf(error) ?? '')) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * 2 ** attempt));
    }
  }
}

async function runOnce<T>(
  db: Database,
  accountId: number,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const client = await db.calendars.pool.connect();
  // A broken connection also emits an error event; the query that runs then throws anyway.
  const ignore = () => {};
  client.on('error', ignore);
  let healthy = false;
  try {
    // One message cannot have parameters; all numbers are integers of our own. The timeout belongs
    // to the transaction, since a pooler gives the connection to another client afterwards.
    await client.query(
      `begin; set local lock_timeout = ${LOCK_TIMEOUT_MS}; ` +
        `select pg_advisory_xact_lock(${CALENDAR_LOCK}, ${accountId})`,
    );
    const { keepsStatements } = db;
    const result = await work(Object.assign(drizzle({ client, schema }), { keepsStatements }));
    await commit(client);
    healthy = true;
    return result;
  } catch (error) {
    if (error instanceof AppError && error.code === 'unsettled') throw error;
    healthy = await client.query('rollback').then(
      () => true,
      () => false,
    );
    throw error;
  } finally {
    client.off('error', ignore);
    client.release(!healthy);
  }
}

/**
 * Commits, and waits for a synchronous replica until the time is up. Postgres itself would end that
 * wait at `statement_timeout` and report success, although a failover could lose what was written.
 * Throws `unsettled` if nobody knows whether the transaction was committed.
 */
async function commit(client: PoolClient): Promise<void> {
  try {
    // Both in one message; the first statement holds for the second one already.
    const text = 'set local statement_timeout = 0; commit';
    // The types lack this option, which is the driver's own time limit for one query.
    await client.query({ text, query_timeout: COMMIT_TIMEOUT_MS } as QueryConfig);
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    throw new AppError(
      'unsettled',
      'We do not know whether this was carried out. Please look before you send it again.',
      {},
      { cause: error },
    );
  }
}
