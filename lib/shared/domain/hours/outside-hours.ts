import { SLOT_MS } from '@/lib/shared/domain/calendar/slots';
import type { Span } from '@/lib/shared/time/span';
import { type CalendarState, calendarSlots } from './calendar-slots';
import type { Schedule } from './schedule';

function fits(visit: Span, state: CalendarState, zone: string): boolean {
  const window = {
    from: Math.floor(visit.from / SLOT_MS) * SLOT_MS,
    to: Math.ceil(visit.to / SLOT_MS) * SLOT_MS,
  };
  const asked = { window, audience: 'provider' as const, now: visit.from, zone };
  const slots = calendarSlots({ ...state, visits: [] }, asked);
  const covered = slots.filter(({ status, source }) => status === 'available' || source === 'mark');
  return covered.length === (window.to - window.from) / SLOT_MS;
}

/**
 * Lists visits that are within the current hours but outside of `wanted`. A visit under a mark is
 * not listed, because marks stay.
 */
export function visitsOutside<V extends Span>(
  visits: readonly V[],
  { schedule, marks }: Pick<CalendarState, 'schedule' | 'marks'>,
  { wanted, zone }: { wanted: Schedule; zone: string },
): V[] {
  return visits.filter(
    (visit) =>
      !fits(visit, { schedule: wanted, marks, visits: [] }, zone) &&
      fits(visit, { schedule, marks, visits: [] }, zone),
  );
}
