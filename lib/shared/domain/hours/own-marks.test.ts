import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '@/lib/shared/time/units';
import type { OwnedMark } from './marked-days';
import {
  byPerson,
  clearedDates,
  clearingOf,
  countDates,
  markedDays,
  ownMarksReducer,
  puttingBack,
  startOwnMarks,
} from './own-marks';

const [ADA, BEN] = [
  { id: 0, name: 'Ada' },
  { id: 1, name: 'Ben' },
];
const mark = (date: string, hour: number, person: OwnedMark['person'] = null): OwnedMark => {
  const from = Date.parse(`${date}T00:00Z`) + hour * HOUR_MS;
  return { date, person, status: 'unavailable', from, to: from + HOUR_MS };
};
const [monday, tuesday] = ['2027-06-14', '2027-06-15'] as const;
const message = 'Done.';

describe('own marks', () => {
  it('are listed by day and person', () => {
    const days = markedDays([mark(monday, 9, ADA), mark(monday, 12, ADA), mark(monday, 9, BEN)]);
    expect(days.map(({ person, marks }) => [person?.name, marks.length])).toEqual([
      ['Ada', 2],
      ['Ben', 1],
    ]);
    expect(countDates(days)).toBe(1);
    expect([...byPerson(clearingOf(days)).keys()]).toEqual([0, 1]);
  });

  it('of a day are cleared in one stretch', () => {
    const [change] = clearingOf(markedDays([mark(monday, 9), mark(monday, 15)]));
    expect(change).toMatchObject({
      mark: 'cleared',
      span: { from: mark(monday, 9).from, to: mark(monday, 15).to },
    });
  });

  it('go with the days that are set, and stay on those that failed', () => {
    const start = startOwnMarks([mark(monday, 9), mark(monday, 12), mark(tuesday, 9)]);
    const sent = ownMarksReducer({ ...start, message, problem: 'No.' }, { type: 'sent' });
    expect(sent).toMatchObject({ isSending: true, message: '', problem: null });
    const failed = ownMarksReducer(sent, { type: 'failed', problem: 'No.' });
    expect(failed).toMatchObject({ isSending: true, problem: 'No.' });
    const set = clearingOf(markedDays(start.marks.slice(0, 2)));
    const state = ownMarksReducer(failed, { type: 'cleared', set, message });
    expect(state).toMatchObject({ isSending: false, message, problem: 'No.' });
    expect(state.marks).toEqual([mark(tuesday, 9)]);
    expect(state.cleared).toHaveLength(2);
    expect([...clearedDates(state)]).toEqual([monday]);
  });

  it('of one person leave a date marked that another has marks on', () => {
    const start = startOwnMarks([mark(monday, 9, ADA), mark(monday, 9, BEN)]);
    const set = clearingOf(markedDays(start.marks.slice(0, 1)));
    const state = ownMarksReducer(start, { type: 'cleared', set, message });
    expect(state.marks).toEqual([mark(monday, 9, BEN)]);
    expect(clearedDates(state).size).toBe(0);
  });

  it('that are put back stand in order again; what failed can be tried again', () => {
    const marks = [mark(monday, 9, ADA), mark(monday, 9, BEN), mark(tuesday, 9, ADA)];
    const set = clearingOf(markedDays(marks.slice(0, 2)));
    const cleared = ownMarksReducer(startOwnMarks(marks), { type: 'cleared', set, message });
    const back = puttingBack(cleared.cleared).filter(({ person }) => person?.id === ADA?.id);
    const state = ownMarksReducer(cleared, { type: 'putBack', set: back, message });
    expect(state.marks).toEqual([mark(monday, 9, ADA), mark(tuesday, 9, ADA)]);
    expect(state.cleared).toEqual([mark(monday, 9, BEN)]);
  });
});
