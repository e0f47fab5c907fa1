import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, datesBetween, type LocalDate, weekdayOf } from '@/lib/shared/time/local-date';
import { histories } from '@/test/histories';
import {
  coversDay,
  isRepeatable,
  mostDays,
  nextDay,
  nthsOf,
  REPEATS,
  type Repeat,
  type RepeatingDays,
} from './repeat';

const NTHS: readonly Repeat[] = ['first', 'second', 'third', 'fourth'];
/** Over a turn of the century, which is no leap year. */
const YEARS = 10;

/** Every day of every time, counted out from a calendar. */
function modelOf({ from, until, repeat }: RepeatingDays): Set<LocalDate> {
  const length = datesBetween(from, until).length;
  const end = `${Number(from.slice(0, 4)) + YEARS}-12-31`;
  const all = datesBetween(from, end);
  const days = new Set(datesBetween(from, until));
  const addRun = (start: LocalDate) => {
    for (let later = 0; later < length; later += 1) days.add(addDays(start, later));
  };
  if (repeat === 'week') {
    for (let at = 0; at < all.length; at += 7) addRun(all[at] ?? from);
  } else if (repeat === 'year') {
    const wraps = from.slice(0, 4) < until.slice(0, 4);
    for (const date of all) {
      const year = Number(date.slice(0, 4));
      for (const begun of [year - 1, year]) {
        const [first, last] = [from.slice(4), until.slice(4)];
        const ended = wraps ? begun + 1 : begun;
        if (`${begun}${first}` <= date && date <= `${ended}${last}`) days.add(date);
      }
    }
  } else if (repeat) {
    const months = new Map<string, LocalDate[]>();
    // From the first of the month on, so that weekdays before `from` count.
    for (const date of datesBetween(`${from.slice(0, 7)}-01`, end)) {
      if (weekdayOf(date) !== weekdayOf(from)) continue;
      months.set(date.slice(0, 7), [...(months.get(date.slice(0, 7)) ?? []), date]);
    }
    for (const dates of months.values()) {
      const start = repeat === 'last' ? dates.at(-1) : dates[NTHS.indexOf(repeat)];
      if (start && start >= from) addRun(start);
    }
  }
  return days;
}

describe('days that repeat', () => {
  test('are those of a plain calendar, over years and leap years', () => {
    const repeating = fc
      .record({
        from: fc.integer({ min: 0, max: 72 * 365 }).map((later) => addDays('2026-12-01', later)),
        length: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 365 })),
        wanted: fc.constantFrom(undefined, ...REPEATS),
      })
      .map(({ from, length, wanted }): RepeatingDays => {
        const nths = nthsOf(from);
        const isNth = wanted && wanted !== 'week' && wanted !== 'year';
        const repeat = isNth && !nths.includes(wanted) ? nths[0] : wanted;
        const most = repeat ? mostDays(repeat) : 365;
        return { from, until: addDays(from, Math.min(length, most) - 1), repeat };
      });
    fc.assert(
      fc.property(repeating, (days) => {
        expect(isRepeatable(days)).toBe(true);
        const model = modelOf(days);
        const year = Number(days.from.slice(0, 4));
        const window = datesBetween(`${year}-01-01`, `${year + YEARS}-12-31`);
        const wrong = window.filter((date) => coversDay(days, date) !== model.has(date));
        expect(wrong).toEqual([]);
        for (const today of [days.from, `${year}-02-28`, `${year + 1}-03-01`]) {
          const next = [...model].filter((date) => date >= today).sort()[0] ?? null;
          expect(nextDay(days, today)).toBe(next);
        }
      }),
      histories(300),
    );
  }, 60_000);

  test.each<[string, RepeatingDays, LocalDate[], LocalDate[]]>([
    [
      'every last Monday, in months of four and of five',
      { from: '2027-02-22', until: '2027-02-22', repeat: 'last' },
      ['2027-02-22', '2027-03-29', '2027-04-26', '2027-05-31'],
      ['2027-03-22', '2027-05-24'],
    ],
    [
      'a day off over new year',
      { from: '2026-12-20', until: '2027-01-06', repeat: 'year' },
      ['2027-12-20', '2028-01-06', '2028-12-31'],
      ['2027-01-07', '2027-12-19'],
    ],
    [
      '29 February, in leap years alone',
      { from: '2028-02-29', until: '2028-02-29', repeat: 'year' },
      ['2032-02-29'],
      ['2029-02-28', '2029-03-01'],
    ],
    [
      'all of February',
      { from: '2028-02-01', until: '2028-02-29', repeat: 'year' },
      ['2029-02-28', '2032-02-29'],
      ['2029-03-01'],
    ],
    [
      'a first Monday whose days reach into the next month',
      { from: '2027-02-01', until: '2027-02-28', repeat: 'first' },
      ['2027-03-28', '2027-04-05', '2027-05-02'],
      ['2027-03-29', '2027-05-31'],
    ],
  ])('%s', (_, days, covered, left) => {
    const dates = [...covered, ...left].sort();
    expect(dates.filter((date) => coversDay(days, date))).toEqual(covered);
  });
});

test.each<[LocalDate, string[]]>([
  ['2027-03-01', ['first']],
  ['2027-03-22', ['fourth']],
  ['2027-02-22', ['fourth', 'last']],
  ['2028-02-29', ['last']],
  ['2027-03-29', ['last']],
])('%s is a weekday of its month by %j', (date, nths) => {
  expect(nthsOf(date)).toEqual(nths);
});

test.each<[string, RepeatingDays, boolean]>([
  ['a week every week', { from: '2027-03-01', until: '2027-03-07', repeat: 'week' }, true],
  ['eight days every week', { from: '2027-03-01', until: '2027-03-08', repeat: 'week' }, false],
  [
    'a second Monday as the first',
    { from: '2027-03-08', until: '2027-03-08', repeat: 'first' },
    false,
  ],
  ['a whole year', { from: '2027-03-01', until: '2028-02-29', repeat: 'year' }, false],
  ['what does not repeat', { from: '2027-03-01', until: '2030-03-01' }, true],
])('%s', (_, days, isAllowed) => {
  expect(isRepeatable(days)).toBe(isAllowed);
});
