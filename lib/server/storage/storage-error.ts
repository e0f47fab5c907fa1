import 'server-only';
import { AppError } from '@/lib/shared/errors';

/**
 * `busy`: requests are throttled. `down`: the storage failed or did not answer. `denied`: wrong key
 * or signature. `missing`: no such object. `refused`: any other reason.
 */
export type StorageErrorKind = 'busy' | 'down' | 'denied' | 'missing' | 'refused';

/** `status` is 0 if there was no answer. */
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

/** This includes the first try (UPL-011). */
export const STORAGE_TRIES = 3;

/** Whether the storage throttled the request or failed (UPL-010). */
export function isTransient({ kind }: StorageError): boolean {
  return kind === 'busy' || kind === 'down';
}

/** Must not be called for the status of a success. */
export function kindOfStatus(status: number): StorageErrorKind {
  if (status === 429) return 'busy';
  if (RETRIED.includes(status) || status === 0) return 'down';
  if (status === 401 || status === 403) return 'denied';
  return status === 404 || status === 410 ? 'missing' : 'refused';
}

const THROTTLING = /^(?:Throttl|SlowDown|TooManyRequests|RequestLimitExceeded|ServiceUnavailable)/;

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

export function toAppError(cause: StorageError): AppError {
  return new AppError('unavailable', { key: 'storageDown' }, {}, { cause });
}
