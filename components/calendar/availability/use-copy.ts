import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { CalendarCalls } from '@/components/calendar/week/calendar-calls';
import { answerOf } from '@/components/shared/queries/query-provider';
import type { CalendarData } from '@/lib/shared/domain/calendar/cells';
import {
  type CopyChoice,
  copiedDays,
  FIRST_COPY,
  marksOfWeek,
  planCopy,
} from '@/lib/shared/domain/calendar/copy-week';
import { formatDateRange } from '@/lib/shared/domain/calendar/date-words';
import { daysOffBetween } from '@/lib/shared/domain/hours/hours-on';
import { NO_SCHEDULE } from '@/lib/shared/domain/hours/schedule';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { addDays, type LocalDate } from '@/lib/shared/time/local-date';
import { restOf, type Send, useSending } from './sending';

export interface CopyOptions {
  calls: CalendarCalls;
  zone: string;
  monday: LocalDate;
  data: CalendarData | null;
  open: boolean;
  onClose: () => void;
  send: Send;
  onDone: (text: string) => void;
}

/** `plan` is null until the week's marks and the days off are known. */
export function useCopy(options: CopyOptions) {
  const { calls, zone, monday, data, open, onClose, send, onDone } = options;
  const { isOurs } = calls;
  const t = useTexts('calendar.availability.copy');
  const words = useTexts('calendar.dates');
  const [choice, setChoice] = useState(FIRST_COPY);
  const untick = () => setChoice((now) => ({ ...now, ticked: FIRST_COPY.ticked }));
  const { sending, start, reset } = useSending(send, (text) => {
    untick();
    onDone(text);
  });
  const target = copiedDays(monday, choice.weeks);
  const { daysOff, ...reading } = useDaysOff(calls, open, target);
  // The closed dialog renders with each selected slot, and a year takes long.
  const marks = useMemo(
    () => (data && open ? marksOfWeek(data, monday, zone, isOurs) : null),
    [data, open, monday, zone, isOurs],
  );
  const plan = marks && daysOff ? planCopy(monday, marks, choice, daysOff, zone) : null;
  const week = formatDateRange(monday, addDays(monday, 6), words);
  return {
    ...reading,
    choice,
    choose(to: Partial<CopyChoice>) {
      setChoice((now) => ({ ...now, ...to }));
      reset();
    },
    plan,
    week,
    last: target.last,
    sending,
    apply() {
      const rest = restOf(sending) ?? plan?.changes ?? [];
      const days = plan?.dates.length ?? 0;
      const to = formatDateRange(target.first, target.last, words);
      if (rest.length > 0) void start(rest, days, t('done', { week, target: to, days }));
    },
    close() {
      if (sending.phase === 'running') return;
      untick();
      onClose();
    },
  };
}

/** Read when the dialog opens; null until then. */
function useDaysOff(
  calls: Pick<CalendarCalls, 'person' | 'readSchedule' | 'isOurs'>,
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
    enabled: isOpen && calls.isOurs,
    refetchOnWindowFocus: false,
  });
  // A {host} that knows only marks has no days off.
  const schedule = calls.isOurs ? data : NO_SCHEDULE;
  return {
    daysOff: isOpen && schedule && !isFetching ? daysOffBetween(schedule, first, last) : null,
    problem: isFetching ? null : (error?.message ?? null),
    retry: () => void refetch(),
  };
}
