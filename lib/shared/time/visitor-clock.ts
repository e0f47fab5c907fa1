import { formatClock } from './clock-words';
import { dayParts, localDay, localMinute } from './format';
import { VENUE_ZONE } from './venue-zone';

export function browserZone(): string | null {
  return Intl.DateTimeFormat().resolvedOptions().timeZone ?? null;
}

/** Adds the weekday if it differs. Null if both clocks show the same. */
export function visitorClock(instant: number, zone: string | null, locale: string): string | null {
  if (zone === null) return null;
  const time = formatClock(instant, zone, locale);
  const [venueDay, day] = [VENUE_ZONE.id, zone].map((id) => localDay(instant, id));
  if (day !== venueDay) return `${dayParts(day ?? '', locale).weekday} ${time}`;
  return localMinute(instant, zone) === localMinute(instant, VENUE_ZONE.id) ? null : time;
}
