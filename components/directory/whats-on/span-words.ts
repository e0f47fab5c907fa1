import type { When } from '@/lib/domain/directory/event-choice';
import { type DaySpan, weekOf } from '@/lib/domain/directory/event-days';
import type { Texts } from '@/lib/texts/texts';
import { formatDay, formatDayWithin, formatMonth } from '@/lib/time/format';
import { addDays, type LocalDate, noonOf } from '@/lib/time/local-date';

/** The days that are shown or offered: "This week", "Next week, 1 to 7 December", "December 2025". */
export function spanWords(
  { when, span: { first, last } }: { when: When; span: DaySpan },
  today: LocalDate,
  t: Texts<'publicEvents.when'>,
): string {
  if (when.kind === 'thisWeek' || when.kind === 'weekend') return t(when.kind);
  if (when.kind === 'month') return formatMonth(when.month, t.locale);
  if (when.kind === 'day') return formatDay(noonOf(when.day), 'UTC', t.locale);
  const isOneMonth = first.slice(0, 7) === last.slice(0, 7);
  const days = t('days', {
    first: formatDayWithin(first, { month: !isOneMonth, year: false }, t.locale),
    last: formatDayWithin(last, { month: true, year: false }, t.locale),
  });
  const isNext = first === addDays(weekOf(today).first, 7);
  return isNext ? t('nextWeek', { days }) : days;
}
