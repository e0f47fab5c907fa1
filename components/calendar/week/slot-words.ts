import { bookedSpan, type CalendarData, slotClock } from '@/lib/domain/calendar/cells';
import { gridDay } from '@/lib/domain/calendar/grid';
import type { Texts } from '@/lib/texts/texts';
import { formatDay, formatShortDay, localDay, localMinute } from '@/lib/time/format';
import type { Span } from '@/lib/time/span';

/** "09:30", or "02:30 CET" where the day's clock shows that time twice. */
function clockWords(instant: number, zone: string): string {
  const { slots } = gridDay(localDay(instant, zone), zone);
  const slot = slots.findLast(({ at }) => at <= instant);
  return slotClock({ minute: localMinute(instant, zone), zoneName: slot?.zoneName ?? null });
}

/** "09:30 to 12:00" */
export function spanWords({ from, to }: Span, zone: string, t: Texts<'calendar.times'>): string {
  return t('range', { from: clockWords(from, zone), to: clockWords(to, zone) });
}

/** "Thu 20 Nov, 14:30 to 14:45"; only the start for a span without length. */
export function slotWords({ from, to }: Span, zone: string, t: Texts<'calendar.times'>): string {
  const [day, time] = [formatShortDay(from, zone, t.locale), clockWords(from, zone)];
  if (to <= from) return t('slot', { day, time });
  return t('slotRange', { day, from: time, to: clockWords(to, zone) });
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
  return t('slotRange', { day, from: clockWords(from, zone), to: clockWords(to, zone) });
}
