import { useMemo } from 'react';
import type { ScheduleConflicts } from '@/lib/contract/rows/api-schedule';
import { type AddedDays, isAmong, toSpecialDays } from '@/lib/domain/hours/added-days';
import type { Schedule } from '@/lib/domain/hours/schedule';
import { localDay } from '@/lib/time/format';
import { useConflicts } from '../conflicts/use-conflicts';

/** The visits on the days of the form that these would leave outside of the hours. */
export function useDaysConflicts(
  calendarId: string,
  schedule: Schedule,
  added: AddedDays,
  zone: string,
): ScheduleConflicts {
  const wanted = useMemo(() => {
    const days = toSpecialDays(added);
    return days && { ...schedule, special: [...schedule.special, days] };
  }, [schedule, added]);
  const { visits } = useConflicts(calendarId, wanted);
  const onDays = visits.filter(({ startsAt }) => isAmong(added, localDay(startsAt, zone)));
  return { visits: onDays, total: onDays.length };
}
