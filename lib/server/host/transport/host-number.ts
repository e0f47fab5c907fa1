import 'server-only';
import { processWide } from '@/lib/server/process-wide';
import type { Endpoint } from '@/lib/shared/contract/endpoint';
import { MINUTE_MS } from '@/lib/shared/time/units';
import { serverOf } from './servers';

/** The number of each server, by its base. 0 if the server says none. */
const numbers = () => processWide('host-numbers', () => new Map<string, number>());

/**
 * Only a successful answer without `header` sets the number back to 0, because an error may come
 * from a proxy.
 */
export function noteNumber(base: string, header: string | undefined, succeeded: boolean): void {
  if (header !== undefined && /^\d{1,6}$/.test(header)) numbers().set(base, Number(header));
  else if (succeeded) numbers().set(base, 0);
}

export function isNumberKnown(base: string): boolean {
  return numbers().has(base);
}

export function numberOf(base: string): number {
  return numbers().get(base) ?? 0;
}

/**
 * Whether {host} is our backend and knows the row. False until it has answered for the first time.
 */
export function isOurs(row: Pick<Endpoint, 'server' | 'since'> = {}): boolean {
  return numberOf(serverOf(row).base) >= (row.since ?? 1);
}

const ASK_AGAIN_MS = MINUTE_MS;

const underWay = () => processWide('asking', () => new Map<string, Promise<unknown>>());

/** When each server last answered without a number, in epoch ms. */
const unansweredAt = () => processWide('unanswered-number', () => new Map<string, number>());

/** After an answer without a number, waits a minute before it calls `ask` again. */
export async function learnNumber(base: string, ask: () => Promise<unknown>): Promise<void> {
  if (isNumberKnown(base)) return;
  if (Date.now() - (unansweredAt().get(base) ?? -ASK_AGAIN_MS) < ASK_AGAIN_MS) return;
  const asked = underWay().get(base) ?? ask().finally(() => underWay().delete(base));
  underWay().set(base, asked);
  try {
    await asked;
  } catch (error) {
    // A refusal has the header with the number, too.
    if (!isNumberKnown(base)) throw error;
  }
  if (!isNumberKnown(base)) unansweredAt().set(base, Date.now());
}
