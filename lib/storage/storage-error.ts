import 'server-only';
import { AppError } from '@/lib/errors';

/**
 * Why the storage did not do what it was asked:
 * `busy` it throttles, `down` it failed or did not answer, `denied` the key or signature is wrong,
 * `missing` there is no such object, `refused` anything else that it will not do.
 */
export type StorageErrorKind = 'busy' | 'down' | 'denied' | 'missing' | 'refused';

/** A failed request to the storage. `status` is the one it answered with, 0 for none at all. */
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

/** What a status of the storage means; only for statuses that are no success. */
export function kindOfStatus(status: number): StorageErrorKind {
  if (status === 429) return 'busy';
  if (RETRIED.includes(status) || status === 0) return 'down';
  if (status === 401 || status === 403) return 'denied';
  return status === 404 || status === 410 ? 'missing' : 'refused';
}

const THROTTLING = /^(?:Throttl|SlowDown|TooManyRequests|RequestLimitExceeded|ServiceUnavailable)/;

/** What the SDK, or a broken connection, threw, as our own type. */
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

/** What to tell somebody whose request needed the storage. */
export function toAppError(cause: StorageError): AppError {
  return new AppError('unavailable', { key: 'storageDown' }, {}, { cause });
}
