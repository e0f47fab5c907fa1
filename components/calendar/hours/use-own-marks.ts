import { useState } from 'react';
import { sendChanges } from '@/components/calendar/availability/send-changes';
import { calendarCalls } from '@/components/calendar/week/calendar-calls';
import { type Change, countDays } from '@/lib/shared/domain/calendar/plan';
import type { OwnedMark } from '@/lib/shared/domain/hours/marked-days';
import { useTexts } from '@/lib/shared/texts/use-texts';
import type { LocalDate } from '@/lib/shared/time/local-date';

type Owner = OwnedMark['person'];

export interface MarkedDay {
  key: string;
  date: LocalDate;
  person: Owner;
  marks: readonly OwnedMark[];
}

const keyOf = ({ date, person }: { date: LocalDate; person: Owner }) =>
  `${date} ${person?.id ?? ''}`;

function toDays(marks: readonly OwnedMark[]): MarkedDay[] {
  const days = new Map<string, OwnedMark[]>();
  for (const mark of marks) days.set(keyOf(mark), [...(days.get(keyOf(mark)) ?? []), mark]);
  return [...days].flatMap(([key, of]) =>
    of.slice(0, 1).map(({ date, person }) => ({ key, date, person, marks: of })),
  );
}

export function countDates(days: readonly { date: LocalDate }[]): number {
  return new Set(days.map(({ date }) => date)).size;
}

type OwnedChange = Change & { person: Owner };

function clearingOf(days: readonly MarkedDay[]): OwnedChange[] {
  return days.map(({ date, person, marks }) => {
    const from = Math.min(...marks.map((mark) => mark.from));
    const to = Math.max(...marks.map((mark) => mark.to));
    return { date, person, mark: 'cleared', span: { from, to } };
  });
}

function byPerson(changes: readonly OwnedChange[]): Map<number | null, OwnedChange[]> {
  const all = new Map<number | null, OwnedChange[]>();
  for (const change of changes) {
    const id = change.person?.id ?? null;
    all.set(id, [...(all.get(id) ?? []), change]);
  }
  return all;
}

export function useOwnMarks(calendarId: number, first: readonly OwnedMark[]) {
  const t = useTexts('hours.marks');
  const [marks, setMarks] = useState(first);
  const [cleared, setCleared] = useState<readonly OwnedMark[]>([]);
  const [isSending, setIsSending] = useState(false);
  const [message, setMessage] = useState('');
  const [problem, setProblem] = useState<string | null>(null);

  /** Returns the changes that are set. */
  async function send(changes: readonly OwnedChange[]): Promise<OwnedChange[]> {
    setIsSending(true);
    setMessage('');
    setProblem(null);
    const done: OwnedChange[] = [];
    for (const [id, own] of byPerson(changes)) {
      const calls = calendarCalls('/api', calendarId, { isOurs: true }, id);
      const { set, failed, reason } = await sendChanges(own, calls);
      const isSet = ({ span }: Change) => set.some((one) => one.span.from === span.from);
      done.push(...own.filter(isSet));
      if (failed.length > 0) setProblem(reason ?? t('failed'));
    }
    setIsSending(false);
    return done;
  }

  const left = new Set(marks.map(({ date }) => date));
  return {
    isSending,
    message,
    problem,
    days: toDays(marks),
    clearedDates: new Set(cleared.map(({ date }) => date).filter((date) => !left.has(date))),
    canUndo: cleared.length > 0,
    async follow(days: readonly MarkedDay[]) {
      const set = await send(clearingOf(days));
      const done = new Set(set.map(keyOf));
      setCleared((now) => [...now, ...marks.filter((mark) => done.has(keyOf(mark)))]);
      setMarks((now) => now.filter((mark) => !done.has(keyOf(mark))));
      if (set.length > 0) setMessage(t('cleared', { count: countDates(set) }));
    },
    async undo() {
      const back = cleared.map(({ date, person, status, from, to }) => ({
        date,
        person,
        mark: status,
        span: { from, to },
      }));
      const set = await send(back);
      const isSet = ({ from, person }: OwnedMark) =>
        set.some((one) => one.span.from === from && one.person?.id === person?.id);
      setMarks((now) => [...now, ...cleared.filter(isSet)].sort((a, b) => a.from - b.from));
      setCleared((now) => now.filter((mark) => !isSet(mark)));
      if (set.length > 0) setMessage(t('back', { count: countDays(set) }));
    },
  };
}

export type OwnMarksState = ReturnType<typeof useOwnMarks>;
