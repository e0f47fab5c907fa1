import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '@/backend/db/client';
import { toTimestamp } from '@/backend/db/instants';
import type { HostTable } from '@/lib/shared/contract/host';
import type { DecidedKind } from '@/lib/shared/contract/moderation';
import { isDraining } from '@/lib/shared/process/drain';
import { MINUTE_MS } from '@/lib/shared/time/units';
import type { Call } from './call';

/** How far back a call without `after` looks: longer than copies are cached. */
const FIRST_LOOK_MS = 5 * MINUTE_MS;
const LOOK_EVERY_MS = 250;
const MOST = 500;

const nextLooks = new WeakMap<Database, Promise<number>>();

async function readLatest(db: Database): Promise<number> {
  const { rows } = await db.execute<{ latest: number }>(sql`
    select greatest((select max(id) from decisions), (select max(change_id) from review_scores), 0)
      as latest`);
  return rows[0]?.latest ?? 0;
}

/** Lets all waiting calls share one query. */
function lookSoon(db: Database): Promise<number> {
  const known = nextLooks.get(db);
  if (known) return known;
  const look = sleep(LOOK_EVERY_MS)
    .then(() => readLatest(db))
    .finally(() => nextLooks.delete(db));
  nextLooks.set(db, look);
  return look;
}

interface Decided extends Record<string, unknown> {
  number: number;
  kind: DecidedKind;
  id: string;
}

/**
 * Returns the oldest first. Asks again and again while the caller waits, because moderators decide
 * in another process.
 */
export const listDecisions: Call<HostTable['listDecisions']> = async ({ query }, { db, now }) => {
  const { after, waitSeconds } = query;
  const until = performance.now() + waitSeconds * 1000;
  let latest = await readLatest(db);
  while (latest === after && performance.now() < until && !isDraining()) {
    latest = await lookSoon(db);
  }
  const isNew = (number: string, at: string) =>
    after === undefined
      ? sql`${sql.raw(at)} > ${toTimestamp(now() - FIRST_LOOK_MS)}`
      : sql`${sql.raw(number)} > ${after}`;
  const { rows } = await db.execute<Decided>(sql`
    select id as number, kind, subject_id as id from decisions where ${isNew('id', 'decided_at')}
    union all
    select r.change_id, 'service', s.id from review_scores r
      join services s on s.account_id = r.account_id and s.status = 'approved'
    where ${isNew('r.change_id', 'r.changed_at')}
    order by number fetch first ${MOST} rows with ties`);
  const reached = rows.at(-1)?.number ?? latest;
  return { latest: reached, decided: rows.map(({ kind, id }) => ({ kind, id })) };
};
