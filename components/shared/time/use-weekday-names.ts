import { useTexts } from '@/lib/shared/texts/use-texts';

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

/** Monday first. */
export function useWeekdayNames(): { short: string; long: string }[] {
  const t = useTexts('calendar.availability.weekdays');
  return WEEKDAYS.map((name) => ({ short: t(`short${name}`), long: t(`long${name}`) }));
}
