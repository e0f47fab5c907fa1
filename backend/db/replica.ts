import { AppError } from '@/lib/errors';
import { codeOf, isDatabaseAway } from './failures';

export interface Replica<Db> {
  db: Db;
  /** Epoch ms. */
  restsUntil: number;
}

const REST_MS = 5_000;
/** A replica cancels a query that would keep it from applying what the primary sent. */
const CONFLICT_WITH_RECOVERY = '40001';

/** It may have what has not reached the replica yet. */
function mayDiffer(error: unknown): boolean {
  if (error instanceof AppError) return error.code === 'not_found';
  return isDatabaseAway(error) || codeOf(error) === CONFLICT_WITH_RECOVERY;
}

/** On the replica where there is one that answers. Not for what somebody has just changed. */
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
