import { useTexts } from '@/lib/shared/texts/use-texts';
import { formatClock } from '@/lib/shared/time/clock-words';
import { formatDate, formatShortDay, localDay } from '@/lib/shared/time/format';
import { addDays, daysApart, type LocalDate } from '@/lib/shared/time/local-date';

/** Zone and day of the venue. */
export interface Today {
  today: LocalDate;
  zone: string;
}

/** Days that are further away are shown with their year. */
const NEAR_DAYS = 180;

/** "Today", "Sat 29 Nov", "29 Nov 2024", with the time. */
export function useDayWords({ today, zone }: Today) {
  const t = useTexts('customers.list');
  const day = (at: number) => {
    const date = localDay(at, zone);
    if (date === today) return t('today');
    if (date === addDays(today, 1)) return t('tomorrow');
    const isNear = Math.abs(daysApart(today, date)) < NEAR_DAYS;
    return isNear ? formatShortDay(at, zone, t.locale) : formatDate(at, zone, t.locale);
  };
  return { day, time: (at: number) => formatClock(at, zone, t.locale) };
}
