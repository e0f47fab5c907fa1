import { expect, test } from 'vitest';
import { addDays, datesBetween } from '@/lib/shared/time/local-date';
import { publicHolidayOn } from './public-holidays';

/** Easter Sunday as Gauss found it, with his two exceptions; the code counts in another way. */
function easterByGauss(year: number): string {
  const century = Math.floor(year / 100);
  const moon = (15 - Math.floor((13 + 8 * century) / 25) + century - Math.floor(century / 4)) % 30;
  const sun = (4 + century - Math.floor(century / 4)) % 7;
  const fullMoon = (19 * (year % 19) + moon) % 30;
  const later = (2 * (year % 4) + 4 * (year % 7) + 6 * fullMoon + sun) % 7;
  const isTooLate =
    later === 6 && (fullMoon === 29 || (fullMoon === 28 && (11 * moon + 11) % 30 < 19));
  return addDays(`${year}-03-22`, fullMoon + later - (isTooLate ? 7 : 0));
}

test.each([
  [2025, '2025-04-18'],
  [2026, '2026-04-03'],
  [2027, '2027-03-26'],
  [2038, '2038-04-23'],
])('Malta has fourteen public holidays in %i, with Good Friday on %s', (year, goodFriday) => {
  const days = datesBetween(`${year}-01-01`, `${year}-12-31`).filter(publicHolidayOn);
  expect(days).toHaveLength(14);
  expect(publicHolidayOn(goodFriday)).toBe('goodFriday');
  expect(goodFriday).toBe(addDays(easterByGauss(year), -2));
});

test('Good Friday is right in any year', () => {
  const years = Array.from({ length: 800 }, (_, n) => 1600 + n);
  const wrong = years.filter((year) => {
    const goodFriday = addDays(easterByGauss(year), -2);
    const others = [-1, 1].map((days) => publicHolidayOn(addDays(goodFriday, days)));
    // In some years it is Freedom Day as well.
    const names = ['goodFriday', 'freedomDay'];
    return (
      !names.includes(publicHolidayOn(goodFriday) ?? '') ||
      others.some((name) => name === 'goodFriday')
    );
  });
  expect(wrong).toEqual([]);
});
