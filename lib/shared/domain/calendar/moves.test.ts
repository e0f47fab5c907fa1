import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatShortDay, formatTime } from '@/lib/shared/time/format';
import { gridDay } from './grid';
import {
  CALENDAR_VIEWS,
  type CalendarView,
  columnTarget,
  moveTarget,
  shownDays,
  stepDate,
} from './moves';

const MALTA = 'Europe/Malta';

function move(view: CalendarView, from: string, key: string, ctrl = false): string | null {
  const to = moveTarget(Date.parse(from), { key, ctrl }, view, MALTA);
  if (to === null) return null;
  return `${formatShortDay(to, MALTA, 'en')} ${formatTime(to, MALTA, 'en')}`;
}

describe('keys among the columns of people', () => {
  const PEOPLE = [4, 0, 7];
  const at = Date.parse('2025-11-20T08:45:00Z');
  it.each([
    ['ArrowLeft', 0, false, 'Thu 20 Nov 09:45', 4],
    ['ArrowLeft', 4, false, 'Thu 20 Nov 09:45', 4],
    ['ArrowRight', 0, false, 'Thu 20 Nov 09:45', 7],
    ['ArrowRight', 7, false, 'Thu 20 Nov 09:45', 7],
    ['ArrowDown', 7, false, 'Thu 20 Nov 10:00', 7],
    ['ArrowUp', 7, false, 'Thu 20 Nov 09:30', 7],
    ['PageDown', 7, false, 'Fri 21 Nov 09:45', 7],
    ['PageUp', 7, false, 'Wed 19 Nov 09:45', 7],
    ['Home', 7, false, 'Thu 20 Nov 09:45', 4],
    ['End', 4, false, 'Thu 20 Nov 09:45', 7],
    ['Home', 7, true, 'Thu 20 Nov 00:00', 4],
    ['End', 4, true, 'Thu 20 Nov 23:45', 7],
  ])('%s of person %i (Ctrl %s) leads to %s of %i', (key, person, ctrl, to, other) => {
    const found = columnTarget({ at, person }, { key, ctrl }, PEOPLE, MALTA);
    const time =
      found && `${formatShortDay(found.at, MALTA, 'en')} ${formatTime(found.at, MALTA, 'en')}`;
    expect([time, found?.person]).toEqual([to, other]);
  });

  it('that are not for moving do nothing', () => {
    expect(columnTarget({ at, person: 0 }, { key: 'Enter' }, PEOPLE, MALTA)).toBeNull();
  });
});

describe('keys in the grid', () => {
  it.each([
    ['week', 'ArrowDown', 'Thu 20 Nov 10:00'],
    ['week', 'ArrowUp', 'Thu 20 Nov 09:30'],
    ['week', 'ArrowLeft', 'Wed 19 Nov 09:45'],
    ['week', 'ArrowRight', 'Fri 21 Nov 09:45'],
    ['week', 'PageDown', 'Thu 27 Nov 09:45'],
    ['week', 'PageUp', 'Thu 13 Nov 09:45'],
    ['week', 'Home', 'Mon 17 Nov 09:45'],
    ['week', 'End', 'Sun 23 Nov 09:45'],
    ['day', 'ArrowDown', 'Thu 20 Nov 10:45'],
    ['day', 'ArrowRight', 'Thu 20 Nov 10:00'],
    ['day', 'ArrowLeft', 'Thu 20 Nov 09:30'],
    ['day', 'PageDown', 'Fri 21 Nov 09:45'],
    ['day', 'Home', 'Thu 20 Nov 09:00'],
    ['day', 'End', 'Thu 20 Nov 09:45'],
  ] as const)('in the %s view %s leads to %s', (view, key, to) => {
    expect(move(view, '2025-11-20T08:45:00Z', key)).toBe(to);
  });

  it('go on past the edges of the week and of the day', () => {
    expect(move('week', '2025-11-23T08:45:00Z', 'ArrowRight')).toBe('Mon 24 Nov 09:45');
    expect(move('week', '2025-11-17T08:45:00Z', 'ArrowLeft')).toBe('Sun 16 Nov 09:45');
    expect(move('week', '2025-11-20T22:45:00Z', 'ArrowDown')).toBe('Fri 21 Nov 00:00');
    expect(move('day', '2025-11-19T23:00:00Z', 'ArrowUp')).toBe('Wed 19 Nov 23:00');
  });

  it('go to the ends of what is on show with Ctrl', () => {
    expect(move('week', '2025-11-20T08:45:00Z', 'Home', true)).toBe('Mon 17 Nov 00:00');
    expect(move('day', '2025-11-20T08:45:00Z', 'End', true)).toBe('Thu 20 Nov 23:45');
  });

  it('come out on the next time that a day has, when the clocks skip the wanted one', () => {
    expect(move('week', '2026-03-28T01:15:00Z', 'ArrowRight')).toBe('Sun 29 Mar 03:00');
  });

  it('that are not for moving do nothing', () => {
    expect(move('week', '2025-11-20T08:45:00Z', 'Enter')).toBeNull();
  });

  it('always lead to a slot of the calendar', () => {
    const keys = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown', 'Home'];
    const quarter = fc.integer({ min: 1_950_000, max: 2_050_000 }).map((n) => n * 900_000);
    fc.assert(
      fc.property(
        quarter,
        fc.constantFrom(...keys),
        fc.constantFrom(...CALENDAR_VIEWS),
        (from, key, view) => {
          const to = moveTarget(from, { key }, view, MALTA) ?? 0;
          const date = new Date(to).toLocaleDateString('sv-SE', { timeZone: MALTA });
          expect(gridDay(date, MALTA).slots.map(({ at }) => at)).toContain(to);
        },
      ),
    );
  });
});

it('Previous and Next go by what is on show', () => {
  expect(stepDate('2025-11-20', 'week', -1)).toBe('2025-11-13');
  expect(stepDate('2025-11-30', 'day', 1)).toBe('2025-12-01');
  expect(shownDays('2025-11-20', 'week', MALTA).map(({ date }) => date.slice(8))).toEqual([
    '17',
    '18',
    '19',
    '20',
    '21',
    '22',
    '23',
  ]);
  expect(shownDays('2025-11-20', 'day', MALTA)).toHaveLength(1);
});
