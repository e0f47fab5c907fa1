'use client';

import { useSyncExternalStore } from 'react';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { browserZone, visitorClock } from '@/lib/shared/time/visitor-clock';

const never = () => () => {};

/** Null on the server and until hydration. */
export function useVisitorZone(): string | null {
  return useSyncExternalStore(never, browserZone, () => null);
}

export function ZoneLine({ zone, instant }: { zone: string; instant: number | undefined }) {
  const t = useTexts('booking.clock');
  const visitorZone = useVisitorZone();
  const differs = instant !== undefined && visitorClock(instant, visitorZone, t.locale) !== null;
  return t(differs ? 'zoneAndVisitorTimes' : 'zone', { zone });
}
