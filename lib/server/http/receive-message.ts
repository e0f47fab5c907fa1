import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import type { z } from 'zod';
import { counterKey, counterOf } from '@/lib/server/limits/limits';
import { enforceLimit } from '@/lib/server/limits/refusal';
import { processWide } from '@/lib/server/process-wide';
import { type MessageKind, storeMessage } from '@/lib/server/storage/inbox';
import type {
  ContactRequest,
  DeletionRequest,
  MessageSender,
} from '@/lib/shared/contract/contact-messages';
import { LIMITS } from '@/lib/shared/domain/limits';
import { AppError } from '@/lib/shared/errors';
import { networkOf } from './limit-request';

/** No person fills in a form faster than this. */
export const LEAST_FILL_MS = 2500;

/** Together with the 8 s of the storage, this is less than a browser waits. */
const LONGEST_WAIT_MS = 5_000;
const CROWD_WAIT_MS = 1_000;
/** The limit of this process, so that there is room for other calls. */
const MOST_WAITING = 100;

/**
 * A deletion request waits longer the more its network sent beyond the limit. If many messages
 * come in all, each waits a second.
 */
async function floodWaitMs(kind: MessageKind, network: string | null): Promise<number> {
  const inAll = await counterOf('messages').count(counterKey(kind));
  const crowdMs = inAll > LIMITS.messages.most ? CROWD_WAIT_MS : 0;
  if (kind === 'contact' || network === null) return crowdMs;
  const own = await counterOf('deletions').count(counterKey(network));
  const beyond = own - LIMITS.deletions.most;
  if (beyond <= 0) return crowdMs;
  return Math.max(crowdMs, Math.min(LONGEST_WAIT_MS, 1_000 * 2 ** (beyond - 1)));
}

/** If too many wait, there is no wait: no message is refused for that reason. */
async function waitOut(ms: number): Promise<void> {
  const waiting = processWide('messages', () => ({ count: 0 }));
  if (waiting.count >= MOST_WAITING) return;
  waiting.count += 1;
  await sleep(ms);
  waiting.count -= 1;
}

/**
 * Delays deletion requests, but never refuses them. Refuses a contact message if its trap is filled
 * in, and if there were too many in an hour. Throws `AppError`.
 */
async function admitMessage(
  kind: MessageKind,
  headers: Headers,
  { website, filledInMs }: MessageSender,
): Promise<void> {
  const network = networkOf(headers);
  if (kind === 'contact') {
    if (website !== '') throw new AppError('invalid', { key: 'filledByProgram' });
    await enforceLimit('contact', network);
  }
  await waitOut(Math.max(await floodWaitMs(kind, network), LEAST_FILL_MS - filledInMs, 0));
}

/** Resolves when the message is stored. Throws `AppError`. */
export async function receiveMessage(
  kind: MessageKind,
  { website, filledInMs, ...message }: z.infer<typeof ContactRequest | typeof DeletionRequest>,
  headers: Headers,
): Promise<{ received: true }> {
  await admitMessage(kind, headers, { website, filledInMs });
  await storeMessage(kind, message, Date.now());
  return { received: true };
}
