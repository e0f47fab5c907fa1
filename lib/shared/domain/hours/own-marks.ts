import type { MarkChange } from '@/lib/shared/domain/calendar/plan';
import type { LocalDate } from '@/lib/shared/time/local-date';
import type { OwnedMark } from './marked-days';

type Owner = OwnedMark['person'];

/** One person's marks on one day. */
export interface MarkedDay {
  key: string;
  date: LocalDate;
  person: Owner;
  marks: readonly OwnedMark[];
}

export type OwnedChange = MarkChange & { person: Owner };

/** The marks that a provider has set. A day with such a mark does not follow the opening hours. */
export interface OwnMarks {
  marks: readonly OwnedMark[];
  /** Marks that were cleared since the page was opened. They can be put back. */
  cleared: readonly OwnedMark[];
  isSending: boolean;
  /** The text that is announced. "" for nothing. */
  message: string;
  problem: string | null;
}

export type OwnMarksAction =
  | { type: 'sent' }
  /** Some changes may still be on their way. */
  | { type: 'failed'; problem: string }
  /** `set` is what was sent and is now set. */
  | { type: 'cleared' | 'putBack'; set: readonly OwnedChange[]; message: string };

export function startOwnMarks(marks: readonly OwnedMark[]): OwnMarks {
  return { marks, cleared: [], isSending: false, message: '', problem: null };
}

const keyOf = ({ date, person }: { date: LocalDate; person: Owner }) =>
  `${date} ${person?.id ?? ''}`;

/** Changes the list when marks are cleared or put back. */
export function ownMarksReducer(state: OwnMarks, action: OwnMarksAction): OwnMarks {
  const { marks, cleared } = state;
  switch (action.type) {
    case 'sent':
      return { ...state, isSending: true, message: '', problem: null };
    case 'failed':
      return { ...state, problem: action.problem };
    case 'cleared':
    case 'putBack': {
      // A day is cleared in one stretch, which covers all its marks.
      const isSet = ({ from, person }: OwnedMark) =>
        action.set.some(
          ({ span, person: whose }) =>
            whose?.id === person?.id && span.from <= from && from < span.to,
        );
      const next = { ...state, isSending: false, message: action.message };
      const [all, gone] = action.type === 'cleared' ? [cleared, marks] : [marks, cleared];
      const moved = [...all, ...gone.filter(isSet)];
      const left = gone.filter((mark) => !isSet(mark));
      return action.type === 'cleared'
        ? { ...next, marks: left, cleared: moved }
        : { ...next, marks: moved.sort((a, b) => a.from - b.from), cleared: left };
    }
  }
}

export function markedDays(marks: readonly OwnedMark[]): MarkedDay[] {
  const days = new Map<string, OwnedMark[]>();
  for (const mark of marks) days.set(keyOf(mark), [...(days.get(keyOf(mark)) ?? []), mark]);
  return [...days].flatMap(([key, of]) =>
    of.slice(0, 1).map(({ date, person }) => ({ key, date, person, marks: of })),
  );
}

export function countDates(days: readonly { date: LocalDate }[]): number {
  return new Set(days.map(({ date }) => date)).size;
}

/** Returns the dates on which no mark is left. */
export function clearedDates({ marks, cleared }: OwnMarks): Set<LocalDate> {
  const left = new Set(marks.map(({ date }) => date));
  return new Set(cleared.map(({ date }) => date).filter((date) => !left.has(date)));
}

/** Makes one stretch for each day, from its first mark to its last. */
export function clearingOf(days: readonly MarkedDay[]): OwnedChange[] {
  return days.map(({ date, person, marks }) => {
    const from = Math.min(...marks.map((mark) => mark.from));
    const to = Math.max(...marks.map((mark) => mark.to));
    return { date, person, mark: 'cleared', span: { from, to } };
  });
}

export function puttingBack(cleared: readonly OwnedMark[]): OwnedChange[] {
  return cleared.map(({ date, person, status, from, to }) => {
    return { date, person, mark: status, span: { from, to } };
  });
}

/** Keys are the numbers of people, or null where one person works. */
export function byPerson(changes: readonly OwnedChange[]): Map<number | null, OwnedChange[]> {
  const all = new Map<number | null, OwnedChange[]>();
  for (const change of changes) {
    const id = change.person?.id ?? null;
    all.set(id, [...(all.get(id) ?? []), change]);
  }
  return all;
}
