import 'server-only';
import { AppError, type ErrorReason } from '@/lib/errors';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/time/units';

/** What one user may upload, in each web process. */
export const UPLOAD_QUOTA = { anHour: 60, bytesADay: 200 * 1024 * 1024 } as const;

interface Upload {
  at: number;
  bytes: number;
}

const KEY = Symbol.for('settln.uploads');

/** The uploads of the last day by user; those of one that has not come since are let go. */
function uploadsOf(userId: string, now: number): Upload[] {
  const store = globalThis as { [KEY]?: Map<string, Upload[]> };
  store[KEY] ??= new Map();
  const all = store[KEY];
  // In the order of their last upload, since each is inserted anew.
  for (const [user, uploads] of all) {
    if (now - (uploads.at(-1)?.at ?? 0) < DAY_MS) break;
    all.delete(user);
  }
  const own = (all.get(userId) ?? []).filter(({ at }) => now - at < DAY_MS);
  all.delete(userId);
  all.set(userId, own);
  return own;
}

/** When there is room for one more (epoch ms); null when there is now. */
function freeFrom(own: readonly Upload[], bytes: number, now: number): number | null {
  const lastHour = own.filter(({ at }) => now - at < HOUR_MS);
  const oldest = lastHour.at(-UPLOAD_QUOTA.anHour);
  const byCount = oldest ? oldest.at + HOUR_MS : null;
  let sum = own.reduce((all, one) => all + one.bytes, bytes);
  let bySize: number | null = null;
  for (const one of own) {
    if (sum <= UPLOAD_QUOTA.bytesADay) break;
    sum -= one.bytes;
    bySize = one.at + DAY_MS;
  }
  if (byCount === null || bySize === null) return byCount ?? bySize;
  return Math.max(byCount, bySize);
}

function refusalFor(waitMs: number): ErrorReason {
  const minutes = Math.ceil(waitMs / MINUTE_MS);
  return minutes <= 60
    ? { key: 'uploadsForMinutes', values: { minutes } }
    : { key: 'uploadsForHours', values: { hours: Math.ceil(minutes / 60) } };
}

/** Counts an upload that is about to begin. Throws `too_many` when a user has had enough of them. */
export function admitUpload(userId: string, bytes: number, now: number): void {
  const own = uploadsOf(userId, now);
  const free = freeFrom(own, bytes, now);
  if (free === null) {
    own.push({ at: now, bytes });
    return;
  }
  const retryAfterSeconds = Math.ceil((free - now) / 1000);
  throw new AppError('too_many', refusalFor(free - now), { retryAfterSeconds });
}
