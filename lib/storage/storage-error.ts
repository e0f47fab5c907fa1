import 'server-only';
import { AppError } from '@/lib/errors';

/**
 * Why the storage did not do what it was asked for: `busy` (throttled), `down` (failed or no
 * answer), `denied` (wrong key or signature), `missing` (no such object), `refused` (anything
 * else).
 */
export type StorageErrorKind = 'busy' | 'down' | 'denied' | 'missing' | 'refused';

/** A failed request to the storage. `status` is the status of its answer, 0 if there was none. */
export class StorageError extends Error {
  override readonly name = 'StorageError';

  constructor(
    readonly kind: StorageErrorKind,
    readonly status: number,
    options?: ErrorOptions,
  ) {
    super(`storage: ${kind} ${status}`, options);
  }
}

const RETRIED = [429, 500, 502, 503, 504];

/** How often a request to the storage is made at most (UPL-011). */
export const STORAGE_TRIES = 3;

/** Whether trying again may help: throttling and failures of the storage itself (UPL-010). */
export function isTransient({ kind }: StorageError): boolean {
  return kind === 'busy' || kind === 'down';
}

/** What a status of the storage means; only for statuses that are not a success. */
export function kindOfStatus(status: number): StorageErrorKind {
  if (status === 429) return 'busy';
  if (RETRIED.includes(status) || status === 0) return 'down';
  if (status === 401 || status === 403) return 'denied';
  return status === 404 || status === 410 ? 'missing' : 'refused';
}

const THROTTLING = /^(?:Throttl|SlowDown|TooManyRequests|RequestLimitExceeded|ServiceUnavailable)/;

/** Turns an error of the SDK or of a broken connection into our own type. */
export function toStorageError(cause: unknown): StorageError {
  if (cause instanceof StorageError) return cause;
  const { name, $metadata } = Object(cause) as {
    name?: unknown;
    $metadata?: { httpStatusCode?: number };
  };
  const status = $metadata?.httpStatusCode ?? 0;
  const kind = THROTTLING.test(String(name)) ? 'busy' : kindOfStatus(status);
  return new StorageError(kind, status, { cause });
}

/** What to tell a user whose request needed the storage. */
export function toAppError(cause: StorageError): AppError {
  return new AppError('unavailable', { key: 'storageDown' }, {}, { cause });
}
