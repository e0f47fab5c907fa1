import { useState } from 'react';
import { useTexts } from '#texts';
import {
  countDays,
  findSetThrough,
  sendChanges,
} from '@/components/calendar/availability/availability-calls';
import { calendarCalls } from '@/components/calendar/week/calendar-calls';
import type { Change } from '@/lib/domain/calendar/plan';
import type { DayMark } from '@/lib/domain/hours/marked-days';
import type { LocalDate } from '@/lib/time/local-date';

/** A day with marks, and what is marked of it, in order. */
export interface MarkedDay {
  date: LocalDate;
  marks: readonly DayMark[];
}

const NEVER_ABORTED = new AbortController().signal;

function toDays(marks: readonly DayMark[]): MarkedDay[] {
  const days = new Map<LocalDate, DayMark[]>();
  for (const mark of marks) days.set(mark.date, [...(days.get(mark.date) ?? []), mark]);
  return [...days].map(([date, of]) => ({ date, marks: of }));
}

/** One span for each day, from its first mark to the end of its last. */
function clearingOf(days: readonly MarkedDay[]): Change[] {
  return days.map(({ date, marks }) => {
    const from = Math.min(...marks.map((mark) => mark.from));
    const to = Math.max(...marks.map((mark) => mark.to));
    return { date, mark: 'cleared', span: { from, to } };
  });
}

/** The days that keep marks of their own, which can follow the hours instead, and the way back. */
export function useOwnMarks(calendarId: number, zone: string, first: readonly DayMark[]) {
  const t = useTexts('hours.marks');
  const [marks, setMarks] = useState(first);
  const [cleared, setCleared] = useState<readonly DayMark[]>([]);
  const [isSending, setIsSending] = useState(false);
  const [message, setMessage] = useState('');
  const [problem, setProblem] = useState<string | null>(null);

  /** Sends changes, and gives the days of those that {host} took. */
  async function send(changes: readonly Change[]) {
    setIsSending(true);
    setMessage('');
    setProblem(null);
    const calls = calendarCalls('/api', calendarId, true);
    const { set, failed, reason } = await sendChanges(changes, calls.setAvailability, {
      onProgress: () => undefined,
      signal: NEVER_ABORTED,
      findSet: findSetThrough(calls, zone),
    });
    setIsSending(false);
    if (failed.length > 0) setProblem(reason ?? t('failed'));
    return set;
  }

  return {
    isSending,
    message,
    problem,
    days: toDays(marks),
    /** Days whose marks are gone since the page was made. */
    clearedDates: new Set(cleared.map(({ date }) => date)),
    canUndo: cleared.length > 0,
    async follow(days: readonly MarkedDay[]) {
      const done = new Set((await send(clearingOf(days))).map(({ date }) => date));
      setCleared((now) => [...now, ...marks.filter(({ date }) => done.has(date))]);
      setMarks((now) => now.filter(({ date }) => !done.has(date)));
      if (done.size > 0) setMessage(t('cleared', { count: done.size }));
    },
    async undo() {
      const back = cleared.map(({ date, status, from, to }) => ({
        date,
        mark: status,
        span: { from, to },
      }));
      const set = await send(back);
      const isSet = ({ from }: DayMark) => set.some(({ span }) => span.from === from);
      setMarks((now) => [...now, ...cleared.filter(isSet)].sort((a, b) => a.from - b.from));
      setCleared((now) => now.filter((mark) => !isSet(mark)));
      if (set.length > 0) setMessage(t('back', { count: countDays(set) }));
    },
  };
}

export type OwnMarksState = ReturnType<typeof useOwnMarks>;
