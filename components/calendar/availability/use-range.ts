import { useMemo, useState } from 'react';
import type { CalendarCalls } from '@/components/calendar/week/calendar-calls';
import type { Follow } from '@/components/calendar/week/show-changes';
import {
  allSet,
  CHOOSE_BOTH,
  formatDates,
  formatTimeRange,
} from '@/lib/domain/calendar/availability-messages';
import { type ClockChange, clockChangeOn } from '@/lib/domain/calendar/clock-change';
import {
  ALL_WEEKDAYS,
  chooseDay,
  type DayRange,
  daysOfRange,
  reachDay,
} from '@/lib/domain/calendar/day-range';
import { changesOfRange, type Mark } from '@/lib/domain/calendar/plan';
import { DEFAULT_TIME_RANGE } from '@/lib/domain/calendar/presets';
import type { LocalDate } from '@/lib/time/local-date';
import { countDays } from './apply-changes';
import { type TimeDraft, timeRangeOf } from './range-times';
import { restOf } from './run-state';
import { useRun } from './use-run';

interface RangeOptions {
  calls: CalendarCalls;
  zone: string;
  today: LocalDate;
  follow: Follow;
  /** All of it is set; the text says what that is. */
  onDone: (text: string) => void;
}

const NO_SUCH_DAY = 'None of the days you chose is one of these days of the week.';

/** A range lies in part of what the clock does on a day, and differs there from other days. */
function touches({ from, to }: ClockChange, time: { from: number; to: number }): boolean {
  return time.from < to && time.to > from;
}

/** What is chosen: days, which of the week, a time of each, and what they become; and what that comes to. */
function useChoice(zone: string) {
  const [days, setDays] = useState<DayRange | null>(null);
  const [time, setTime] = useState<TimeDraft>(DEFAULT_TIME_RANGE);
  const [weekdays, setWeekdays] = useState(ALL_WEEKDAYS);
  const [mark, setMark] = useState<Mark>('available');
  // The dialog is drawn, though closed, with each stroke on the grid too.
  const meant = useMemo(() => {
    const range = timeRangeOf(time);
    const dates = daysOfRange(days, weekdays);
    const clocks = dates.flatMap((date) => clockChangeOn(date, zone) ?? []);
    return {
      ...{ range, dates },
      changes: range ? changesOfRange(dates, range, mark, zone) : [],
      /** Days on which the range is shorter or longer than on others, or not there at all. */
      clockChanges: range ? clocks.filter((clock) => touches(clock, range)) : [],
    };
  }, [days, weekdays, time, mark, zone]);
  return { days, setDays, weekdays, setWeekdays, time, setTime, mark, setMark, ...meant };
}

/** The state of "Set availability for a date range": what is chosen, and its application. */
export function useRange({ calls, zone, today, follow, onDone }: RangeOptions) {
  const { setDays, setWeekdays, setTime, setMark, range, changes, ...chosen } = useChoice(zone);
  const { days, dates } = chosen;
  const [problem, setProblem] = useState<string | null>(null);
  const { run, start, stop, reset } = useRun({ calls, zone, follow, onDone });

  /** What is chosen anew is another application. */
  const change = (apply: () => void) => {
    if (run.phase === 'running') return;
    apply();
    setProblem(null);
    reset();
  };
  const apply = () => {
    if (run.phase === 'running') return;
    if (!days || !range) return setProblem(CHOOSE_BOTH);
    if (dates.length === 0) return setProblem(NO_SUCH_DAY);
    const rest = restOf(run) ?? changes;
    if (rest.length === 0) return setProblem('The clock skips this time on the day you chose.');
    start(rest, countDays(changes), allSet(formatDates(dates), formatTimeRange(range)));
  };

  return {
    ...chosen,
    ...{ problem, run, apply, stop },
    chooseDay: (day: LocalDate) => change(() => setDays(chooseDay(days, day))),
    reachDay: (from: LocalDate, day: LocalDate) => {
      const first = from < today ? today : from;
      change(() => setDays(reachDay(days, first, day < today ? today : day)));
    },
    setWeekdays: (value: ReadonlySet<number>) => change(() => setWeekdays(value)),
    setTime: (value: TimeDraft) => change(() => setTime(value)),
    setMark: (value: Mark) => change(() => setMark(value)),
  };
}
