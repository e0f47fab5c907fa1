import { useCallback, useEffect, useState } from 'react';
import type { CalendarCalls } from '@/components/calendar/week/calendar-calls';
import { daysOffBetween } from '@/lib/domain/hours/hours-on';
import { NO_SCHEDULE, type Schedule } from '@/lib/domain/hours/schedule';
import type { LocalDate } from '@/lib/time/local-date';

/**
 * The days off between two days; null until the opening hours are read, which happens each time the
 * dialog opens. `problem` says why they could not be.
 */
export function useDaysOff(
  calls: Pick<CalendarCalls, 'readSchedule' | 'clearsMarks'>,
  isOpen: boolean,
  { first, last }: { first: LocalDate; last: LocalDate },
) {
  const [schedule, setSchedule] = useState<Schedule | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const load = useCallback(async () => {
    setSchedule(null);
    setProblem(null);
    // A {host} that knows of nothing but marks has no days off.
    if (!calls.clearsMarks) return setSchedule(NO_SCHEDULE);
    const result = await calls.readSchedule();
    if (result.ok) setSchedule(result.answer.schedule);
    else if (result.code === 'not_found') setSchedule(NO_SCHEDULE);
    else setProblem(result.message);
  }, [calls]);
  useEffect(() => {
    if (isOpen) void load();
  }, [isOpen, load]);
  return {
    daysOff: isOpen && schedule ? daysOffBetween(schedule, first, last) : null,
    problem,
    retry: () => void load(),
  };
}
