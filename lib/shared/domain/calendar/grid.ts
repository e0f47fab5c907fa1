import type { Texts } from '@/lib/shared/texts/texts';
import { dayParts, formatZone, localDay, localMinute } from '@/lib/shared/time/format';
import { addDays, type LocalDate, utcMidnightOf } from '@/lib/shared/time/local-date';
import type { Span } from '@/lib/shared/time/span';
import { HOUR_MS } from '@/lib/shared/time/units';
import { SLOT_MINUTES, SLOT_MS } from './slots';

export interface GridSlot {
  at: number;
  /** Minutes from midnight at the venue. */
  minute: number;
  /** 1 for the second time that a minute occurs on that day. */
  repeat: 0 | 1;
  /** "CET" for a time that clocks show twice. */
  zoneName: string | null;
}

/** 96 slots; 92 or 100 when clocks change. */
export interface GridDay {
  date: LocalDate;
  slots: readonly GridSlot[];
}

export interface GridRow {
  id: string;
  minute: number;
  zoneName: string | null;
  /** One slot for each day. Null if clocks skip it. */
  slots: readonly (GridSlot | null)[];
}

/** The time of no zone differs more from UTC. */
const FARTHEST_MS = 15 * HOUR_MS;

/** Returns epoch ms. Searches with Intl, so that browsers need no date library. */
export function startOfDay(date: LocalDate, zone: string): number {
  const midnight = utcMidnightOf(date);
  let before = midnight - FARTHEST_MS;
  let from = midnight + FARTHEST_MS;
  while (from - before > SLOT_MS) {
    const middle = before + Math.floor((from - before) / SLOT_MS / 2) * SLOT_MS;
    if (localDay(middle, zone) < date) before = middle;
    else from = middle;
  }
  return from;
}

function plainSlots(from: number, count: number): GridSlot[] {
  return Array.from({ length: count }, (_, index) => ({
    at: from + index * SLOT_MS,
    minute: index * SLOT_MINUTES,
    repeat: 0,
    zoneName: null,
  }));
}

function changingSlots(from: number, count: number, zone: string): GridSlot[] {
  const minutes = plainSlots(from, count).map(({ at }) => localMinute(at, zone));
  return minutes.map((minute, index) => {
    const at = from + index * SLOT_MS;
    const isDoubled = minutes.filter((other) => other === minute).length > 1;
    const zoneName = isDoubled ? formatZone(at, zone) : null;
    return { at, minute, repeat: minutes.indexOf(minute) < index ? 1 : 0, zoneName };
  });
}

const MOST_DAYS = 1000;
const known = new Map<string, GridDay>();

/** Cached, so that a day is always the same object. */
export function gridDay(date: LocalDate, zone: string): GridDay {
  const key = `${zone} ${date}`;
  const found = known.get(key);
  if (found) return found;
  const from = startOfDay(date, zone);
  const count = Math.round((startOfDay(addDays(date, 1), zone) - from) / SLOT_MS);
  const isPlain = count === 96 && localMinute(from + 95 * SLOT_MS, zone) === 1425;
  const slots = isPlain ? plainSlots(from, count) : changingSlots(from, count, zone);
  const day = { date, slots };
  if (known.size >= MOST_DAYS) known.clear();
  known.set(key, day);
  return day;
}

/**
 * Returns the time of the clock in epoch ms. If clocks skip it, returns the next one. Null if it is
 * after the last.
 */
export function startOn(date: LocalDate, minute: number, zone: string): number | null {
  return gridDay(date, zone).slots.find((slot) => slot.minute >= minute)?.at ?? null;
}

export function spanOfWeek(monday: LocalDate, zone: string): Span {
  return { from: startOfDay(monday, zone), to: startOfDay(addDays(monday, 7), zone) };
}

export function gridRows(days: readonly GridDay[]): GridRow[] {
  const rows = new Map<number, { zoneName: string | null; slots: (GridSlot | null)[] }>();
  for (const [column, day] of days.entries()) {
    const lastRepeat = day.slots.findLast(({ repeat }) => repeat === 1)?.minute ?? 0;
    for (const slot of day.slots) {
      // If an hour is repeated, the second one follows after the whole first one.
      const place = slot.repeat ? lastRepeat + (slot.minute + 1) / 10_000 : slot.minute;
      const row = rows.get(place) ?? { zoneName: null, slots: days.map(() => null) };
      row.slots[column] = slot;
      row.zoneName ??= slot.zoneName;
      rows.set(place, row);
    }
  }
  return [...rows.entries()]
    .sort(([a], [b]) => a - b)
    .map(([place, { zoneName, slots }]) => {
      const minute = slots.find((slot) => slot !== null)?.minute ?? 0;
      return { id: String(place), minute, zoneName, slots };
    });
}

/** Epoch ms of the first slot from a minute on. */
export function slotFrom(days: readonly GridDay[], minute: number): number {
  const later = days.flatMap(({ slots }) => slots.find((slot) => slot.minute >= minute) ?? []);
  const first = later.sort((a, b) => a.minute - b.minute)[0] ?? days[0]?.slots[0];
  return first?.at ?? 0;
}

/** "CET", or "CET, from Sun 03:00 CEST" if clocks change. */
export function zoneNames(
  days: readonly GridDay[],
  zone: string,
  t: Texts<'calendar.zone'>,
): string {
  const nameOf = ({ at }: GridSlot) => formatZone(at, zone);
  const [first, last] = [days[0]?.slots[0], days.at(-1)?.slots.at(-1)];
  if (!first || !last) return '';
  if (nameOf(first) === nameOf(last)) return nameOf(first);
  const slots = days.flatMap((day) => day.slots.map((slot) => ({ ...slot, date: day.date })));
  const changed = slots.find((slot) => nameOf(slot) === nameOf(last));
  const clock = clockOf((changed ?? last).minute);
  const change = { before: nameOf(first), clock, after: nameOf(last) };
  if (!changed || days.length === 1) return t('changing', change);
  return t('changingOnDay', { ...change, weekday: dayParts(changed.date, t.locale).weekday });
}

/** "08:45"; 1440 is "24:00". */
export function clockOf(minute: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}
