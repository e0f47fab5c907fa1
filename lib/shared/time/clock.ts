import { formatTime, formatZone, localDay, localMinute } from './format';
import type { LocalDate } from './local-date';

export interface Clock {
  day: LocalDate;
  /** Minutes from midnight by the clock. */
  minute: number;
  label: string;
  zone: string;
}

const MOST_KEPT = 20_000;
const kept = new Map<string, Map<number, Clock>>();
let count = 0;

function read(instant: number, zone: string, locale: string): Clock {
  return {
    day: localDay(instant, zone),
    minute: localMinute(instant, zone),
    label: formatTime(instant, zone, locale),
    zone: formatZone(instant, zone),
  };
}

/** Cached, because Intl takes microseconds for each time. */
export function clockAt(instant: number, zone: string, locale: string): Clock {
  const key = `${zone} ${locale}`;
  if (count >= MOST_KEPT) {
    kept.clear();
    count = 0;
  }
  const clocks = kept.get(key) ?? new Map<number, Clock>();
  kept.set(key, clocks);
  const before = clocks.get(instant);
  if (before) return before;
  const clock = read(instant, zone, locale);
  clocks.set(instant, clock);
  count += 1;
  return clock;
}
