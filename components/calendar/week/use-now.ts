import { useSyncExternalStore } from 'react';
import { MINUTE_MS } from '@/lib/shared/time/units';

function everyMinute(listener: () => void): () => void {
  const timer = setInterval(listener, MINUTE_MS / 4);
  return () => clearInterval(timer);
}

/** Epoch ms; null on the server and during hydration. */
export function useNow(): number | null {
  return useSyncExternalStore(
    everyMinute,
    () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS,
    () => null,
  );
}
