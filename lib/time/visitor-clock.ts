import { dayParts, formatTime, localDay } from './format';
import { VENUE_ZONE } from './venue-zone';

/** The zone of the clock of this browser; null where it names none. */
export function browserZone(): string | null {
  return Intl.DateTimeFormat().resolvedOptions().timeZone ?? null;
}

/** An instant on the visitor's clock, with the weekday if it is another one; null if the clocks agree. */
export function visitorClock(instant: number, zone: string | null, locale: string): string | null {
  if (zone === null) return null;
  const time = formatTime(instant, zone, locale);
  const [venueDay, day] = [VENUE_ZONE.id, zone].map((id) => localDay(instant, id));
  if (day === venueDay) return time === formatTime(instant, VENUE_ZONE.id, locale) ? null : time;
  return `${dayParts(day ?? '', locale).weekday} ${time}`;
}
