import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import type { LetterSender } from '@/lib/contract/letters';
import { LIMITS } from '@/lib/domain/limits';
import { AppError } from '@/lib/errors';
import { counterKey, counterOf } from '@/lib/limits/limits';
import { enforceLimit } from '@/lib/limits/refusal';
import { processWide } from '@/lib/process-wide';
import type { LetterKind } from '@/lib/storage/inbox';
import { networkOf } from './limit-request';

/** Nobody reads a form and fills it in faster. */
export const LEAST_FILL_MS = 2500;

/** With the storage's own 8 s this is less than a browser waits. */
const LONGEST_WAIT_MS = 5_000;
const CROWD_WAIT_MS = 1_000;
/** How many letters wait in this process at once, so that a flood leaves room for other calls. */
const MOST_WAITING = 100;

/** The more a network wrote within the hour, the longer its next deletion request waits. */
async function floodWaitMs(kind: LetterKind, network: string | null): Promise<number> {
  const inAll = await counterOf('letters').count(counterKey(kind));
  const crowdMs = inAll > LIMITS.letters.most ? CROWD_WAIT_MS : 0;
  if (kind === 'contact' || network === null) return crowdMs;
  const own = await counterOf('deletions').count(counterKey(network));
  const beyond = own - LIMITS.deletions.most;
  if (beyond <= 0) return crowdMs;
  return Math.max(crowdMs, Math.min(LONGEST_WAIT_MS, 1_000 * 2 ** (beyond - 1)));
}

/** Waits; at once when too many wait already, for a letter that cannot wait is not refused either. */
async function waitOut(ms: number): Promise<void> {
  const waiting = processWide('letters', () => ({ count: 0 }));
  if (waiting.count >= MOST_WAITING) return;
  waiting.count += 1;
  await sleep(ms);
  waiting.count -= 1;
}

/**
 * Resolves when a letter may be kept. Haste and floods slow a request to delete an account and never
 * refuse it (rulings). The contact form refuses a filled trap, and more than its number within an
 * hour. Throws `AppError`.
 */
export async function admitLetter(
  kind: LetterKind,
  headers: Headers,
  { website, filledInMs }: LetterSender,
): Promise<void> {
  const network = networkOf(headers);
  if (kind === 'contact') {
    if (website !== '') throw new AppError('invalid', { key: 'filledByProgram' });
    await enforceLimit('contact', network);
  }
  await waitOut(Math.max(await floodWaitMs(kind, network), LEAST_FILL_MS - filledInMs, 0));
}
