import { AppError } from '@/lib/shared/errors';
import { codeOf, isDatabaseAway } from './failures';

export interface Replica<Db> {
  db: Db;
  restsUntil: number;
}

const REST_MS = 5_000;
/** A replica cancels queries that delay its replay of the primary's changes. */
const CONFLICT_WITH_RECOVERY = '40001';

/** Whether the primary is asked: the replica may be behind or away. */
function mayDiffer(error: unknown): boolean {
  if (error instanceof AppError) return error.code === 'not_found';
  return isDatabaseAway(error) || codeOf(error) === CONFLICT_WITH_RECOVERY;
}

/** Reads from the replica if possible. Do not use it for something that was just changed. */
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
