import { isTimeZone, todaysName } from '@/lib/shared/time/time-zones';
import { VENUE_ZONE } from '@/lib/shared/time/venue-zone';
import { browserZone } from '@/lib/shared/time/visitor-clock';
import { useVisitorZone as useBrowserZone } from './visitor-time';

function named(zone: string): string {
  return isTimeZone(zone) ? todaysName(zone) : VENUE_ZONE.id;
}

/** The venue's if the browser names none. */
export function visitorZone(): string {
  return named(browserZone() ?? '');
}

/** Null on the server and until hydration. */
export function useVisitorZone(): string | null {
  const zone = useBrowserZone();
  return zone === null ? null : named(zone);
}
