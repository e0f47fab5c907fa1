import { setTimeout as sleep } from 'node:timers/promises';
import { asc, gt, max } from 'drizzle-orm';
import type { Database } from '@/backend/db/client';
import { decisions } from '@/backend/db/moderation-schema';
import type { HostTable } from '@/lib/contract/host';
import { isDraining } from '@/lib/process/drain';
import { MINUTE_MS } from '@/lib/time/units';
import type { Call } from './call';

/** Longer than a copy is kept. */
const FIRST_LOOK_MS = 5 * MINUTE_MS;
const LOOK_EVERY_MS = 250;
const MOST = 500;

const nextLooks = new WeakMap<Database, Promise<number>>();

async function readLatest(db: Database): Promise<number> {
  const [row] = await db.select({ latest: max(decisions.id) }).from(decisions);
  return row?.latest ?? 0;
}

/** All calls that wait share one look. */
function lookSoon(db: Database): Promise<number> {
  const known = nextLooks.get(db);
  if (known) return known;
  const look = sleep(LOOK_EVERY_MS)
    .then(() => readLatest(db))
    .finally(() => nextLooks.delete(db));
  nextLooks.set(db, look);
  return look;
}

/**
 * What was decided since, oldest first. Moderators decide in another process, so this looks again
 * and again while the caller waits.
 */
export const listDecisions: Call<HostTable['listDecisions']> = async ({ query }, { db, now }) => {
  const { after, waitSeconds } = query;
  const until = performance.now() + waitSeconds * 1000;
  let latest = await readLatest(db);
  while (latest === after && performance.now() < until && !isDraining()) {
    latest = await lookSoon(db);
  }
  const isNew =
    after === undefined
      ? gt(decisions.decidedAt, new Date(now() - FIRST_LOOK_MS))
      : gt(decisions.id, after);
  const rows = await db
    .select({ number: decisions.id, kind: decisions.kind, id: decisions.subjectId })
    .from(decisions)
    .where(isNew)
    .orderBy(asc(decisions.id))
    .limit(MOST);
  const reached = rows.at(-1)?.number ?? latest;
  return { latest: reached, decided: rows.map(({ kind, id }) => ({ kind, id })) };
};
