import { bookedSpan, type CalendarData, slotClock } from '@/lib/domain/calendar/cells';
import { gridDay } from '@/lib/domain/calendar/grid';
import { formatDay, formatShortDay, localDay, localMinute } from '@/lib/time/format';
import type { Span } from '@/lib/time/span';

const iso = (instant: number) => new Date(instant).toISOString();

/** "09:30", or "02:30 CET" where the day's clock shows that time twice. */
function clockWords(instant: number, zone: string): string {
  const { slots } = gridDay(localDay(iso(instant), zone), zone);
  const slot = slots.findLast(({ at }) => at <= instant);
  return slotClock({ minute: localMinute(instant, zone), zoneName: slot?.zoneName ?? null });
}

/** "09:30 to 12:00" */
export function spanWords({ from, to }: Span, zone: string): string {
  return `${clockWords(from, zone)} to ${clockWords(to, zone)}`;
}

/** "Thu 20 Nov, 14:30 to 14:45"; of a span without length only where it begins. */
export function slotWords(span: Span, zone: string): string {
  const times = span.to > span.from ? spanWords(span, zone) : clockWords(span.from, zone);
  return `${formatShortDay(iso(span.from), zone)}, ${times}`;
}

/** "Thursday 20 November, 09:30 to 12:00" of the booking that a slot belongs to. */
export function visitWords(data: CalendarData, at: number, zone: string): string {
  const span = bookedSpan(data, at);
  return `${formatDay(iso(span.from), zone)}, ${spanWords(span, zone)}`;
}
