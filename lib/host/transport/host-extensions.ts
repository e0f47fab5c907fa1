import 'server-only';
import type { HostExtension } from '@/lib/contract/endpoint';
import { processWide } from '@/lib/process-wide';
import { MINUTE_MS } from '@/lib/time/units';

const namedByServer = () => processWide('extensions', () => new Map<string, ReadonlySet<string>>());

/** Only a success without `header` takes names back: errors may come from a proxy. */
export function noteExtensions(base: string, header: string | null, succeeded: boolean): void {
  if (header !== null) {
    namedByServer().set(base, new Set(header.split(',').map((name) => name.trim())));
  } else if (succeeded) {
    namedByServer().set(base, new Set());
  }
}

export function hasNamedExtensions(base: string): boolean {
  return namedByServer().has(base);
}

/** False before the server's first answer. */
export function hostOffers(base: string, extension: HostExtension): boolean {
  return namedByServer().get(base)?.has(extension) ?? false;
}

const ASK_AGAIN_MS = MINUTE_MS;

const underWay = () => processWide('asking', () => new Map<string, Promise<unknown>>());

/** When a server answered without extensions, in epoch ms. */
const unansweredAt = () => processWide('unanswered-extensions', () => new Map<string, number>());

/** Calls `ask` at most once a minute. Throws as `ask` does if nothing was learned. */
export async function learnExtensions(base: string, ask: () => Promise<unknown>): Promise<void> {
  if (hasNamedExtensions(base)) return;
  if (Date.now() - (unansweredAt().get(base) ?? -ASK_AGAIN_MS) < ASK_AGAIN_MS) return;
  const asked = underWay().get(base) ?? ask().finally(() => underWay().delete(base));
  underWay().set(base, asked);
  try {
    await asked;
  } catch (error) {
    // A refusal has the header, too.
    if (!hasNamedExtensions(base)) throw error;
  }
  if (!hasNamedExtensions(base)) unansweredAt().set(base, Date.now());
}
