import { expect, test } from 'vitest';
import { CLOSED_WEEK, toggleDay } from './edit-week';
import { NO_RULES, NO_SCHEDULE, type Schedule } from './schedule';
import { whatChanged } from './what-changed';

const usual = { name: '', from: null, until: null, week: CLOSED_WEEK };
const summer = { ...usual, name: 'Summer', from: '2027-07-01', until: '2027-08-31' };
const away = { name: 'Away', from: '2027-08-01', until: '2027-08-31', ranges: [] };
const saved: Schedule = { ...NO_SCHEDULE, sets: [usual, summer], special: [away] };
const NOTHING = { days: 0, sets: 0, daysOff: 0, rules: 0 };

test.each([
  ['nothing', {}, {}],
  [
    'days of two sets',
    {
      sets: [
        { ...usual, week: toggleDay(CLOSED_WEEK, 1) },
        { ...summer, week: toggleDay(CLOSED_WEEK, 2) },
      ],
    },
    { days: 2 },
  ],
  ['the dates of a set', { sets: [usual, { ...summer, until: '2027-09-15' }] }, { sets: 1 }],
  ['a new set', { sets: [usual, summer, { ...summer, name: 'Ramadan' }] }, { sets: 1 }],
  ['a set less', { sets: [usual] }, { sets: 1 }],
  ['another day off', { special: [away, { ...away, name: 'Fair' }] }, { daysOff: 1 }],
  ['one day off for another', { special: [{ ...away, name: 'Fair' }] }, { daysOff: 2 }],
  ['holidays', { isClosedOnHolidays: true, workedHolidays: ['2027-12-13'] }, { daysOff: 2 }],
  ['rules', { rules: { ...NO_RULES, daysAhead: 28, noticeMinutes: 240 } }, { rules: 2 }],
])('counts %s', (_, change, counts) => {
  expect(whatChanged({ ...saved, ...change }, saved)).toEqual({ ...NOTHING, ...counts });
});
