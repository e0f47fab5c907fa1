'use client';

import { focusManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { ApiResult } from '@/lib/shared/api/call-api';

type Refusal = ApiResult<unknown> & { ok: false };

/** Queries know only errors, so a refusal becomes one. */
export class FailedRead extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.message);
  }
}

/** Throws `FailedRead`. */
export async function answerOf<T>(call: ApiResult<T> | Promise<ApiResult<T>>): Promise<T> {
  const result = await call;
  if (result.ok) return result.answer;
  throw new FailedRead(result);
}

// The library listens only to `visibilitychange`, which windows side by side do not fire.
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

/** No retries: our server repeats what it may, and `callApi` knows when it is offline. */
export function newQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always', refetchOnReconnect: true },
      mutations: { retry: false, networkMode: 'always', gcTime: 0 },
    },
  });
}

/** One per screen that reads again, so that others do not load the library. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(newQueryClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
