import { useMemo, useState } from 'react';
import { type ClockChange, clockChangeOn } from '@/lib/shared/domain/calendar/clock-change';
import { formatDates, formatTimeRange } from '@/lib/shared/domain/calendar/date-words';
import {
  ALL_WEEKDAYS,
  chooseDay,
  type DayRange,
  daysOfRange,
  reachDay,
} from '@/lib/shared/domain/calendar/day-range';
import { changesOfRange, countDays, type Mark } from '@/lib/shared/domain/calendar/plan';
import { DEFAULT_TIME_RANGE } from '@/lib/shared/domain/calendar/presets';
import { useTexts } from '@/lib/shared/texts/use-texts';
import type { LocalDate } from '@/lib/shared/time/local-date';
import { type TimeDraft, timeRangeOf } from './range-times';
import { useResultTexts } from './result';
import { restOf, type Send, useSending } from './sending';

interface RangeOptions {
  zone: string;
  today: LocalDate;
  send: Send;
  onDone: (text: string) => void;
}

function touches({ from, to }: ClockChange, time: { from: number; to: number }): boolean {
  return time.from < to && time.to > from;
}

function useChoice(zone: string) {
  const [days, setDays] = useState<DayRange | null>(null);
  const [time, setTime] = useState<TimeDraft>(DEFAULT_TIME_RANGE);
  const [weekdays, setWeekdays] = useState(ALL_WEEKDAYS);
  const [mark, setMark] = useState<Mark>('available');
  // The closed dialog renders with each selected slot, so this is computed only when needed.
  const derived = useMemo(() => {
    const range = timeRangeOf(time);
    const dates = daysOfRange(days, weekdays);
    const clocks = dates.flatMap((date) => clockChangeOn(date, zone) ?? []);
    return {
      range,
      dates,
      changes: range ? changesOfRange(dates, range, mark, zone) : [],
      clockChanges: range ? clocks.filter((clock) => touches(clock, range)) : [],
    };
  }, [days, weekdays, time, mark, zone]);
  return { days, setDays, weekdays, setWeekdays, time, setTime, mark, setMark, ...derived };
}

export function useRange({ zone, today, send, onDone }: RangeOptions) {
  const { setDays, setWeekdays, setTime, setMark, range, changes, ...chosen } = useChoice(zone);
  const { days, dates } = chosen;
  const t = useTexts('calendar.availability.range');
  const texts = useResultTexts();
  const [problem, setProblem] = useState<string | null>(null);
  const { sending, start, reset } = useSending(send, onDone);

  const change = (apply: () => void) => {
    if (sending.phase === 'running') return;
    apply();
    setProblem(null);
    reset();
  };
  const apply = () => {
    if (sending.phase === 'running') return;
    if (!days || !range) return setProblem(t('chooseBoth'));
    if (dates.length === 0) return setProblem(t('noSuchDay'));
    const rest = restOf(sending) ?? changes;
    if (rest.length === 0) return setProblem(t('timeSkipped'));
    const done = texts.result('allSet', {
      dates: formatDates(dates, texts.dates),
      range: formatTimeRange(range, texts.dates),
    });
    void start(rest, countDays(changes), done);
  };

  return {
    ...chosen,
    problem,
    sending,
    apply,
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
