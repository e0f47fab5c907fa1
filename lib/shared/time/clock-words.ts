import { formatTime, formatZone } from './format';
import type { Span } from './span';
import { offsetMs } from './time-zones';
import { DAY_MS, HOUR_MS } from './units';

/** Clock changes are further apart than this, and are smaller than this. */
const NEAR_MS = 3 * HOUR_MS;

const MOST_DAYS = 1_000;
const changing = new Map<string, boolean>();

/** Cached for each day, because Intl is slow. */
function changesNear(instant: number, zone: string): boolean {
  const from = Math.floor(instant / DAY_MS) * DAY_MS;
  const key = `${zone} ${from}`;
  const known = changing.get(key);
  if (known !== undefined) return known;
  if (changing.size >= MOST_DAYS) changing.clear();
  const changes = offsetMs(from - NEAR_MS, zone) !== offsetMs(from + DAY_MS + NEAR_MS, zone);
  changing.set(key, changes);
  return changes;
}

function isShownTwice(instant: number, zone: string): boolean {
  if (!changesNear(instant, zone)) return false;
  const offset = offsetMs(instant, zone);
  return [-NEAR_MS, NEAR_MS].some((away) => {
    const other = offsetMs(instant + away, zone);
    const twin = instant + offset - other;
    return twin !== instant && offsetMs(twin, zone) === other;
  });
}

function named(instant: number, zone: string, locale: string): string {
  return `${formatTime(instant, zone, locale)} ${formatZone(instant, zone)}`;
}

/** "10:45", or "02:30 CEST" for a time shown twice; instants are epoch ms. */
export function formatClock(instant: number, zone: string, locale: string): string {
  return isShownTwice(instant, zone)
    ? named(instant, zone, locale)
    : formatTime(instant, zone, locale);
}

function changesWithin({ from, to }: Span, zone: string): boolean {
  const isNear = to - from > DAY_MS || changesNear(from, zone) || changesNear(to, zone);
  return isNear && offsetMs(from, zone) !== offsetMs(to, zone);
}

/** Names the zones if clocks change between both times. */
export function formatEnds({ from, to }: Span, zone: string, locale: string): [string, string] {
  const write = changesWithin({ from, to }, zone) ? named : formatClock;
  return [write(from, zone, locale), write(to, zone, locale)];
}
