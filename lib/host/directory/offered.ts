import 'server-only';
import type { HostError } from '@/lib/host/transport/host-error';
import { hostOffers } from '@/lib/host/transport/host-extensions';
import { serverOf } from '@/lib/host/transport/servers';
import { processWide } from '@/lib/process-wide';

/** True before {host}'s first answer: built pages link to the directory. */
const known = () => processWide('directory', () => ({ isOffered: true }));

export function isDirectoryOffered(): boolean {
  return known().isOffered;
}

export function noteDirectory(isOffered: boolean): void {
  known().isOffered = isOffered;
}

export function offersDirectory(): boolean {
  return hostOffers(serverOf({}).base, 'directory');
}

/** Hosts without a directory refuse the call in several ways. */
export function hasNoDirectory({ kind, status }: HostError): boolean {
  if (kind === 'not_offered') return true;
  if (offersDirectory()) return false;
  return kind === 'shape' || (kind === 'status' && status < 500 && status !== 429);
}
