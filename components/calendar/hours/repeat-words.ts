import type { Repeat, RepeatingDays } from '@/lib/shared/domain/hours/repeat';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { formatDayWithin } from '@/lib/shared/time/format';
import { daysApart, type LocalDate, weekdayKeyOf } from '@/lib/shared/time/local-date';

const LEAP_DAY = '-02-29';

/** "Every first Monday of the month", "Every year from 1 to 31 August"; "" without repeats. */
export function useRepeatWords() {
  const t = useTexts('hours.repeats');
  const dayOf = (date: LocalDate, month = true) =>
    formatDayWithin(date, { month, year: false }, t.locale);
  const wordsOfYear = ({ from, until }: RepeatingDays) => {
    if (from === until) {
      const words = t('onDate', { date: dayOf(from) });
      return from.endsWith(LEAP_DAY) ? t('leapYears', { words }) : words;
    }
    const isOneMonth = from.slice(0, 7) === until.slice(0, 7);
    return t('onDates', { first: dayOf(from, !isOneMonth), last: dayOf(until) });
  };
  return (days: RepeatingDays): string => {
    const { from, until, repeat } = days;
    const after = daysApart(from, until);
    switch (repeat) {
      case undefined:
        return '';
      case 'year':
        return wordsOfYear(days);
      case 'week': {
        const [day, lastDay] = [weekdayKeyOf(from), weekdayKeyOf(until)];
        return after === 0 ? t('onWeekday', { day }) : t('onWeekdays', { firstDay: day, lastDay });
      }
      default: {
        const words = t(repeat, { day: weekdayKeyOf(from) });
        return after === 0 ? words : t('andAfter', { words, count: after });
      }
    }
  };
}

export function useRepeatLabels() {
  const t = useTexts('hours.repeats');
  return (repeat: Repeat, from: LocalDate | null): string => {
    if (repeat === 'week' || repeat === 'year') return t(repeat);
    return from ? t(repeat, { day: weekdayKeyOf(from) }) : t('month');
  };
}
