import { useSyncExternalStore } from 'react';
import { VENUE_ZONE } from '@/lib/domain/host-country';
import { isTimeZone, todaysName } from '@/lib/domain/time-zones';

/** The browser's own zone under its name of today; the venue's where the browser names none. */
export function visitorZone(): string {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone ?? '';
  return isTimeZone(zone) ? todaysName(zone) : VENUE_ZONE.id;
}

const never = () => () => {};

/** {@link visitorZone} for what is shown; null on the server and until the page is alive. */
export function useVisitorZone(): string | null {
  return useSyncExternalStore(never, visitorZone, () => null);
}
