import { bookedSpan, type CalendarData } from '@/lib/domain/calendar/cells';
import type { Texts } from '@/lib/texts/texts';
import { formatClock } from '@/lib/time/clock-words';
import { formatDay, formatShortDay } from '@/lib/time/format';
import type { Span } from '@/lib/time/span';

/** "09:30 to 12:00" */
export function spanWords({ from, to }: Span, zone: string, t: Texts<'calendar.times'>): string {
  return t('range', {
    from: formatClock(from, zone, t.locale),
    to: formatClock(to, zone, t.locale),
  });
}

/** "Thu 20 Nov, 14:30 to 14:45"; only the start for a span without length. */
export function slotWords({ from, to }: Span, zone: string, t: Texts<'calendar.times'>): string {
  const [day, time] = [formatShortDay(from, zone, t.locale), formatClock(from, zone, t.locale)];
  if (to <= from) return t('slot', { day, time });
  return t('slotRange', { day, from: time, to: formatClock(to, zone, t.locale) });
}

/** "Thursday 20 November, 09:30 to 12:00" of the booking that a slot belongs to. */
export function visitWords(
  data: CalendarData,
  at: number,
  zone: string,
  t: Texts<'calendar.times'>,
): string {
  const { from, to } = bookedSpan(data, at);
  const day = formatDay(from, zone, t.locale);
  return t('slotRange', {
    day,
    from: formatClock(from, zone, t.locale),
    to: formatClock(to, zone, t.locale),
  });
}
