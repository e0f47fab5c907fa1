import type { SlotValue } from '@/lib/domain/calendar/cells';
import { type Change, type Mark, type Marks, markOf, slotsIn } from '@/lib/domain/calendar/plan';
import { type LocalDate, mondayOf } from '@/lib/time/local-date';
import type { CalendarCalls } from './calendar-calls';
import type { ApplyChange, CalendarWeeks } from './calendar-weeks';
import { readSlots } from './read-slots';

/** Only the next answer has a cleared slot's opening hours. */
function withMark(known: SlotValue | undefined, mark: Mark): SlotValue {
  const own = mark === 'cleared' ? null : mark;
  if (known?.status === 'booked') return { ...known, mark: own };
  if (own) return { status: own, serviceItemId: null, mark: own };
  return known && !known.mark ? known : { status: null, serviceItemId: null, mark: null };
}

export function applyChanges(changes: readonly Change[]): ApplyChange {
  const weeks = new Map<LocalDate, Change[]>();
  for (const change of changes) {
    const monday = mondayOf(change.date);
    weeks.set(monday, [...(weeks.get(monday) ?? []), change]);
  }
  return (data, monday) => {
    const own = weeks.get(monday);
    if (!own) return data;
    const slots = new Map(data.slots);
    for (const { mark, span } of own) {
      for (const at of slotsIn(span)) slots.set(at, withMark(slots.get(at), mark));
    }
    return { ...data, slots };
  };
}

/** Undefined where unknown. */
export function marksUnder(
  weeks: Pick<CalendarWeeks, 'view'>,
  changes: readonly Change[],
  clearsMarks: boolean,
): Marks {
  return new Map(
    changes.flatMap(({ date, span }) => {
      const { data } = weeks.view(mondayOf(date));
      const known = (at: number) => (data ? markOf(data.slots.get(at), clearsMarks) : undefined);
      return slotsIn(span).map((at) => [at, known(at)] as const);
    }),
  );
}

export async function findMarks(
  weeks: Pick<CalendarWeeks, 'view' | 'load'>,
  changes: readonly Change[],
  clearsMarks: boolean,
): Promise<Marks> {
  const mondays = new Set(changes.map(({ date }) => mondayOf(date)));
  const unknown = [...mondays].filter((monday) => weeks.view(monday).data === null);
  await Promise.all(unknown.map((monday) => weeks.load(monday)));
  return marksUnder(weeks, changes, clearsMarks);
}

export function isBooked(weeks: Pick<CalendarWeeks, 'view'>, date: LocalDate, at: number): boolean {
  return weeks.view(mondayOf(date)).data?.slots.get(at)?.status === 'booked';
}

/** Called before sending; its result is called with the changes that were set. */
export type Follow = (
  changes: readonly Change[],
) => Promise<(set: readonly Change[]) => Promise<void>>;

/** `onSet` gets the slots before, or null if not all were read. */
export function followChanges(
  weeks: Pick<CalendarWeeks, 'keep'>,
  { calls, zone }: { calls: Pick<CalendarCalls, 'readWindow' | 'clearsMarks'>; zone: string },
  onSet: (found: Marks | null) => void,
): Follow {
  return async (changes) => {
    const slots = await readSlots(calls, zone, changes);
    const markAt = (at: number) => {
      const slot = slots.get(at);
      return slot === undefined ? undefined : markOf(slot ?? undefined, calls.clearsMarks);
    };
    return async (set) => {
      if (set.length === 0) return;
      await weeks.keep(applyChanges(set));
      const touched = set.flatMap(({ span }) => slotsIn(span));
      const before = new Map(touched.map((at) => [at, markAt(at)] as const));
      onSet([...before.values()].includes(undefined) ? null : before);
    };
  };
}
