import { useState } from 'react';
import {
  countDays,
  findSetThrough,
  sendChanges,
} from '@/components/calendar/availability/availability-calls';
import { calendarCalls } from '@/components/calendar/week/calendar-calls';
import { spanWords } from '@/components/calendar/week/slot-words';
import { Button } from '@/components/ui/button';
import { headingVariants } from '@/components/ui/heading';
import { CircleAlert, Undo2 } from '@/components/ui/icons';
import { noteVariants } from '@/components/ui/note';
import { Spinner } from '@/components/ui/spinner';
import type { Change } from '@/lib/domain/calendar/plan';
import type { DayMark } from '@/lib/domain/hours/marked-days';
import { useTexts } from '@/lib/texts/use-texts';
import { formatLongDate } from '@/lib/time/format';
import { type LocalDate, noonOf } from '@/lib/time/local-date';
import { passToMarks } from './pass-to';

const DAYS_SHOWN_FIRST = 5;

interface OwnMarksProps {
  state: OwnMarksState;
  zone: string;
}

export function OwnMarks({ state, zone }: OwnMarksProps) {
  const t = useTexts('hours.marks');
  const [isWhole, setIsWhole] = useState(false);
  const { days, isSending, message, problem, canUndo } = state;
  if (days.length === 0 && !canUndo) return null;
  const shown = isWhole ? days : days.slice(0, DAYS_SHOWN_FIRST);
  return (
    <section data-own-marks="" aria-labelledby="own-marks" className="grid gap-3">
      <div>
        <h2 id="own-marks" className={headingVariants({ size: 'small' })}>
          {t('heading', { count: days.length })}
        </h2>
        <p className="text-sm text-muted">{t('lead')}</p>
      </div>
      <div role="status" className="flex flex-wrap items-center gap-x-3 empty:hidden">
        {message ? <span className="font-semibold">{message}</span> : null}
      </div>
      {canUndo ? (
        <Button
          ref={passToMarks}
          look="secondary"
          size="small"
          className="justify-self-start"
          aria-disabled={isSending || undefined}
          onClick={() => {
            if (!isSending) void state.undo();
          }}
        >
          <Undo2 className="rtl:-scale-x-100" />
          {t('undo')}
        </Button>
      ) : null}
      {problem ? (
        <p className={noteVariants({ look: 'error' })} role="alert">
          <CircleAlert />
          {problem}
        </p>
      ) : null}
      <ul className="grid">
        {shown.map((day) => (
          <Day key={day.date} day={day} state={state} zone={zone} />
        ))}
      </ul>
      {days.length > shown.length ? (
        <Button ref={passToMarks} look="ghost" size="small" onClick={() => setIsWhole(true)}>
          {t('showAll', { count: days.length })}
        </Button>
      ) : null}
      {days.length > 1 ? (
        <Button
          ref={passToMarks}
          look="secondary"
          size="small"
          aria-disabled={isSending || undefined}
          onClick={() => {
            if (!isSending) void state.follow(days);
          }}
        >
          {isSending ? <Spinner /> : null}
          {t('followAll', { count: days.length })}
        </Button>
      ) : null}
    </section>
  );
}

interface DayProps extends OwnMarksProps {
  day: MarkedDay;
}

function Day({ day, state, zone }: DayProps) {
  const t = useTexts('hours.marks');
  const times = useTexts('calendar.times');
  const date = formatLongDate(noonOf(day.date), 'UTC', t.locale);
  return (
    <li className="border-t border-line py-3">
      <p className="font-semibold">{date}</p>
      <ul className="text-sm text-muted">
        {day.marks.map((mark) => (
          <li key={mark.from}>{t(mark.status, { time: spanWords(mark, zone, times) })}</li>
        ))}
      </ul>
      <Button
        ref={passToMarks}
        look="ghost"
        size="small"
        className="-ms-3"
        aria-label={t('followOn', { date })}
        aria-disabled={state.isSending || undefined}
        onClick={() => {
          if (!state.isSending) void state.follow([day]);
        }}
      >
        {t('follow')}
      </Button>
    </li>
  );
}

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

function clearingOf(days: readonly MarkedDay[]): Change[] {
  return days.map(({ date, marks }) => {
    const from = Math.min(...marks.map((mark) => mark.from));
    const to = Math.max(...marks.map((mark) => mark.to));
    return { date, mark: 'cleared', span: { from, to } };
  });
}

export function useOwnMarks(calendarId: number, zone: string, first: readonly DayMark[]) {
  const t = useTexts('hours.marks');
  const [marks, setMarks] = useState(first);
  const [cleared, setCleared] = useState<readonly DayMark[]>([]);
  const [isSending, setIsSending] = useState(false);
  const [message, setMessage] = useState('');
  const [problem, setProblem] = useState<string | null>(null);

  async function send(changes: readonly Change[]) {
    setIsSending(true);
    setMessage('');
    setProblem(null);
    const calls = calendarCalls('/api', calendarId, { clearsMarks: true });
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

type OwnMarksState = ReturnType<typeof useOwnMarks>;
