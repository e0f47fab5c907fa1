import { useDeferredValue } from 'react';
import { SLOT_MS } from '@/lib/domain/calendar/slots';

/**
 * The quarter hour that runs (epoch ms), told a moment late: it changes what many cells say, which
 * must not hold up the page while it comes alive.
 */
export function useQuarter(now: number | null): number | null {
  return useDeferredValue(now === null ? null : Math.floor(now / SLOT_MS) * SLOT_MS);
}
