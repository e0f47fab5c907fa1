import { describe, expect, test } from 'vitest';
import { NO_SCHEDULE } from '@/lib/shared/domain/hours/schedule';
import { Schedule } from './schedules';

const range = (from: number, to: number) => ({ from, to });
const days = (...ranges: ReturnType<typeof range>[]) => ({
  ...NO_SCHEDULE,
  special: [{ name: 'Fair', from: '2027-03-02', until: '2027-03-03', ranges }],
});

describe('a schedule', () => {
  test('may name hours of a day that touch, up to midnight', () => {
    const schedule = days(range(0, 600), range(600, 1440));
    expect(Schedule.parse(schedule)).toEqual(schedule);
  });

  test.each([
    ['hours that overlap', days(range(540, 600), range(585, 700))],
    ['hours that end before they begin', days(range(600, 540))],
    ['hours off the quarter', days(range(541, 600))],
    ['hours after midnight', days(range(1380, 1500))],
    ['a day that does not exist', { ...NO_SCHEDULE, workedHolidays: ['2027-02-29'] }],
  ])('is refused with %s', (_, schedule) => {
    expect(Schedule.safeParse(schedule).success).toBe(false);
  });
});
