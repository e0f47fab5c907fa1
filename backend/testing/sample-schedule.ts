import { NO_RULES, type Schedule } from '@/lib/domain/hours/schedule';

/** Monday to Friday from 9 to 13 and from 14 to 17, without days off and without rules. */
export function sampleSchedule(over: Partial<Schedule> = {}): Schedule {
  const open = [
    { from: 9 * 60, to: 13 * 60 },
    { from: 14 * 60, to: 17 * 60 },
  ];
  const week = [open, open, open, open, open, [], []];
  return {
    sets: [{ name: 'Usual hours', from: null, until: null, week }],
    special: [],
    isClosedOnHolidays: false,
    workedHolidays: [],
    rules: NO_RULES,
    ...over,
  };
}
