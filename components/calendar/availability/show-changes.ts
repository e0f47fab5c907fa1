import type { Change } from '@/lib/domain/availability-plan';
import { slotsIn } from '@/lib/domain/availability-plan';
import type { CalendarData } from '@/lib/domain/calendar-cells';
import type { CalendarStore } from '../calendar-store';

/** A calendar with changes on it; what is booked stays booked. */
export function withChanges(data: CalendarData, changes: readonly Change[]): CalendarData {
  const slots = new Map(data.slots);
  for (const { mark, span } of changes) {
    for (const at of slotsIn(span)) {
      const known = slots.get(at);
      if (known?.status !== 'booked') slots.set(at, { status: mark, serviceItemId: null });
    }
  }
  return { ...data, slots };
}

/** Shows changes at once; what it returns settles them, once with what was refused. */
export function showChanges(store: CalendarStore, changes: readonly Change[]) {
  const shown = changes.map((change) => ({
    change,
    settle: store.show((data) => withChanges(data, [change])),
  }));
  return (refused: readonly Change[]) => {
    for (const { change, settle } of shown) settle(!refused.includes(change));
  };
}
