import { DAY_MS } from './units';

/** An instant as text for the wire, an address or markup: ISO 8601 in UTC. */
export function toIso(instant: number | Date): string {
  return new Date(instant).toISOString();
}

const EARLIEST = Date.UTC(1000, 0, 2);
const LATEST = Date.UTC(9999, 11, 30);

/**
 * Whether an instant lies where calendar days have years of four digits on every clock, as all our
 * days do. Others stand for no time: Go, for one, writes "0001-01-01T00:00:00Z" for it.
 */
export function isOnCalendar(instant: number): boolean {
  return instant >= EARLIEST && instant <= LATEST;
}

/** Pages show weeks and months around an instant that an address names: those lie on the calendar, too. */
const AROUND_MS = 366 * DAY_MS;

/** The instant (epoch ms) that a text names, in an address or a form of ours; null for none. */
export function parseInstant(text: string): number | null {
  const instant = Date.parse(text);
  return isOnCalendar(instant - AROUND_MS) && isOnCalendar(instant + AROUND_MS) ? instant : null;
}
