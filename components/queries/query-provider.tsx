'use client';

import { focusManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { ApiResult } from '@/lib/api/call-api';

type Refusal = ApiResult<unknown> & { ok: false };

/** A read that failed, as an error, since queries know no other failure. */
export class FailedRead extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.message);
  }
}

/** The answer of a call; throws `FailedRead` if it has none. */
export async function answerOf<T>(call: ApiResult<T> | Promise<ApiResult<T>>): Promise<T> {
  const result = await call;
  if (result.ok) return result.answer;
  throw new FailedRead(result);
}

// The library listens to `visibilitychange` alone. A window beside another one gets the focus without it.
focusManager.setEventListener((onChange) => {
  if (typeof window === 'undefined') return;
  const listener = () => onChange();
  document.addEventListener('visibilitychange', listener);
  window.addEventListener('focus', listener);
  return () => {
    document.removeEventListener('visibilitychange', listener);
    window.removeEventListener('focus', listener);
  };
});

/** Our server repeats what may be repeated, and `callApi` knows when the browser is offline. */
export function newQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always', refetchOnReconnect: true },
      mutations: { retry: false, networkMode: 'always', gcTime: 0 },
    },
  });
}

/**
 * Keeps what a screen reads, until it is left. Each screen that reads again has its own, so that the
 * others do not load the library.
 */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(newQueryClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
