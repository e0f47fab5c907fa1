'use client';

import { useSyncExternalStore } from 'react';
import { useTexts } from '#texts';
import { dayParts, formatTime, localDay } from '@/lib/time/format';
import { VENUE_ZONE } from '@/lib/time/venue-zone';

const never = () => () => {};

/** The visitor's own zone; null on the server and until hydration. */
export function useVisitorZone(): string | null {
  return useSyncExternalStore(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone ?? null,
    () => null,
  );
}

/** An instant on the visitor's clock, with the weekday if it is another one; null if the clocks agree. */
export function visitorClock(instant: number, zone: string | null, locale: string): string | null {
  if (zone === null) return null;
  const time = formatTime(instant, zone, locale);
  const [venueDay, day] = [VENUE_ZONE.id, zone].map((id) => localDay(instant, id));
  if (day === venueDay) return time === formatTime(instant, VENUE_ZONE.id, locale) ? null : time;
  return `${dayParts(day ?? '', locale).weekday} ${time}`;
}

/** The zone of a day's times; where the visitor's clock differs, also what the small times are. */
export function ZoneLine({ zone, instant }: { zone: string; instant: number | undefined }) {
  const t = useTexts('booking.clock');
  const visitorZone = useVisitorZone();
  const differs = instant !== undefined && visitorClock(instant, visitorZone, t.locale) !== null;
  return t(differs ? 'zoneAndVisitorTimes' : 'zone', { place: VENUE_ZONE.label, zone });
}
