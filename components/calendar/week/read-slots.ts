import type { SlotValue } from '@/lib/domain/calendar/cells';
import { spanOfWeek } from '@/lib/domain/calendar/grid';
import { type Change, slotsIn } from '@/lib/domain/calendar/plan';
import { SLOT_MS } from '@/lib/domain/calendar/slots';
import { addDays, mondayOf } from '@/lib/time/local-date';
import type { CalendarCalls } from './calendar-calls';

/** By start: null for not set, undefined if unreadable. */
export type ReadSlots = ReadonlyMap<number, SlotValue | null | undefined>;

const WEEKS_AT_ONCE = 6;

const NEVER_ABORTED = new AbortController().signal;

function windowsOf(changes: readonly Change[]): string[] {
  const mondays = [...new Set(changes.map(({ date }) => mondayOf(date)))].sort();
  const starts: string[] = [];
  for (const monday of mondays) {
    const last = starts.at(-1);
    if (!last || monday >= addDays(last, WEEKS_AT_ONCE * 7)) starts.push(monday);
  }
  return starts;
}

export async function readSlots(
  calls: Pick<CalendarCalls, 'readWindow'>,
  zone: string,
  changes: readonly Change[],
): Promise<ReadSlots> {
  const found = new Map<number, SlotValue | null>();
  await Promise.all(
    windowsOf(changes).map(async (monday) => {
      const last = addDays(monday, (WEEKS_AT_ONCE - 1) * 7);
      const span = { from: spanOfWeek(monday, zone).from, to: spanOfWeek(last, zone).to };
      const result = await calls.readWindow(span, NEVER_ABORTED);
      if (!result.ok) return;
      for (const at of slotsIn(span)) found.set(at, null);
      for (const { startsAt, ...slot } of result.answer.slots) {
        found.set(Math.floor(startsAt / SLOT_MS) * SLOT_MS, slot);
      }
    }),
  );
  return new Map(
    changes.flatMap(({ span }) => slotsIn(span).map((at) => [at, found.get(at)] as const)),
  );
}
