import 'server-only';
import type { HostExtension } from '@/lib/contract/endpoint';
import { processWide } from '@/lib/process-wide';
import { MINUTE_MS } from '@/lib/time/units';

const namedByServer = () => processWide('extensions', () => new Map<string, ReadonlySet<string>>());

/**
 * Remembers what a server named in its extensions header (`header`, null without one). An answer
 * without the header takes back what was named before only if it `succeeded`: an error may come from
 * a proxy in front of the server. `base` is the server's address, as in `Server`.
 */
export function noteExtensions(base: string, header: string | null, succeeded: boolean): void {
  if (header !== null) {
    namedByServer().set(base, new Set(header.split(',').map((name) => name.trim())));
  } else if (succeeded) {
    namedByServer().set(base, new Set());
  }
}

/** Whether a server has told by an answer what it offers, be it nothing. */
export function hasNamedExtensions(base: string): boolean {
  return namedByServer().has(base);
}

/** Whether a server has shown that it offers an extension; false before its first answer. */
export function hostOffers(base: string, extension: HostExtension): boolean {
  return namedByServer().get(base)?.has(extension) ?? false;
}

const ASK_AGAIN_MS = MINUTE_MS;

const underWay = () => processWide('asking', () => new Map<string, Promise<unknown>>());

/** When a server answered a question and told nothing by it, in epoch ms. */
const toldNothingAt = () => processWide('told-nothing', () => new Map<string, number>());

/**
 * Has a server of which nothing is known answer `ask`, a documented call: once for all who want to
 * know at one time, and once a minute at most while its answers tell nothing. Throws
 * what `ask` does if it tells nothing by that, either.
 */
export async function learnExtensions(base: string, ask: () => Promise<unknown>): Promise<void> {
  if (hasNamedExtensions(base)) return;
  if (Date.now() - (toldNothingAt().get(base) ?? -ASK_AGAIN_MS) < ASK_AGAIN_MS) return;
  const asked = underWay().get(base) ?? ask().finally(() => underWay().delete(base));
  underWay().set(base, asked);
  try {
    await asked;
  } catch (error) {
    // What it names stands on its refusals, too.
    if (!hasNamedExtensions(base)) throw error;
  }
  if (!hasNamedExtensions(base)) toldNothingAt().set(base, Date.now());
}
