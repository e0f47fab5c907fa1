import { addDays, type LocalDate } from '@/lib/shared/time/local-date';

/** The holidays of Malta as MM-DD, in order. */
const FIXED = {
  '01-01': 'newYear',
  '02-10': 'saintPaul',
  '03-19': 'saintJoseph',
  '03-31': 'freedomDay',
  '05-01': 'workersDay',
  '06-07': 'setteGiugno',
  '06-29': 'saintsPeterAndPaul',
  '08-15': 'assumption',
  '09-08': 'victoryDay',
  '09-21': 'independenceDay',
  '12-08': 'immaculateConception',
  '12-13': 'republicDay',
  '12-25': 'christmas',
} as const;

export type PublicHoliday = (typeof FIXED)[keyof typeof FIXED] | 'goodFriday';

/** The date in the Gregorian calendar (method of Meeus, Jones and Butcher). */
function easterOf(year: number): LocalDate {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const shift = century - Math.floor((century + 8) / 25) + 1;
  const epact = (19 * golden + century - Math.floor(century / 4) - Math.floor(shift / 3) + 15) % 30;
  const weekday =
    (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const day = epact + weekday - 7 * late + 114;
  const pad = (number: number) => String(number).padStart(2, '0');
  return `${year}-${pad(Math.floor(day / 31))}-${pad((day % 31) + 1)}`;
}

export function publicHolidayOn(date: LocalDate): PublicHoliday | null {
  const fixed = FIXED[date.slice(5) as keyof typeof FIXED] as PublicHoliday | undefined;
  if (fixed) return fixed;
  return addDays(date, 2) === easterOf(Number(date.slice(0, 4))) ? 'goodFriday' : null;
}
