import { DAY_MS } from './units';

/** ISO 8601 in UTC. */
export function toIso(instant: number | Date): string {
  return new Date(instant).toISOString();
}

const EARLIEST = Date.UTC(1000, 0, 2);
const LATEST = Date.UTC(9999, 11, 30);

/** Whether the year has four digits. Go writes "0001-01-01T00:00:00Z" for no time. */
export function isOnCalendar(instant: number): boolean {
  return instant >= EARLIEST && instant <= LATEST;
}

/** Pages show the months around an instant. */
const AROUND_MS = 366 * DAY_MS;

/** Returns epoch ms of a text that we wrote. Null for none. */
export function parseInstant(text: string): number | null {
  const instant = Date.parse(text);
  return isOnCalendar(instant - AROUND_MS) && isOnCalendar(instant + AROUND_MS) ? instant : null;
}
