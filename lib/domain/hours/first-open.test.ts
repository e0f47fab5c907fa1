import { describe, expect, it } from 'vitest';
import { daysFrom } from '@/lib/time/local-date';
import { firstOpen } from './first-open';
import type { KnownDay } from './preview';
import { NO_RULES, NO_SCHEDULE, type Schedule } from './schedule';

/** A Monday. */
const TODAY = '2027-06-21';
const range = (from: number, to: number) => ({ from: from * 60, to: to * 60 });
/** Closed on Mondays. */
const week = [[], [range(9, 12)], [range(9, 12)], [], [], [], []];
const schedule: Schedule = {
  ...NO_SCHEDULE,
  sets: [{ name: '', from: null, until: null, week }],
};
const withRules = (rules: Partial<Schedule['rules']>) => ({
  ...schedule,
  rules: { ...NO_RULES, ...rules },
});
const empty = daysFrom(TODAY, 14).map((date): KnownDay => ({ date, visits: [], marks: [] }));
const withDay = (date: string, known: Partial<KnownDay>) =>
  empty.map((day) => (day.date === date ? { ...day, ...known } : day));
const monday = (hour: number, minute = 0) => ({
  today: TODAY,
  from: { date: TODAY, minute: hour * 60 + minute },
});
const words = (found: ReturnType<typeof firstOpen>) =>
  found === 'unknown' ? found : found && `${found.date} ${found.minute / 60}`;

describe('the first time that is really open', () => {
  it('is on the next open day where today is closed', () => {
    expect(words(firstOpen(empty, schedule, monday(22, 40)))).toBe('2027-06-22 9');
  });

  it('is the next quarter hour within an open day', () => {
    const from = { date: '2027-06-22', minute: 10 * 60 + 5 };
    expect(words(firstOpen(empty, schedule, { today: TODAY, from }))).toBe('2027-06-22 10.25');
  });

  it('keeps away from visits, and is not known where they may be too many', () => {
    const visits = [{ ...range(9, 10), id: 'a' }];
    const days = withDay('2027-06-22', { visits });
    expect(words(firstOpen(days, withRules({ afterMinutes: 30 }), monday(8)))).toBe(
      '2027-06-22 10.5',
    );
    expect(firstOpen(days, withRules({ visitsPerDay: 1 }), monday(8))).toBe('unknown');
    expect(words(firstOpen(days, withRules({ visitsPerDay: 2 }), monday(8)))).toBe('2027-06-22 10');
    const full = withDay('2027-06-22', { visits: [{ ...range(9, 12), id: 'a' }] });
    expect(words(firstOpen(full, withRules({ visitsPerDay: 1 }), monday(8)))).toBe('2027-06-23 9');
  });

  it('is where something was marked by hand', () => {
    const marks = [{ ...range(18, 19), status: 'available' as const }];
    expect(words(firstOpen(withDay(TODAY, { marks }), schedule, monday(8)))).toBe('2027-06-21 18');
  });

  it('is looked for beyond the days that are known, and not beyond the last that can be booked', () => {
    const late = { today: TODAY, from: { date: '2027-07-20', minute: 0 } };
    expect(words(firstOpen(empty, schedule, late))).toBe('2027-07-20 9');
    expect(firstOpen(empty, withRules({ daysAhead: 0 }), monday(8))).toBeNull();
    expect(firstOpen(empty, NO_SCHEDULE, monday(8))).toBeNull();
  });
});
