import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import type { LetterSender } from '@/lib/contract/shapes/letters';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { processWide } from '@/lib/process-wide';
import type { LetterKind } from '@/lib/storage/inbox';
import { MINUTE_MS } from '@/lib/time/units';
import { clientNetworkOf, UNKNOWN_ADDRESS } from './client-address';
import { createLetterPace, type LetterPace } from './letter-pace';

/** Nobody reads a form and fills it in faster. */
export const LEAST_FILL_MS = 2500;

/** After so many seconds a form that had to queue sends its letter again by itself. */
const QUEUE_SECONDS = 5;

function networkOf(headers: Headers): string | null {
  const network = clientNetworkOf(headers, env().TRUSTED_PROXIES);
  return network === UNKNOWN_ADDRESS ? null : network;
}

/** What only the contact form refuses: a filled trap, and more than its number within an hour. */
function refuseContact(pace: LetterPace, network: string | null, website: string, now: number) {
  if (website !== '') {
    throw new AppError('invalid', { key: 'filledByProgram' });
  }
  const closedMs = pace.closedFor(network, now);
  if (closedMs === 0) return;
  const minutes = Math.ceil(closedMs / MINUTE_MS);
  throw new AppError(
    'too_many',
    { key: 'lettersClosed', values: { minutes } },
    { retryAfterSeconds: Math.ceil(closedMs / 1000) },
  );
}

/**
 * Resolves when a letter may be kept. Haste and floods slow it; a request to delete an account is
 * never refused for them (rulings), only told to queue where its own network floods. Each form has
 * its own counts. Throws `AppError`.
 */
export async function admitLetter(
  kind: LetterKind,
  headers: Headers,
  { website, filledInMs }: LetterSender,
): Promise<void> {
  const now = Date.now();
  const network = networkOf(headers);
  const pace = processWide(`letters.${kind}`, createLetterPace);
  if (kind === 'contact') refuseContact(pace, network, website, now);
  const waitMs = pace.enter(network, now);
  if (waitMs === null) {
    throw new AppError(
      'too_many',
      { key: 'lettersWaiting' },
      {
        retryAfterSeconds: QUEUE_SECONDS,
      },
    );
  }
  await sleep(Math.max(waitMs, LEAST_FILL_MS - filledInMs, 0));
  pace.done(network);
}
