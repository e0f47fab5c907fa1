import { bookedSpan, type CalendarData } from '@/lib/shared/domain/calendar/cells';
import type { Texts } from '@/lib/shared/texts/texts';
import { formatEnds } from '@/lib/shared/time/clock-words';
import { formatDay, formatShortDay } from '@/lib/shared/time/format';
import type { Span } from '@/lib/shared/time/span';

export function spanWords(span: Span, zone: string, t: Texts<'calendar.times'>): string {
  const [from, to] = formatEnds(span, zone, t.locale);
  return t('range', { from, to });
}

/** "Thu 20 Nov, 14:30 to 14:45"; only the start without length. */
export function slotWords(span: Span, zone: string, t: Texts<'calendar.times'>): string {
  const day = formatShortDay(span.from, zone, t.locale);
  const [from, to] = formatEnds(span, zone, t.locale);
  return span.to <= span.from ? t('slot', { day, time: from }) : t('slotRange', { day, from, to });
}

/** "Thursday 20 November, 09:30 to 12:00" */
export function visitWords(
  data: CalendarData,
  at: number,
  zone: string,
  t: Texts<'calendar.times'>,
): string {
  const span = bookedSpan(data, at);
  const [from, to] = formatEnds(span, zone, t.locale);
  return t('slotRange', { day: formatDay(span.from, zone, t.locale), from, to });
}
