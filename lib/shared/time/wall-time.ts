import { toIso } from './instant';
import { clockMs, isTimeZone, offsetMs } from './time-zones';
import { HOUR_MS } from './units';

/** The form of a `datetime-local` input: "2027-03-28T02:30". */
export type WallTime = string;

/** Which one is meant of a time that clocks show twice. */
export type Occurrence = 'first' | 'second';

/** Epoch ms. `next` is the time that clocks show in place of a skipped one: 03:30 for 02:30. */
export type ResolvedTime =
  | { kind: 'once'; instant: number }
  | { kind: 'twice'; first: number; second: number }
  | { kind: 'skipped'; next: WallTime }
  | { kind: 'unreadable' };

/** Finds years that are typed only in part, such as "0026". */
export const EVENT_YEARS = { first: 2000, last: 2100 } as const;

/** No zone is further from UTC than 14 hours. */
const REACH_MS = 15 * HOUR_MS;

const PATTERN = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(?::00(?:\.0+)?)?$/;

/** Epoch ms, as if the clock were in UTC. */
function readWallTime(wall: WallTime): number | null {
  const [year, month, day, hour, minute] = (PATTERN.exec(wall) ?? []).slice(1).map(Number);
  if (year === undefined || month === undefined) return null;
  const ms = Date.UTC(year, month - 1, day, hour, minute);
  const isReal = toIso(ms).slice(0, 16) === wall.slice(0, 16);
  return isReal && year >= EVENT_YEARS.first && year <= EVENT_YEARS.last ? ms : null;
}

export function isWallTime(wall: WallTime): boolean {
  return readWallTime(wall) !== null;
}

/**
 * Returns the end after the start was moved. It moves by the same time on the clock. It stays if it
 * is missing, is before the start, or would be out of reach.
 */
export function followStart(end: WallTime, from: WallTime, to: WallTime): WallTime {
  const [ended, before, after] = [end, from, to].map(readWallTime);
  if (ended == null || before == null || after == null || ended <= before) return end;
  const moved = toIso(ended + after - before).slice(0, 16);
  return isWallTime(moved) ? moved : end;
}

export function resolveWallTime(wall: WallTime, zone: string): ResolvedTime {
  const shown = readWallTime(wall);
  if (shown === null || !isTimeZone(zone)) return { kind: 'unreadable' };
  const [before, after] = [offsetMs(shown - REACH_MS, zone), offsetMs(shown + REACH_MS, zone)];
  const [first, second] = [...new Set([before, after])]
    .map((offset) => shown - offset)
    .filter((instant) => clockMs(instant, zone) === shown)
    .sort((a, b) => a - b);
  if (first === undefined) return { kind: 'skipped', next: toWallTime(shown - before, zone) };
  return second === undefined ? { kind: 'once', instant: first } : { kind: 'twice', first, second };
}

/** Epoch ms. */
export function instantOfWallTime(
  wall: WallTime,
  zone: string,
  occurrence: Occurrence,
): number | null {
  const resolved = resolveWallTime(wall, zone);
  if (resolved.kind === 'once') return resolved.instant;
  return resolved.kind === 'twice' ? resolved[occurrence] : null;
}

export function toWallTime(instant: number, zone: string): WallTime {
  return toIso(clockMs(instant, zone)).slice(0, 16);
}

/** Returns `first` for a time that clocks show once. */
export function occurrenceOf(instant: number, zone: string): Occurrence {
  const resolved = resolveWallTime(toWallTime(instant, zone), zone);
  return resolved.kind === 'twice' && instant >= resolved.second ? 'second' : 'first';
}

/**
 * `skipped` means that clocks go forward over `shown` (HH:MM) to `next`, which is null if it is on
 * another day.
 */
export type WallTimeFault =
  | { kind: 'unreadable' }
  | { kind: 'skipped'; shown: string; next: string | null };

export function wallTimeFault(wall: WallTime, zone: string): WallTimeFault | null {
  const resolved = resolveWallTime(wall, zone);
  if (resolved.kind === 'unreadable') return { kind: 'unreadable' };
  if (resolved.kind !== 'skipped') return null;
  const [day = '', time = ''] = resolved.next.split('T');
  return { kind: 'skipped', shown: wall.slice(11, 16), next: wall.startsWith(day) ? time : null };
}
