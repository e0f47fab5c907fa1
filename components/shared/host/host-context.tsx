'use client';

import { createContext, type ReactNode, useContext } from 'react';

interface Host {
  /** It is our backend; another one knows the documented calls alone. */
  isOurs: boolean;
}

const HostContext = createContext<Host | null>(null);

/** Around what is rendered after an answer of {host}, which says whose it is. */
export function HostProvider({ isOurs, children }: Host & { children: ReactNode }) {
  return <HostContext value={{ isOurs }}>{children}</HostContext>;
}

export function useHost(): Host {
  const host = useContext(HostContext);
  if (!host) throw new Error('Not inside a HostProvider');
  return host;
}
