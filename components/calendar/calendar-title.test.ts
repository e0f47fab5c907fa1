import { expect, it } from 'vitest';
import { calendarTitle } from './calendar-title';

it.each([
  ['2025-11-20', '17 to 23 November 2025'],
  ['2025-11-30', '24 to 30 November 2025'],
  ['2025-10-02', '29 September to 5 October 2025'],
  ['2026-01-01', '29 December 2025 to 4 January 2026'],
])('the week of %s is called %s', (date, title) => {
  expect(calendarTitle(date, 'week')).toBe(title);
});

it('a day is called by its weekday', () => {
  expect(calendarTitle('2025-11-20', 'day')).toBe('Thu 20 Nov');
});
