import { useDeferredValue } from 'react';
import { SLOT_MS } from '@/lib/domain/calendar/slots';

/**
 * The current quarter hour (epoch ms), deferred: it changes many cells, and rendering them must not
 * delay hydration.
 */
export function useQuarter(now: number | null): number | null {
  return useDeferredValue(now === null ? null : Math.floor(now / SLOT_MS) * SLOT_MS);
}
