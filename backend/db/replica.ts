import { AppError } from '@/lib/errors';
import { codeOf, isDatabaseAway } from './failures';

/** A replica, which may be a little behind the primary. */
export interface Replica<Db> {
  db: Db;
  /** Until when it is not asked, because it has just failed (epoch ms). */
  restsUntil: number;
}

/** For how long a replica that failed is left alone, so that not every read waits for it. */
const REST_MS = 5_000;
/** A replica cancels a query that would keep it from applying what the primary sent. */
const CONFLICT_WITH_RECOVERY = '40001';

/** Whether the primary may know better: it may have what has not reached the replica yet. */
function mayDiffer(error: unknown): boolean {
  if (error instanceof AppError) return error.code === 'not_found';
  return isDatabaseAway(error) || codeOf(error) === CONFLICT_WITH_RECOVERY;
}

/**
 * Runs a read that may be a little old: on the replica, or on the primary where there is no replica
 * or it does not answer. Not for what somebody has just changed and expects to see.
 */
export async function readMaybeOld<Db extends { replica: Replica<Db> | null }, T>(
  db: Db,
  read: (from: Db) => Promise<T>,
): Promise<T> {
  const { replica } = db;
  if (!replica || Date.now() < replica.restsUntil) return read(db);
  try {
    return await read(replica.db);
  } catch (error) {
    if (!mayDiffer(error)) throw error;
    if (isDatabaseAway(error)) replica.restsUntil = Date.now() + REST_MS;
    return read(db);
  }
}
