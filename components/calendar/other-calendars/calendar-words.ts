import { closingTimes } from '@/lib/shared/domain/calendar/other-calendars';
import { withCommas } from '@/lib/shared/texts/lists';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { formatClock } from '@/lib/shared/time/clock-words';
import { formatDate, formatShortDay } from '@/lib/shared/time/format';
import type { OneCalendar } from './use-other-calendars';

export function useCalendarWords(zone: string) {
  const t = useTexts('otherCalendars.row');
  return {
    when: (at: number) =>
      withCommas([formatShortDay(at, zone, t.locale), formatClock(at, zone, t.locale)], t.locale),
    times: (calendar: OneCalendar) =>
      t('times', {
        count: closingTimes(calendar),
        until:
          calendar.knownUntil === null
            ? 'none'
            : formatDate(calendar.knownUntil - 1, zone, t.locale),
      }),
  };
}
