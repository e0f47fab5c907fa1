import type { CalendarData } from '@/lib/domain/calendar/cells';
import { type Change, type Statuses, slotsIn } from '@/lib/domain/calendar/plan';
import { type LocalDate, mondayOf } from '@/lib/time/local-date';
import type { CalendarStore } from './calendar-store';

/** Told of changes before they are made; what it returns is told which were set in the end. */
export type Follow = (changes: readonly Change[]) => (set: readonly Change[]) => void;

/** A calendar with changes on it; what is booked stays booked. */
export function withChanges(data: CalendarData, changes: readonly Change[]): CalendarData {
  if (changes.length === 0) return data;
  const slots = new Map(data.slots);
  for (const { mark, span } of changes) {
    for (const at of slotsIn(span)) {
      const known = slots.get(at);
      if (known?.status !== 'booked') slots.set(at, { status: mark, serviceItemId: null });
    }
  }
  return { ...data, slots };
}

/** One patch for all: a year of days is drawn once in each week, and only its own days. */
function show(store: CalendarStore, changes: readonly Change[]) {
  const weeks = new Map<LocalDate, Change[]>();
  for (const change of changes) {
    const monday = mondayOf(change.date);
    const known = weeks.get(monday);
    if (known) known.push(change);
    else weeks.set(monday, [change]);
  }
  return store.show((data, monday) => withChanges(data, weeks.get(monday) ?? []));
}

/** Shows changes at once; what it returns settles them, once with what was refused. */
export function showChanges(store: CalendarStore, changes: readonly Change[]) {
  const settle = show(store, changes);
  return (refused: readonly Change[]) => {
    if (refused.length === 0) return settle(true);
    show(
      store,
      changes.filter((change) => !refused.includes(change)),
    )(true);
    settle(false);
  };
}

/** What the calendar knows of the slots that changes touch, before they are made. */
export function statusesUnder(
  store: Pick<CalendarStore, 'view'>,
  changes: readonly Change[],
): Statuses {
  return new Map(
    changes.flatMap(({ date, span }) => {
      const { data } = store.view(mondayOf(date));
      const statusOf = (at: number) => (data ? (data.slots.get(at)?.status ?? null) : undefined);
      return slotsIn(span).map((at) => [at, statusOf(at)] as const);
    }),
  );
}

/** The same, once weeks that were not known were asked for; what cannot be read stays unknown. */
export async function findStatuses(
  store: Pick<CalendarStore, 'view' | 'load'>,
  changes: readonly Change[],
): Promise<Statuses> {
  const mondays = new Set(changes.map(({ date }) => mondayOf(date)));
  const unknown = [...mondays].filter((monday) => store.view(monday).data === null);
  await Promise.all(unknown.map((monday) => store.load(monday)));
  return statusesUnder(store, changes);
}

/**
 * Follows changes that a dialog makes one after the other: what was set is shown, and `onSet` is
 * told what those slots had before; null when a part of that is not known.
 */
export function followChanges(
  store: CalendarStore,
  onSet: (found: Statuses | null) => void,
): Follow {
  return (changes) => {
    const found = statusesUnder(store, changes);
    return (set) => {
      if (set.length === 0) return;
      showChanges(store, set)([]);
      const slots = set.flatMap(({ span }) => slotsIn(span));
      const before = new Map(slots.map((at) => [at, found.get(at)]));
      onSet([...before.values()].includes(undefined) ? null : before);
    };
  };
}
