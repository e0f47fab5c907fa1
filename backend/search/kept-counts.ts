import type { Database } from '@/backend/db/client';
import { MINUTE_MS } from '@/lib/shared/time/units';

/** If there are fewer services, nothing is kept, so that changes show at once. */
const LARGE = 2_000;
/**
 * When a count is older, it is read again. Until then, the old one is returned up to `TOO_OLD_MS`.
 */
const FRESH_MS = 10_000;
const TOO_OLD_MS = 5 * MINUTE_MS;
const MOST = 500;

interface Kept {
  value: unknown;
  readAt: number;
  isRead: boolean;
}

const keptOf = new WeakMap<Database, Map<string, Kept>>();

/** The keys of this map hold what people typed, so it is only kept in memory. */
function keptIn(db: Database): Map<string, Kept> {
  const kept = keptOf.get(db) ?? new Map<string, Kept>();
  keptOf.set(db, kept);
  return kept;
}

/** Keeps counts for a short time in this process, if `sizeOf` says that there are many services. */
export async function keepCounts<T>(
  db: Database,
  question: readonly unknown[],
  read: () => Promise<T>,
  sizeOf: (value: T) => number,
): Promise<T> {
  const kept = keptIn(db);
  const key = JSON.stringify(question);
  const readAnew = async () => {
    const value = await read();
    kept.delete(key);
    if (sizeOf(value) > LARGE) {
      kept.set(key, { value, readAt: performance.now(), isRead: false });
      for (const [oldest] of kept) {
        if (kept.size <= MOST) break;
        kept.delete(oldest);
      }
    }
    return value;
  };
  const known = kept.get(key);
  const age = known ? performance.now() - known.readAt : Number.POSITIVE_INFINITY;
  if (!known || age > TOO_OLD_MS) return readAnew();
  if (age > FRESH_MS && !known.isRead) {
    known.isRead = true;
    readAnew().catch(() => kept.delete(key));
  }
  return known.value as T;
}
