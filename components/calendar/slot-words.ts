import { bookedSpan, type CalendarData } from '@/lib/domain/calendar-cells';
import { formatDay, formatShortDay, formatTime } from '@/lib/domain/format';
import type { Span } from '@/lib/domain/slots';

const iso = (instant: number) => new Date(instant).toISOString();

/** "09:30 to 12:00" */
export function spanWords({ from, to }: Span, zone: string): string {
  return `${formatTime(iso(from), zone)} to ${formatTime(iso(to), zone)}`;
}

/** "Thu 20 Nov, 14:30 to 14:45" */
export function slotWords(span: Span, zone: string): string {
  return `${formatShortDay(iso(span.from), zone)}, ${spanWords(span, zone)}`;
}

/** "Thursday 20 November, 09:30 to 12:00" of the booking that a slot belongs to. */
export function visitWords(data: CalendarData, at: number, zone: string): string {
  const span = bookedSpan(data, at);
  return `${formatDay(iso(span.from), zone)}, ${spanWords(span, zone)}`;
}
