import 'server-only';
import type { HostError } from '@/lib/host/transport/host-error';
import { hostOffers } from '@/lib/host/transport/host-extensions';
import { serverOf } from '@/lib/host/transport/servers';

/** Whether {host} has said that it has a directory of what is public. */
export function offersDirectory(): boolean {
  return hostOffers(serverOf({}).base, 'directory');
}

/** Whether a host without a directory answered, which may know no better than to refuse the call. */
export function hasNoDirectory({ kind, status }: HostError): boolean {
  if (kind === 'not_offered') return true;
  if (offersDirectory()) return false;
  return kind === 'shape' || (kind === 'status' && status < 500 && status !== 429);
}
