import { errors } from 'undici';

const UNREACHED = /^(?:ENOTFOUND|EAI_|ENETUN|ENETDOWN|EHOSTUN|ECONNREF|UND_ERR_CONNECT)/;

/** The message is for the operator. */
export class WebError extends Error {
  override readonly name = 'WebError';

  /**
   * `isOffline` means that the server was not reached, `isStopped` that the fetch was told to end.
   */
  constructor(
    message: string,
    readonly details: { retryAfterSeconds?: number; isOffline?: boolean; isStopped?: boolean } = {},
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** Leaves out the addresses and texts of others. */
export function toWebError(cause: unknown): WebError {
  if (cause instanceof WebError) return cause;
  if (cause instanceof errors.ResponseExceededMaxSizeError) return new WebError('too large');
  const name = cause instanceof Error ? cause.name : '';
  if (name === 'AbortError') return new WebError('stopped', { isStopped: true });
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  const isSlow = name === 'TimeoutError' || code.endsWith('_TIMEOUT');
  const reason = isSlow ? 'too slow' : code || 'connection failed';
  return new WebError(reason, { isOffline: UNREACHED.test(code) }, { cause });
}
