import { formatShortDay, formatTime, formatZone, localDay } from '@/lib/time/format';
import { zoneCity } from '@/lib/time/time-zones';

/** When something begins and, if that is known, ends; epoch milliseconds. */
export interface Span {
  startsAt: number;
  endsAt: number | null;
}

/** A span on the clocks of a zone: "16:00 to 22:00", with the days where they are not one and the same. */
export function spanIn({ startsAt, endsAt }: Span, zone: string, day?: string): string {
  const firstDay = localDay(startsAt, zone);
  const isOneDay = endsAt === null || localDay(endsAt, zone) === firstDay;
  const withDay = (instant: number) =>
    `${formatShortDay(instant, zone)}, ${formatTime(instant, zone)}`;
  const isNamed = !isOneDay || (day !== undefined && day !== firstDay);
  const start = isNamed ? withDay(startsAt) : formatTime(startsAt, zone);
  if (endsAt === null) return start;
  return `${start} to ${isOneDay ? formatTime(endsAt, zone) : withDay(endsAt)}`;
}

/** Whether the clocks of two zones show the same at both ends. */
export function showsTheSame(span: Span, zone: string, other: string): boolean {
  return [span.startsAt, span.endsAt ?? span.startsAt].every(
    (instant) =>
      localDay(instant, zone) === localDay(instant, other) &&
      formatTime(instant, zone) === formatTime(instant, other),
  );
}

/** A span as it is elsewhere, the days named where they are others; null where clocks agree. */
export function spanElsewhere(span: Span, zone: string, other: string): string | null {
  if (showsTheSame(span, zone, other)) return null;
  return spanIn(span, other, localDay(span.startsAt, zone));
}

/** A zone as people say it: "London time (GMT)"; of a host's zone with no city, its own name. */
export function zoneWords(instant: number, zone: string): string {
  const short = formatZone(instant, zone);
  const city = zoneCity(zone);
  return city === short ? city : `${city} time (${short})`;
}

/** Whether an event lies in the past at `now` (epoch ms); one without times never does. */
export function isOver(
  { startsAt, endsAt }: { startsAt: number | null; endsAt: number | null },
  now: number,
): boolean {
  const last = endsAt ?? startsAt;
  return last !== null && last < now;
}
