import type { ReactNode } from 'react';
import { HostProvider } from '@/components/shared/host/host-context';
import { isOurs } from '@/lib/server/host/transport/host-number';

/** For elements that a page returns after a read. */
export function KnownHost({ children }: { children: ReactNode }) {
  return <HostProvider isOurs={isOurs()}>{children}</HostProvider>;
}
