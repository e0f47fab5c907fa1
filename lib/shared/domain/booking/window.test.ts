import { expect, test } from 'vitest';
import { bookingWindow } from './window';

const TODAY = '2025-11-20';
const LAST_WEEK = '2027-10-25';

test.each([
  ['nothing', '', TODAY],
  ['no day', '2026-02-30', TODAY],
  ['an instant', '2026-02-03T00:00:00Z', TODAY],
  ['a day that is over', '2025-11-19', TODAY],
  ['today', TODAY, TODAY],
  ['a day ahead', '2026-02-03', '2026-02-03'],
  ['the start of the last week', LAST_WEEK, LAST_WEEK],
  ['the last day of the 24th month', '2027-10-31', LAST_WEEK],
  ['a day in the 25th month', '2027-11-01', LAST_WEEK],
])(
  'TIME-002 TIME-007 TIME-008 asked for %s, seven days start within bounds',
  (_, wanted, first) => {
    const { days } = bookingWindow(TODAY, wanted);
    expect(days).toHaveLength(7);
    expect(days[0]).toBe(first);
  },
);

test.each([
  ['today', TODAY, null, '2025-11-27'],
  ['three days ahead', '2025-11-23', TODAY, '2025-11-30'],
  ['a week across a month', '2025-11-27', TODAY, '2025-12-04'],
  ['the week before the last', '2027-10-20', '2027-10-13', LAST_WEEK],
  ['the last week', LAST_WEEK, '2027-10-18', null],
])('TIME-003 TIME-004 from %s one goes a week back and on, never out', (_, at, previous, next) => {
  expect(bookingWindow(TODAY, at)).toMatchObject({ previous, next });
});

test('TIME-005 TIME-006 there are 24 months from the current one, each led to by its first bookable day', () => {
  const { months } = bookingWindow(TODAY, '');
  expect(months).toHaveLength(24);
  expect(months[0]).toBe(TODAY);
  expect(months[1]).toBe('2025-12-01');
  expect(months.at(-1)).toBe('2027-10-01');
});

test('days keep their length in calendar days over a change of the clocks', () => {
  expect(bookingWindow(TODAY, '2027-03-26').days).toEqual([
    '2027-03-26',
    '2027-03-27',
    '2027-03-28',
    '2027-03-29',
    '2027-03-30',
    '2027-03-31',
    '2027-04-01',
  ]);
});
