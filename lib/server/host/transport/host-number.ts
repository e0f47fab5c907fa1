import 'server-only';
import { processWide } from '@/lib/server/process-wide';
import type { Endpoint } from '@/lib/shared/contract/endpoint';
import { MINUTE_MS } from '@/lib/shared/time/units';
import { serverOf } from './servers';

/** By base; 0 for a host that says none. */
const numbers = () => processWide('host-numbers', () => new Map<string, number>());

/** Only a success without `header` takes a number back: errors may come from a proxy. */
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

/** Whether the host is our backend, and knows the row. False before its first answer. */
export function isOurs(row: Pick<Endpoint, 'server' | 'since'> = {}): boolean {
  return numberOf(serverOf(row).base) >= (row.since ?? 1);
}

const ASK_AGAIN_MS = MINUTE_MS;

const underWay = () => processWide('asking', () => new Map<string, Promise<unknown>>());

/** When a server answered without a number, in epoch ms. */
const unansweredAt = () => processWide('unanswered-number', () => new Map<string, number>());

/** Calls `ask` at most once a minute. Throws as `ask` does if nothing was learned. */
export async function learnNumber(base: string, ask: () => Promise<unknown>): Promise<void> {
  if (isNumberKnown(base)) return;
  if (Date.now() - (unansweredAt().get(base) ?? -ASK_AGAIN_MS) < ASK_AGAIN_MS) return;
  const asked = underWay().get(base) ?? ask().finally(() => underWay().delete(base));
  underWay().set(base, asked);
  try {
    await asked;
  } catch (error) {
    // A refusal has the header, too.
    if (!isNumberKnown(base)) throw error;
  }
  if (!isNumberKnown(base)) unansweredAt().set(base, Date.now());
}
