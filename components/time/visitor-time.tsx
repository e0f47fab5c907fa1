'use client';

import { useSyncExternalStore } from 'react';
import { useTexts } from '#texts';
import { browserZone, visitorClock } from '@/lib/time/visitor-clock';

const never = () => () => {};

/** The visitor's own zone; null on the server and until hydration. */
export function useVisitorZone(): string | null {
  return useSyncExternalStore(never, browserZone, () => null);
}

/** The zone of a day's times; where the visitor's clock differs, also what the small times are. */
export function ZoneLine({ zone, instant }: { zone: string; instant: number | undefined }) {
  const t = useTexts('booking.clock');
  const visitorZone = useVisitorZone();
  const differs = instant !== undefined && visitorClock(instant, visitorZone, t.locale) !== null;
  return t(differs ? 'zoneAndVisitorTimes' : 'zone', { zone });
}
