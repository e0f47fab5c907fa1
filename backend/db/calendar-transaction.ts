import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PoolClient, QueryConfig } from 'pg';
import { readerTexts } from '@/backend/texts/refusal';
import { AppError } from '@/lib/shared/errors';
import type { Database } from './client';
import { codeOf, isDatabaseAway } from './failures';
import { givenOnce, type KeptKey } from './kept-keys';
import { LOCKS_OF } from './locks';
import * as schema from './schema';

const LOCK_TIMEOUT_MS = 1_500;
/** The site waits ten seconds. */
const COMMIT_TIMEOUT_MS = 7_000;
const ATTEMPTS = 4;
/** Codes of serialization failures, deadlocks, and unique and exclusion constraints. */
const CONFLICTS = new Set(['40001', '40P01', '23505', '23P01']);

export type CalendarTransaction = NodePgDatabase<typeof schema> & {
  $client: PoolClient;
  keepsStatements: boolean;
};

/**
 * Runs `work` alone in a calendar, and repeats it up to three times after conflicts. If the key of
 * `kept` is known, returns what `work` returned before, which must be the same as JSON. Throws
 * `unavailable`, or `unsettled` if the connection broke in the commit.
 */
export function inCalendar<T>(
  db: Database,
  accountId: number,
  work: (tx: CalendarTransaction) => Promise<T>,
  kept?: KeptKey,
): Promise<T> {
  const once = (tx: CalendarTransaction) => (kept ? givenOnce(tx, kept, () => work(tx)) : work(tx));
  return db.calendars.queue
    .run(accountId, () => runUntilSettled(db, accountId, once))
    .finally(() => db.calendars.changed.add(accountId));
}

async function runUntilSettled<T>(
  db: Database,
  accountId: number,
  work: (tx: CalendarTransaction) => Promise<T>,
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
  work: (tx: CalendarTransaction) => Promise<T>,
): Promise<T> {
  const client = await db.calendars.pool.connect();
  let healthy = false;
  try {
    // A message with several statements cannot have parameters, but all numbers here are our own.
    // The timeout is local, because a pooler shares the connection.
    await client.query(
      `begin; set local lock_timeout = ${LOCK_TIMEOUT_MS}; ` +
        `select pg_advisory_xact_lock(${LOCKS_OF.calendar}, ${accountId})`,
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
    client.release(!healthy);
  }
}

/**
 * At `statement_timeout`, Postgres would stop waiting for a synchronous replica and report success,
 * although a failover could lose the writes. Throws `unsettled` if it is unknown whether the commit
 * took effect.
 */
async function commit(client: PoolClient): Promise<void> {
  try {
    // The setting already holds for the second statement of the message.
    const text = 'set local statement_timeout = 0; commit';
    // The driver has this option, but its types lack it.
    await client.query({ text, query_timeout: COMMIT_TIMEOUT_MS } as QueryConfig);
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    throw new AppError(
      'unsettled',
      readerTexts('errors.reasons')('unsettled'),
      {},
      { cause: error },
    );
  }
}
