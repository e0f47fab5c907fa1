import { expect, it } from 'vitest';
import { textsFor } from '@/lib/shared/texts/catalogue';
import { calendarTitle } from './calendar-title';

const t = textsFor('en', 'calendar.toolbar');

it.each([
  ['2025-11-20', '17 to 23 November 2025', '17 to 23 Nov'],
  ['2025-11-30', '24 to 30 November 2025', '24 to 30 Nov'],
  ['2025-10-02', '29 September to 5 October 2025', '29 Sep to 5 Oct'],
  ['2026-01-01', '29 December 2025 to 4 January 2026', '29 Dec to 4 Jan'],
])('the week of %s is called %s, or %s', (date, long, short) => {
  expect(calendarTitle(date, 'week', t)).toEqual({ long, short });
});

it('a day is called by its weekday', () => {
  expect(calendarTitle('2025-11-20', 'day', t)).toEqual({
    long: 'Thursday 20 November 2025',
    short: 'Thu 20 Nov',
  });
});
