import { localDay } from '@/lib/shared/time/format';
import { addDays, type LocalDate, mondayOf } from '@/lib/shared/time/local-date';
import { HOUR_MS } from '@/lib/shared/time/units';
import { type GridDay, type GridSlot, gridDay } from './grid';
import { SLOT_MS } from './slots';

/** CAL-003, CAL-004. */
export const CALENDAR_VIEWS = ['day', 'week'] as const;
export type CalendarView = (typeof CALENDAR_VIEWS)[number];

/** Epoch ms. The person is null if there is only one calendar. */
export interface Place {
  at: number;
  person: number | null;
}

export interface MoveKey {
  key: string;
  ctrl?: boolean;
}

/** The same time by the clock, or the next one of that day. */
function sameTimeOn(day: GridDay, { minute, repeat }: GridSlot): number | null {
  const exact = day.slots.find((slot) => slot.minute === minute && slot.repeat === repeat);
  const later = exact ?? day.slots.find((slot) => slot.minute >= minute) ?? day.slots.at(-1);
  return later?.at ?? null;
}

/** A week begins with Monday (CAL-005). */
export function shownDays(date: LocalDate, view: CalendarView, zone: string): GridDay[] {
  const first = view === 'week' ? mondayOf(date) : date;
  return Array.from({ length: view === 'week' ? 7 : 1 }, (_, index) =>
    gridDay(addDays(first, index), zone),
  );
}

export function stepDate(date: LocalDate, view: CalendarView, steps: number): LocalDate {
  return addDays(date, steps * (view === 'week' ? 7 : 1));
}

function edgeOf(days: readonly GridDay[], key: string): number | null {
  return (key === 'Home' ? days[0]?.slots[0] : days.at(-1)?.slots.at(-1))?.at ?? null;
}

function weekMove(at: number, key: string, zone: string): number | null {
  const date = localDay(at, zone);
  const slot = gridDay(date, zone).slots.find((other) => other.at === at);
  const targets: Record<string, LocalDate> = {
    ArrowLeft: addDays(date, -1),
    ArrowRight: addDays(date, 1),
    PageUp: addDays(date, -7),
    PageDown: addDays(date, 7),
    Home: mondayOf(date),
    End: addDays(mondayOf(date), 6),
  };
  const target = targets[key];
  return slot && target ? sameTimeOn(gridDay(target, zone), slot) : null;
}

function dayMove(at: number, key: string, zone: string): number | null {
  const date = localDay(at, zone);
  const { slots } = gridDay(date, zone);
  const slot = slots.find((other) => other.at === at);
  if (!slot) return null;
  const hour = slots.filter(
    ({ minute, repeat }) =>
      repeat === slot.repeat && Math.floor(minute / 60) === Math.floor(slot.minute / 60),
  );
  switch (key) {
    case 'ArrowLeft':
      return at - SLOT_MS;
    case 'ArrowRight':
      return at + SLOT_MS;
    case 'PageUp':
      return sameTimeOn(gridDay(addDays(date, -1), zone), slot);
    case 'PageDown':
      return sameTimeOn(gridDay(addDays(date, 1), zone), slot);
    default:
      return (key === 'Home' ? hour[0] : hour.at(-1))?.at ?? null;
  }
}

const MOVES = /^(?:Arrow(?:Up|Down|Left|Right)|Page(?:Up|Down)|Home|End)$/;

/** Moves between the columns of people, but never past the last one. */
export function columnTarget(
  { at, person }: Place,
  { key, ctrl = false }: MoveKey,
  people: readonly number[],
  zone: string,
): Place | null {
  const day = gridDay(localDay(at, zone), zone);
  const column = people.indexOf(person ?? -1);
  const beside = (index: number) => people.at(Math.min(Math.max(index, 0), people.length - 1));
  const withPerson = (to: number | undefined, whose = person) =>
    to === undefined ? null : { at: to, person: whose };
  switch (key) {
    case 'ArrowUp':
      return withPerson(at - SLOT_MS);
    case 'ArrowDown':
      return withPerson(at + SLOT_MS);
    case 'ArrowLeft':
      return withPerson(at, beside(column - 1));
    case 'ArrowRight':
      return withPerson(at, beside(column + 1));
    case 'PageUp':
    case 'PageDown':
      return withPerson(moveTarget(at, { key }, 'day', zone) ?? undefined);
    case 'Home':
      return withPerson(ctrl ? day.slots[0]?.at : at, people[0]);
    case 'End':
      return withPerson(ctrl ? day.slots.at(-1)?.at : at, people.at(-1));
    default:
      return null;
  }
}

/** Returns epoch ms, which may be past the edge. Null for other keys. */
export function moveTarget(
  at: number,
  { key, ctrl = false }: MoveKey,
  view: CalendarView,
  zone: string,
): number | null {
  if (!MOVES.test(key)) return null;
  if (ctrl && (key === 'Home' || key === 'End')) {
    return edgeOf(shownDays(localDay(at, zone), view, zone), key);
  }
  const down = view === 'week' ? SLOT_MS : HOUR_MS;
  if (key === 'ArrowUp') return at - down;
  if (key === 'ArrowDown') return at + down;
  return view === 'week' ? weekMove(at, key, zone) : dayMove(at, key, zone);
}
