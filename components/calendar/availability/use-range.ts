import { useState } from 'react';
import { CHOOSE_BOTH, formatDateRange, formatTimeRange } from '@/lib/domain/availability-messages';
import { changesOfRange, type Mark } from '@/lib/domain/availability-plan';
import { DEFAULT_TIME_RANGE } from '@/lib/domain/availability-presets';
import { type ClockChange, clockChangeOn } from '@/lib/domain/clock-change';
import { chooseDay, type DayRange, daysOfRange, reachDay } from '@/lib/domain/day-range';
import type { LocalDate } from '@/lib/domain/local-date';
import type { CalendarCalls } from '../calendar-calls';
import { countDays } from './apply-changes';
import { type TimeDraft, timeRangeOf } from './range-times';
import { useRun } from './use-run';

interface RangeOptions {
  calls: CalendarCalls;
  zone: string;
  today: LocalDate;
  onChanged: () => void;
}

/** A range lies in part of what the clock does on a day, and differs there from other days. */
function touches({ from, to }: ClockChange, time: { from: number; to: number }): boolean {
  return time.from < to && time.to > from;
}

/** The state of "Set availability for a date range": what is chosen, and its application. */
export function useRange({ calls, zone, today, onChanged }: RangeOptions) {
  const [days, setDays] = useState<DayRange | null>(null);
  const [time, setTime] = useState<TimeDraft>(DEFAULT_TIME_RANGE);
  const [mark, setMark] = useState<Mark>('available');
  const [problem, setProblem] = useState<string | null>(null);
  const application = useRun(calls, onChanged);
  const { run } = application;
  const range = timeRangeOf(time);
  const dates = daysOfRange(days);
  const changes = range ? changesOfRange(dates, range, mark, zone) : [];

  /** What is chosen anew is another application. */
  const change = (apply: () => void) => {
    if (run.phase === 'running') return;
    apply();
    setProblem(null);
    application.reset();
  };
  const words = () =>
    days && range
      ? { dates: formatDateRange(days.first, days.last), range: formatTimeRange(range) }
      : { dates: '', range: '' };

  const apply = () => {
    if (run.phase === 'running') return;
    const rest = run.phase === 'failed' || run.phase === 'stopped' ? run.rest : changes;
    if (!days || !range) setProblem(CHOOSE_BOTH);
    else if (rest.length === 0) setProblem('The clock skips this time on the day you chose.');
    else application.start(rest, countDays(changes), words());
  };

  return {
    days,
    dates,
    time,
    mark,
    problem,
    run,
    rest: run.phase === 'failed' || run.phase === 'stopped' ? run.rest : [],
    /** Days on which the range is shorter or longer than on others, or not there at all. */
    clockChanges: range
      ? dates
          .flatMap((date) => clockChangeOn(date, zone) ?? [])
          .filter((clock) => touches(clock, range))
      : [],
    chooseDay: (day: LocalDate) => change(() => setDays(chooseDay(days, day))),
    reachDay: (from: LocalDate, day: LocalDate) => {
      const start = from < today ? today : from;
      change(() => setDays(reachDay(days, start, day < today ? today : day)));
    },
    setTime: (value: TimeDraft) => change(() => setTime(value)),
    setMark: (value: Mark) => change(() => setMark(value)),
    apply,
    stop: application.stop,
    /** What has been read is not shown again. */
    settle() {
      if (run.phase === 'done') application.reset();
    },
  };
}
