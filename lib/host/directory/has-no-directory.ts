import 'server-only';
import type { HostError } from '@/lib/host/transport/host-error';
import { hostOffers } from '@/lib/host/transport/host-extensions';
import { serverOf } from '@/lib/host/transport/servers';

export function offersDirectory(): boolean {
  return hostOffers(serverOf({}).base, 'directory');
}

/** A host without a directory may refuse the call in several ways. */
export function hasNoDirectory({ kind, status }: HostError): boolean {
  if (kind === 'not_offered') return true;
  if (offersDirectory()) return false;
  return kind === 'shape' || (kind === 'status' && status < 500 && status !== 429);
}
