import type { Texts } from '@/lib/shared/texts/texts';
import { formatClock, formatEnds } from '@/lib/shared/time/clock-words';
import { formatShortDay, formatZone, localDay, localMinute } from '@/lib/shared/time/format';
import { zoneCity } from '@/lib/shared/time/time-zones';
import { VENUE_ZONE } from '@/lib/shared/time/venue-zone';

/** Epoch ms. */
export interface Span {
  startsAt: number;
  endsAt: number | null;
}

interface Clock {
  zone: string;
  /** The day that the reader assumes, YYYY-MM-DD; the day of the start by default. */
  day?: string;
}

/** With zone names where they change within a day. */
export function clocksOf(from: number, to: number, zone: string, locale: string): [string, string] {
  return localDay(from, zone) === localDay(to, zone)
    ? formatEnds({ from, to }, zone, locale)
    : [formatClock(from, zone, locale), formatClock(to, zone, locale)];
}

/** "16:00 to 22:00", with days unless both are `day`. */
export function spanIn({ startsAt, endsAt }: Span, { zone, day }: Clock, t: Texts<'events.span'>) {
  const firstDay = localDay(startsAt, zone);
  const isOneDay = endsAt === null || localDay(endsAt, zone) === firstDay;
  const last = endsAt ?? startsAt;
  const [from, to] = clocksOf(startsAt, last, zone, t.locale);
  const withDay = (instant: number, time: string) =>
    t('dayAndTime', { day: formatShortDay(instant, zone, t.locale), time });
  const isNamed = !isOneDay || (day !== undefined && day !== firstDay);
  const start = isNamed ? withDay(startsAt, from) : from;
  if (endsAt === null) return start;
  return t('fromTo', { start, end: isOneDay ? to : withDay(endsAt, to) });
}

/** "Sat 5 Dec, 19:00" */
export function startOf(startsAt: number, zone: string, t: Texts<'events.span'>): string {
  const day = formatShortDay(startsAt, zone, t.locale);
  return t('dayAndTime', { day, time: formatClock(startsAt, zone, t.locale) });
}

function showsTheSame(span: Span, zone: string, other: string): boolean {
  return [span.startsAt, span.endsAt ?? span.startsAt].every(
    (instant) =>
      localDay(instant, zone) === localDay(instant, other) &&
      localMinute(instant, zone) === localMinute(instant, other),
  );
}

/** Null where the clocks agree. */
export function spanElsewhere(
  span: Span,
  { zone, other }: { zone: string; other: string },
  t: Texts<'events.span'>,
): string | null {
  if (showsTheSame(span, zone, other)) return null;
  return spanIn(span, { zone: other, day: localDay(span.startsAt, zone) }, t);
}

/** "Malta" in the language of the page; other cities as in the list of zones. */
export function cityName(zone: string, t: Texts<'events.span'>): string {
  return zone === VENUE_ZONE.id ? t('malta') : zoneCity(zone);
}

/** "London time (GMT)"; without a city the name only. */
export function zoneLabel(instant: number, zone: string, t: Texts<'events.span'>): string {
  const offset = formatZone(instant, zone);
  const city = cityName(zone, t);
  return city === offset ? city : t('zone', { city, offset });
}

/** False without times. `now` is epoch ms. */
export function isOver(
  { startsAt, endsAt }: { startsAt: number | null; endsAt: number | null },
  now: number,
): boolean {
  const last = endsAt ?? startsAt;
  return last !== null && last < now;
}
