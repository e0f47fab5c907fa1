import { expect, test } from 'vitest';
import {
  isAmong,
  NO_DAYS,
  pressDay,
  reachDay,
  repeatsFrom,
  toSpecialDays,
  withFirstDay,
} from './added-days';

const NOTHING = { from: '', until: '' };
const pressed = (...dates: string[]) => dates.reduce(pressDay, NOTHING);

test.each([
  ['one day', ['2027-03-05'], '2027-03-05', ''],
  ['a day and a later one', ['2027-03-05', '2027-03-08'], '2027-03-05', '2027-03-08'],
  ['a day and an earlier one', ['2027-03-05', '2027-03-01'], '2027-03-01', ''],
  ['a day after a whole range', ['2027-03-05', '2027-03-08', '2027-03-20'], '2027-03-20', ''],
])('a press on %s', (_, dates, from, until) => {
  expect(pressed(...dates)).toEqual({ from, until });
});

test('Shift moves the end that it started from', () => {
  const reached = (...steps: [string, string][]) =>
    steps.reduce((dates, [start, date]) => reachDay(dates, start, date), NOTHING);
  const forth = reached(['2027-03-05', '2027-03-06'], ['2027-03-06', '2027-03-13']);
  expect(forth).toEqual({ from: '2027-03-05', until: '2027-03-13' });
  const back = reachDay(forth, '2027-03-13', '2027-03-01');
  expect(back).toEqual({ from: '2027-03-01', until: '2027-03-05' });
  expect(reachDay(back, '2027-03-01', '2027-02-28')).toEqual({
    from: '2027-02-28',
    until: '2027-03-05',
  });
  // Somewhere else it begins anew.
  expect(reachDay(back, '2027-04-01', '2027-04-02')).toEqual({
    from: '2027-04-01',
    until: '2027-04-02',
  });
});

test('dates have their days and no others', () => {
  const dates = pressed('2027-03-05', '2027-03-07');
  const days = ['2027-03-04', '2027-03-05', '2027-03-06', '2027-03-07', '2027-03-08'];
  expect(days.filter((date) => isAmong(dates, date))).toEqual(days.slice(1, 4));
  expect(isAmong(NOTHING, '2027-03-05')).toBe(false);
  expect(isAmong({ from: '2027-03-07', until: '2027-03-05' }, '2027-03-06')).toBe(false);
});

test.each([
  ['nothing', {}, null],
  ['half a date', { from: '2027-03' }, null],
  ['a last day before the first', { from: '2027-03-05', until: '2027-03-04' }, null],
  ['one day', { from: '2027-03-05' }, { until: '2027-03-05', ranges: [] }],
  ['hours that are not wanted', { from: '2027-03-05', hours: { from: 9, to: 9 } }, { ranges: [] }],
  ['other hours', { from: '2027-03-05', kind: 'special' }, { ranges: [{ from: 540, to: 1020 }] }],
  [
    'hours that end before they begin',
    { from: '2027-03-05', kind: 'special', hours: { from: 1020, to: 540 } },
    null,
  ],
  ['a first Monday', { from: '2027-03-01', repeat: 'first' }, { repeat: 'first' }],
  [
    'a first Monday that became a third',
    { from: '2027-03-15', repeat: 'first' },
    { repeat: 'third' },
  ],
  [
    'a week every week',
    { from: '2027-03-01', until: '2027-03-07', repeat: 'week' },
    { repeat: 'week' },
  ],
  ['eight days every week', { from: '2027-03-01', until: '2027-03-08', repeat: 'week' }, null],
] as const)('a form with %s', (_, form, days) => {
  const said = toSpecialDays({ ...NO_DAYS, ...form });
  if (days === null) expect(said).toBeNull();
  else expect(said).toMatchObject(days);
});

test.each([
  ['', ['week', 'first', 'year']],
  ['2027-03-01', ['week', 'first', 'year']],
  ['2027-02-22', ['week', 'fourth', 'last', 'year']],
  ['2027-03-31', ['week', 'last', 'year']],
])('days from "%s" can repeat by %j', (from, repeats) => {
  expect(repeatsFrom(from)).toEqual(repeats);
});

test('another first day keeps what does not depend on it', () => {
  expect(withFirstDay('last', '2027-02-22')).toBe('last');
  expect(withFirstDay('last', '2027-02-01')).toBe('first');
  expect(withFirstDay('year', '2027-02-01')).toBe('year');
  expect(withFirstDay('first', '2027-')).toBe('first');
  expect(withFirstDay(null, '2027-02-01')).toBeNull();
});
