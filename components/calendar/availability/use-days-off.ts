import { useQuery } from '@tanstack/react-query';
import type { CalendarCalls } from '@/components/calendar/week/calendar-calls';
import { answerOf } from '@/components/queries/query-provider';
import { daysOffBetween } from '@/lib/domain/hours/hours-on';
import { NO_SCHEDULE } from '@/lib/domain/hours/schedule';
import type { LocalDate } from '@/lib/time/local-date';

/** Read when the dialog opens; null until then. */
export function useDaysOff(
  calls: Pick<CalendarCalls, 'person' | 'readSchedule' | 'clearsMarks'>,
  isOpen: boolean,
  { first, last }: { first: LocalDate; last: LocalDate },
) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['schedule', calls.person],
    queryFn: async () => {
      const result = await calls.readSchedule();
      const isNone = !result.ok && result.code === 'not_found';
      return isNone ? NO_SCHEDULE : (await answerOf(result)).schedule;
    },
    enabled: isOpen && calls.clearsMarks,
    refetchOnWindowFocus: false,
  });
  // A {host} that knows only marks has no days off.
  const schedule = calls.clearsMarks ? data : NO_SCHEDULE;
  return {
    daysOff: isOpen && schedule && !isFetching ? daysOffBetween(schedule, first, last) : null,
    problem: isFetching ? null : (error?.message ?? null),
    retry: () => void refetch(),
  };
}
