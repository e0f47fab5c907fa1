import type { CalendarData } from '@/lib/domain/calendar/cells';
import { type Change, type Statuses, slotsIn } from '@/lib/domain/calendar/plan';
import { type LocalDate, mondayOf } from '@/lib/time/local-date';
import type { CalendarStore } from './calendar-store';

/** Called with changes before they are sent. The function it returns is called with those that were set. */
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

/** Uses one patch for all changes, which gives each week only its own days. */
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

/** Shows changes at once. The function it returns is called with the refused ones, which are taken back. */
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

/** The same, after loading the weeks that were not known. What cannot be read stays unknown. */
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
 * Follows the changes of a dialog: shows what was set, and calls `onSet` with what those slots had
 * before, or null if that is not known of all of them.
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
