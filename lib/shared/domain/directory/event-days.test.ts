import { describe, expect, test } from 'vitest';
import { HOUR_MS } from '@/lib/shared/time/units';
import {
  daysOf,
  fiveWeeks,
  groupByDay,
  monthAhead,
  monthOf,
  restOfWeek,
  weekendOf,
  weekOf,
} from './event-days';

const MALTA = 'Europe/Malta';

/** An event that begins at an instant in UTC and runs for so many hours. */
function event(start: string, hours: number, zone = MALTA) {
  const startsAt = Date.parse(start);
  return { start, startsAt, endsAt: startsAt + hours * HOUR_MS, zone };
}

const clock = (now: string, today: string) => ({ now: Date.parse(now), today });

describe('the days of an event', () => {
  test.each([
    ['within a day', event('2026-11-28T16:00:00Z', 5), '2026-11-28', '2026-11-28'],
    ['a night that ends before dawn', event('2026-11-28T20:00:00Z', 6), '2026-11-28', '2026-11-28'],
    ['over a weekend', event('2026-11-28T09:00:00Z', 33), '2026-11-28', '2026-11-29'],
    ['on its own clocks', event('2026-11-28T23:30:00Z', 1), '2026-11-29', '2026-11-29'],
    [
      'west of us',
      event('2026-11-29T02:00:00Z', 2, 'America/New_York'),
      '2026-11-28',
      '2026-11-28',
    ],
    // The night of 25 October 2026 has 25 hours in Malta, that of 29 March 2026 has 23.
    ['a night when clocks go back', event('2026-10-24T20:00:00Z', 7), '2026-10-24', '2026-10-24'],
    [
      'a night when clocks go forward',
      event('2026-03-28T21:00:00Z', 5),
      '2026-03-28',
      '2026-03-28',
    ],
  ])('%s', (_, happening, first, last) => {
    expect(daysOf(happening)).toEqual({ first, last });
  });
});

describe('the spans that are offered', () => {
  test('this week ends with its Sunday, across both clock changes', () => {
    expect(restOfWeek('2026-10-22')).toEqual({ first: '2026-10-22', last: '2026-10-25' });
    expect(restOfWeek('2026-03-29')).toEqual({ first: '2026-03-29', last: '2026-03-29' });
    expect(weekOf('2026-10-25')).toEqual({ first: '2026-10-19', last: '2026-10-25' });
  });

  test('the weekend is Saturday and Sunday, and on a Sunday that day', () => {
    expect(weekendOf('2026-10-20')).toEqual({ first: '2026-10-24', last: '2026-10-25' });
    expect(weekendOf('2026-03-28')).toEqual({ first: '2026-03-28', last: '2026-03-29' });
    expect(weekendOf('2026-03-29')).toEqual({ first: '2026-03-29', last: '2026-03-29' });
  });

  test('a month begins today if it has begun', () => {
    expect(monthOf('2026-11', '2026-11-22')).toEqual({ first: '2026-11-22', last: '2026-11-30' });
    expect(monthOf('2027-02', '2026-11-22')).toEqual({ first: '2027-02-01', last: '2027-02-28' });
    expect(monthAhead('2026-11-22')).toBe('2026-11');
    expect(monthAhead('2026-11-24')).toBe('2026-11');
    expect(monthAhead('2025-11-24')).toBe('2025-12');
  });

  test('five weeks begin on this Monday', () => {
    const weeks = fiveWeeks('2026-10-25');
    expect([weeks.length, weeks[0], weeks.at(-1)]).toEqual([35, '2026-10-19', '2026-11-22']);
    expect(new Set(weeks).size).toBe(35);
  });
});

describe('events by day', () => {
  const span = { first: '2026-10-24', last: '2026-10-25' };
  const daysWith = (
    events: ReturnType<typeof event>[],
    at = clock('2026-10-22T10:00:00Z', '2026-10-22'),
  ) =>
    groupByDay(events, span, at).map(({ day, events: found }) => [
      day,
      found.map(({ start }) => start),
    ]);

  test('stand on the day of their own clocks, the earlier first', () => {
    const evening = event('2026-10-24T17:00:00Z', 2);
    const afterMidnight = event('2026-10-24T22:30:00Z', 8);
    const morning = event('2026-10-24T07:00:00Z', 2);
    const inLima = event('2026-10-25T04:00:00Z', 2, 'America/Lima');
    expect(daysWith([evening, afterMidnight, morning, inLima])).toEqual([
      ['2026-10-24', [morning.start, evening.start, inLima.start]],
      ['2026-10-25', [afterMidnight.start]],
    ]);
  });

  test('what began before the span and goes on stands on its first day', () => {
    const fair = event('2026-10-23T08:00:00Z', 58);
    expect(daysWith([fair])).toEqual([['2026-10-24', [fair.start]]]);
  });

  test('what is over or comes later is left out', () => {
    expect(daysWith([event('2026-10-23T08:00:00Z', 3), event('2026-10-26T08:00:00Z', 3)])).toEqual(
      [],
    );
  });

  test('a night that still goes on after midnight stands on today', () => {
    const night = event('2026-10-23T20:00:00Z', 5);
    const at = clock('2026-10-24T00:30:00Z', '2026-10-24');
    expect(daysWith([night], at)).toEqual([['2026-10-24', [night.start]]]);
  });
});
