import 'server-only';
import { AppError, type ErrorCode } from '@/lib/shared/errors';
import { HostError, isNoLink, UnsettledWrite } from './host-error';

/** The statuses with which most writes are refused. */
export const REFUSED = { 409: 'conflict', 410: 'gone', 422: 'invalid' } as const;

/** If {host} refuses with one of these statuses, passes the refusal on in its words. */
export async function orRefusal<T>(
  codes: Readonly<Record<number, ErrorCode>>,
  write: Promise<T>,
): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (!(error instanceof HostError) || error instanceof UnsettledWrite) throw error;
    const code = codes[error.status];
    const message = error.refusal?.message;
    if (!code || !message) throw error;
    throw new AppError(code, message, {}, { cause: error });
  }
}

/**
 * The outcome of a change by a link. `refused`: it is not allowed any more. `unsettled`: it may
 * have been done.
 */
export type LinkOutcome = 'done' | 'refused' | 'failed' | 'unsettled';

export async function outcomeOf(write: Promise<unknown>): Promise<LinkOutcome> {
  try {
    await write;
    return 'done';
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    if (error instanceof UnsettledWrite) return 'unsettled';
    return isNoLink(error) || error.status === 409 ? 'refused' : 'failed';
  }
}
