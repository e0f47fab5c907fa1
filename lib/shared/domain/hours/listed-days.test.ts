import { describe, expect, it } from 'vitest';
import { hoursOn } from './hours-on';
import { listedDays, withHoliday } from './listed-days';
import { NO_SCHEDULE, type Schedule, type SpecialDays } from './schedule';

const MORNING = [{ from: 540, to: 720 }];
const week = [MORNING, MORNING, MORNING, MORNING, MORNING, MORNING, []];
const closed: Schedule = {
  ...NO_SCHEDULE,
  sets: [{ name: '', from: null, until: null, week }],
  isClosedOnHolidays: true,
};
const days = (from: string, until: string, ranges = MORNING): SpecialDays => ({
  name: '',
  from,
  until,
  ranges,
});

function holidayOn(date: string, schedule: Schedule) {
  const line = listedDays(schedule, '2027-01-01').find(
    ({ kind, from }) => kind === 'holiday' && from === date,
  );
  if (line?.kind !== 'holiday') throw new Error(`none on ${date}`);
  const isOff = hoursOn(schedule, date).source === 'day-off';
  expect(line.state === 'off').toBe(isOff);
  return `${line.state}${line.canChange ? ', can change' : ''}`;
}

/** A Saturday, and a Wednesday. */
const [CHRISTMAS, IMMACULATE] = ['2027-12-25', '2027-12-08'];
/** A Sunday. */
const ASSUMPTION = '2027-08-15';

describe('a public holiday in the list', () => {
  it('is off until it is worked', () => {
    expect(holidayOn(CHRISTMAS, closed)).toBe('off, can change');
    const worked = withHoliday(closed, CHRISTMAS, true);
    expect(holidayOn(CHRISTMAS, worked)).toBe('open, can change');
    expect(withHoliday(worked, CHRISTMAS, false)).toEqual(closed);
  });

  it('stays off in a month of other hours, and on a weekday whose hours repeat', () => {
    const december = { ...closed, special: [days('2027-12-01', '2027-12-31')] };
    expect(holidayOn(CHRISTMAS, december)).toBe('off, can change');
    const wednesdays = { ...days('2027-12-01', '2027-12-01'), repeat: 'week' as const };
    expect(holidayOn(IMMACULATE, { ...closed, special: [wednesdays] })).toBe('off, can change');
  });

  it('is open with hours of its own, which alone can be taken away', () => {
    const own = { ...closed, special: [days(CHRISTMAS, CHRISTMAS)] };
    expect(holidayOn(CHRISTMAS, own)).toBe('open');
  });

  it('is off where a day off lies on it, worked or not', () => {
    const august = { ...closed, special: [days('2027-08-01', '2027-08-31', [])] };
    expect(holidayOn(ASSUMPTION, august)).toBe('off');
    expect(holidayOn(ASSUMPTION, withHoliday(august, ASSUMPTION, true))).toBe('off');
  });

  it('is not said to be worked on a weekday without hours', () => {
    expect(holidayOn(ASSUMPTION, withHoliday(closed, ASSUMPTION, true))).toBe('closed, can change');
  });
});

it('days are listed by their next day, holidays only where they close', () => {
  const trip = days('2027-03-01', '2027-03-02', []);
  const over = days('2026-03-01', '2026-03-02', []);
  const open = { ...closed, isClosedOnHolidays: false, special: [trip, over] };
  expect(listedDays(open, '2027-01-01').map(({ from }) => from)).toEqual(['2027-03-01']);
  const all = listedDays({ ...open, isClosedOnHolidays: true }, '2027-01-02');
  expect(all.slice(0, 3).map(({ from }) => from)).toEqual([
    '2027-02-10',
    '2027-03-01',
    '2027-03-19',
  ]);
  expect(all).toHaveLength(15);
});
