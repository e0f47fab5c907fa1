import type { SlotValue } from '@/lib/shared/domain/calendar/cells';
import { type Mark, type MarkChange, slotsIn } from '@/lib/shared/domain/calendar/plan';
import { type LocalDate, mondayOf } from '@/lib/shared/time/local-date';
import type { ApplyChange } from './calendar-weeks';

/** A cleared slot follows the opening hours, which only the next answer tells. */
function withMark(known: SlotValue | undefined, mark: Mark): SlotValue {
  const own = mark === 'cleared' ? null : mark;
  if (known?.status === 'booked') return { ...known, mark: own };
  if (own) return { status: own, serviceItemId: null, mark: own };
  return known && !known.mark ? known : { status: null, serviceItemId: null, mark: null };
}

export function applyChanges(changes: readonly MarkChange[]): ApplyChange {
  const weeks = new Map<LocalDate, MarkChange[]>();
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
