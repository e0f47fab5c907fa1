import { formatTime, formatZone, localDay, localMinute } from './format';
import type { LocalDate } from './local-date';

/** What the clock and the calendar of a zone show at an instant. */
export interface Clock {
  day: LocalDate;
  /** Minutes from midnight, as the clock counts them. */
  minute: number;
  /** "10:45" */
  label: string;
  /** The zone's short name, "CET". */
  zone: string;
}

const MOST = 20_000;
const known = new Map<string, Map<number, Clock>>();
let count = 0;

function read(instant: number, zone: string, locale: string): Clock {
  return {
    day: localDay(instant, zone),
    minute: localMinute(instant, zone),
    label: formatTime(instant, zone, locale),
    zone: formatZone(instant, zone),
  };
}

/**
 * What the clock shows, kept for the next who asks: a week has hundreds of quarter hours, each page of
 * times has the same ones, and Intl takes microseconds for each word.
 */
export function clockAt(instant: number, zone: string, locale: string): Clock {
  const key = `${zone} ${locale}`;
  if (count >= MOST) {
    known.clear();
    count = 0;
  }
  const clocks = known.get(key) ?? new Map<number, Clock>();
  known.set(key, clocks);
  const before = clocks.get(instant);
  if (before) return before;
  const clock = read(instant, zone, locale);
  clocks.set(instant, clock);
  count += 1;
  return clock;
}
