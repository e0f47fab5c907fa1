import 'server-only';
import type { LetterSender } from '@/lib/contract/letters';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { clientAddressOf } from './client-address';
import { createHourlyLimit, type HourlyLimit } from './hourly-limit';

/** Nobody reads a form and fills it in faster. */
export const LEAST_FILL_MS = 2500;

/** Letters within an hour, in each web process. */
export const LETTERS_AN_HOUR = { perAddress: 5, inAll: 100 } as const;

const KEY = Symbol.for('settln.letters');

/** The two forms' routes may be bundled apart; only the global object is one for both. */
function letters(): HourlyLimit {
  const store = globalThis as { [KEY]?: HourlyLimit };
  store[KEY] ??= createHourlyLimit(LETTERS_AN_HOUR);
  return store[KEY];
}

/**
 * Refuses what a program sends: a filled trap, a form filled in too fast, too many in an hour. A
 * refusal is never dressed up as success, since a person may have tripped over it. Throws `AppError`.
 */
export function admitLetter(
  headers: Headers,
  { website, filledInMs }: LetterSender,
  now: number,
): void {
  if (website !== '') {
    throw new AppError(
      'invalid',
      'This looks as if a program had filled it in, so we did not take it.',
    );
  }
  if (filledInMs < LEAST_FILL_MS) {
    throw new AppError('invalid', 'That was very quick. Please read it over, then send it again.');
  }
  if (!letters().take(clientAddressOf(headers, env().TRUSTED_PROXIES), now)) {
    throw new AppError('too_many', 'That is more than we take within an hour. Please try later.');
  }
}
