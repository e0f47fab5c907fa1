import 'server-only';
import type { HostExtension } from '@/lib/contract/host-extensions';
import { processWide } from '@/lib/process-wide';

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
