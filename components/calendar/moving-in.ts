import { visitInTheWay } from '@/lib/shared/domain/calendar/arranged';
import {
  bookedSpan,
  bookingAt,
  type CalendarData,
  isOver,
} from '@/lib/shared/domain/calendar/cells';
import type { MovingHandlers } from './grid/use-visit-drag';

/** `dataOf(null)` reads the only person's calendar. */
export function movingIn(
  dataOf: (person: number | null) => CalendarData | null,
  onDrop: MovingHandlers['onDrop'],
): MovingHandlers {
  return {
    visitAt({ at, person }) {
      const data = dataOf(person);
      const booking = data?.slots.get(at)?.status === 'booked' ? bookingAt(data, at) : null;
      // New bookings have no id yet.
      if (!data || !booking || !/^\d+$/.test(booking.id)) return null;
      const span = bookedSpan(data, at);
      return span.from > Date.now() ? { span, person } : null;
    },
    isFree({ span, person }, to) {
      const data = dataOf(to.person);
      const from = dataOf(person);
      if (isOver(to.at, Date.now())) return false;
      // A place that was not read counts as free, because the dialog reads it again.
      if (!data || !from) return true;
      const during = { from: to.at, to: to.at + span.to - span.from };
      const bookingId = bookingAt(from, span.from)?.id ?? null;
      const own = person === to.person ? span : null;
      return visitInTheWay(data, during, { own, bookingId }) === null;
    },
    onDrop,
  };
}
