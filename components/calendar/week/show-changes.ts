import type { CalendarData, SlotValue } from '@/lib/domain/calendar/cells';
import { type Change, type Mark, type Marks, markOf, slotsIn } from '@/lib/domain/calendar/plan';
import { type LocalDate, mondayOf } from '@/lib/time/local-date';
import type { CalendarCalls } from './calendar-calls';
import type { CalendarStore } from './calendar-store';
import { readSlots } from './read-slots';

/** Called with changes before they are sent. The function it gives is called with those that were set. */
export type Follow = (changes: readonly Change[]) => Promise<(set: readonly Change[]) => void>;

/** A slot with a mark. What the hours say of a cleared one, only the next answer tells. */
function withMark(known: SlotValue | undefined, mark: Mark): SlotValue {
  const own = mark === 'cleared' ? null : mark;
  if (known?.status === 'booked') return { ...known, mark: own };
  if (own) return { status: own, serviceItemId: null, mark: own };
  return known && !known.mark ? known : { status: null, serviceItemId: null, mark: null };
}

/** A calendar with changes on it; what is booked stays booked. */
export function withChanges(data: CalendarData, changes: readonly Change[]): CalendarData {
  if (changes.length === 0) return data;
  const slots = new Map(data.slots);
  for (const { mark, span } of changes) {
    for (const at of slotsIn(span)) slots.set(at, withMark(slots.get(at), mark));
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
export function marksUnder(
  store: Pick<CalendarStore, 'view'>,
  changes: readonly Change[],
  clearsMarks: boolean,
): Marks {
  return new Map(
    changes.flatMap(({ date, span }) => {
      const { data } = store.view(mondayOf(date));
      const known = (at: number) => (data ? markOf(data.slots.get(at), clearsMarks) : undefined);
      return slotsIn(span).map((at) => [at, known(at)] as const);
    }),
  );
}

/** The same, after loading the weeks that were not known. What cannot be read stays unknown. */
export async function findMarks(
  store: Pick<CalendarStore, 'view' | 'load'>,
  changes: readonly Change[],
  clearsMarks: boolean,
): Promise<Marks> {
  const mondays = new Set(changes.map(({ date }) => mondayOf(date)));
  const unknown = [...mondays].filter((monday) => store.view(monday).data === null);
  await Promise.all(unknown.map((monday) => store.load(monday)));
  return marksUnder(store, changes, clearsMarks);
}

/** Whether the calendar shows a visit at a slot of a change. */
export function isBooked(store: Pick<CalendarStore, 'view'>, date: LocalDate, at: number): boolean {
  return store.view(mondayOf(date)).data?.slots.get(at)?.status === 'booked';
}

/**
 * Follows the changes of a dialog: reads what their slots are before they are sent, shows what was
 * set, and calls `onSet` with what those slots were, or null if that could not be read of all.
 */
export function followChanges(
  store: CalendarStore,
  { calls, zone }: { calls: Pick<CalendarCalls, 'readWindow' | 'clearsMarks'>; zone: string },
  onSet: (found: Marks | null) => void,
): Follow {
  return async (changes) => {
    const slots = await readSlots(calls, zone, changes);
    return (set) => {
      if (set.length === 0) return;
      showChanges(store, set)([]);
      const before = new Map(
        set
          .flatMap(({ span }) => slotsIn(span))
          .map((at) => {
            const slot = slots.get(at);
            const mark =
              slot === undefined ? undefined : markOf(slot ?? undefined, calls.clearsMarks);
            return [at, mark] as const;
          }),
      );
      onSet([...before.values()].includes(undefined) ? null : before);
    };
  };
}
