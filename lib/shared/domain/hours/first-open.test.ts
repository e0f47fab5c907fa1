import { describe, expect, it } from 'vitest';
import { daysFrom } from '@/lib/shared/time/local-date';
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
const monday = (hour: number, minute = 0, durationMinutes = 15) => ({
  today: TODAY,
  from: { date: TODAY, minute: hour * 60 + minute },
  durationMinutes,
});
const words = (found: ReturnType<typeof firstOpen>) =>
  found === 'unknown' ? found : found && `${found.date} ${found.minute / 60}`;

describe('the first time that is really open', () => {
  it('is on the next open day where today is closed', () => {
    expect(words(firstOpen(empty, schedule, monday(22, 40)))).toBe('2027-06-22 9');
  });

  it('is the next quarter hour within an open day', () => {
    const from = { date: '2027-06-22', minute: 10 * 60 + 5 };
    const asked = { today: TODAY, from, durationMinutes: 60 };
    expect(words(firstOpen(empty, schedule, asked))).toBe('2027-06-22 10.25');
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

  it('has room for the whole visit', () => {
    const visits = [{ ...range(9.5, 11.25), id: 'a' }];
    const days = withDay('2027-06-22', { visits });
    expect(words(firstOpen(days, schedule, monday(8, 0, 30)))).toBe('2027-06-22 9');
    expect(words(firstOpen(days, schedule, monday(8, 0, 45)))).toBe('2027-06-22 11.25');
    expect(words(firstOpen(days, schedule, monday(8, 0, 60)))).toBe('2027-06-23 9');
    expect(words(firstOpen(days, withRules({ beforeMinutes: 15 }), monday(8, 0, 30)))).toBe(
      '2027-06-22 11.5',
    );
  });

  it('may be in the evening for a visit that ends after midnight', () => {
    const night = [[], [range(23, 24)], [range(0, 1)], [], [], [], []];
    const late = { ...schedule, sets: [{ name: '', from: null, until: null, week: night }] };
    expect(words(firstOpen(empty, late, monday(8, 0, 90)))).toBe('2027-06-22 23');
    const tonight = { ...late, rules: { ...NO_RULES, daysAhead: 1 } };
    expect(firstOpen(empty, tonight, monday(8, 0, 90))).toBeNull();
  });

  it('is not known after the days that are, and is none after the last that can be booked', () => {
    const booked = empty.map((day) => ({ ...day, visits: [{ ...range(9, 12), id: day.date }] }));
    expect(firstOpen(booked, schedule, monday(8))).toBe('unknown');
    expect(firstOpen(empty, NO_SCHEDULE, monday(8))).toBe('unknown');
    const late = { today: TODAY, from: { date: '2027-07-20', minute: 0 }, durationMinutes: 15 };
    expect(firstOpen(empty, schedule, late)).toBe('unknown');
    expect(firstOpen(booked, withRules({ daysAhead: 14 }), monday(8))).toBe('unknown');
    expect(firstOpen(booked, withRules({ daysAhead: 13 }), monday(8))).toBeNull();
    expect(firstOpen(empty, withRules({ daysAhead: 0 }), monday(8))).toBeNull();
  });
});
