import { DAY_MS } from './units';

/** ISO 8601 in UTC. */
export function toIso(instant: number | Date): string {
  return new Date(instant).toISOString();
}

const EARLIEST = Date.UTC(1000, 0, 2);
const LATEST = Date.UTC(9999, 11, 30);

/**
 * Whether every clock shows a year of four digits then. Other instants mean no time: Go writes
 * "0001-01-01T00:00:00Z" for none.
 */
export function isOnCalendar(instant: number): boolean {
  return instant >= EARLIEST && instant <= LATEST;
}

/** Pages show weeks and months around an instant, which have to be on the calendar too. */
const AROUND_MS = 366 * DAY_MS;

/** Epoch ms of a text in our own address or form; null for none. */
export function parseInstant(text: string): number | null {
  const instant = Date.parse(text);
  return isOnCalendar(instant - AROUND_MS) && isOnCalendar(instant + AROUND_MS) ? instant : null;
}
