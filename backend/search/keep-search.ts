import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '@/backend/db/client';
import { reportOf } from '@/backend/db/failures';
import { LOCKS } from '@/backend/db/locks';
import type { Log } from '@/backend/log/log';
import { MINUTE_MS } from '@/lib/shared/time/units';
import { refreshOldest, refreshOpenings } from './openings';

const POLL_MS = 5_000;
/** Only a few at once, so that bookings do not wait. */
const AT_ONCE = 10;
const WORDS_AGAIN_MS = 10 * MINUTE_MS;
/** The largest share of the time that may be spent on reading words. */
const WORDS_SHARE = 1 / 200;

interface SearchKeeping {
  db: Database;
  log: Log;
  now?: () => number;
}

/** Does nothing while another process reads the words. */
export async function readSearchWords(db: Pick<Database, 'transaction'>): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = '60s'`);
    await tx.execute(sql`select read_search_words()
      from (select pg_try_advisory_xact_lock(${LOCKS.searchWords}) as is_ours offset 0) as tried
      where is_ours`);
  });
}

/**
 * Refreshes calendars that this process changed, and those that nobody has refreshed for the
 * longest time.
 */
export async function catchUp(db: Database, now: number): Promise<number> {
  const changed = [...db.calendars.changed].slice(0, AT_ONCE);
  for (const accountId of changed) db.calendars.changed.delete(accountId);
  await refreshOpenings(db, changed, now);
  return changed.length + (await refreshOldest(db, AT_ONCE, now));
}

/**
 * Keeps the free times and the words of the search up to date. Several processes may run it.
 * Returns a function that stops it.
 */
export function keepSearch({ db, log, now = Date.now }: SearchKeeping): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;

  async function run(): Promise<void> {
    let nextWordsAt = Number.NEGATIVE_INFINITY;
    while (!signal.aborted) {
      try {
        await catchUpWithAll();
        if (now() > nextWordsAt) {
          nextWordsAt = now() + WORDS_AGAIN_MS;
          const begin = performance.now();
          await readSearchWords(db);
          const tookMs = performance.now() - begin;
          nextWordsAt = now() + Math.max(WORDS_AGAIN_MS, tookMs / WORDS_SHARE);
        }
      } catch (error) {
        log({ event: 'search_failed', cause: reportOf(error) });
      }
      await pause(POLL_MS * (0.9 + Math.random() * 0.2));
    }
  }
  /** After a batch, waits as long as the batch took, so that bookings have half of the time. */
  async function catchUpWithAll(): Promise<void> {
    while (!signal.aborted) {
      const begin = performance.now();
      if ((await catchUp(db, now())) < AT_ONCE) return;
      await pause(performance.now() - begin);
    }
  }
  const pause = (ms: number) => sleep(ms, undefined, { signal, ref: false }).catch(() => {});

  const running = run();
  return async () => {
    stopping.abort();
    await running;
  };
}
