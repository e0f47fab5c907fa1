import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { localDay } from '@/lib/shared/time/format';
import { addDays, datesBetween, mondayOf } from '@/lib/shared/time/local-date';
import { DAY_MS, HOUR_MS } from '@/lib/shared/time/units';
import { histories } from '@/test/histories';
import { gridDay } from './grid';
import {
  changesOfCopy,
  changesOfRange,
  changesOfSlots,
  inverseOf,
  MARKS,
  type Mark,
  type MarkChange,
  type Marks,
  markOf,
  slotsIn,
  spansOf,
} from './plan';
import { AVAILABILITY_PRESETS, DAY_MINUTES } from './presets';
import { SLOT_MS } from './slots';

const MALTA = 'Europe/Malta';
const RUNS = histories(1000);
const iso = (at: number) => new Date(at).toISOString();
const written = (changes: readonly MarkChange[]) =>
  changes.map(({ date, span }) => [date, iso(span.from), iso(span.to)]);
const hours = (from: number, to: number) => ({ from: from * 60, to: to * 60 });

/** Around both changes of the clock in Malta, and ordinary days. */
const date = fc.constantFrom(
  '2027-03-27',
  '2027-03-28',
  '2027-03-29',
  '2027-10-30',
  '2027-10-31',
  '2027-11-01',
  '2027-06-15',
  '2027-12-31',
);
const quarter = fc.integer({ min: 0, max: 96 }).map((n) => n * 15);
const range = fc
  .tuple(quarter, quarter)
  .filter(([a, b]) => a !== b)
  .map(([a, b]) => ({ from: Math.min(a, b), to: Math.max(a, b) }));
const mark = fc.constantFrom<Mark>(...MARKS);
/** What slots are by the provider's decision after changes. */
function marksAfter(before: Marks, changes: readonly MarkChange[]): Marks {
  const after = new Map(before);
  for (const change of changes) for (const at of slotsIn(change.span)) after.set(at, change.mark);
  return after;
}
const dateOf = (at: number) => localDay(at, MALTA);
const slotsOfDays = (dates: readonly string[]) =>
  dates.flatMap((day) => gridDay(day, MALTA).slots.map(({ at }) => at));

describe('CAL-013: a time range on days', () => {
  test('is one span a day by the venue’s clock, in winter and in summer', () => {
    const dates = ['2027-03-27', '2027-03-28', '2027-03-29'];
    expect(written(changesOfRange(dates, hours(6, 18), 'available', MALTA))).toEqual([
      ['2027-03-27', '2027-03-27T05:00:00.000Z', '2027-03-27T17:00:00.000Z'],
      ['2027-03-28', '2027-03-28T04:00:00.000Z', '2027-03-28T16:00:00.000Z'],
      ['2027-03-29', '2027-03-29T04:00:00.000Z', '2027-03-29T16:00:00.000Z'],
    ]);
  });

  test('covers whole days of 23 and 25 hours', () => {
    const lengths = ['2027-03-28', '2027-10-31', '2027-06-15'].map((day) =>
      changesOfRange([day], { from: 0, to: DAY_MINUTES }, 'available', MALTA).map(
        ({ span }) => (span.to - span.from) / HOUR_MS,
      ),
    );
    expect(lengths).toEqual([[23], [25], [24]]);
  });

  test('has nothing to set within the hour that a day skips, and ends at its edge', () => {
    const spring = '2027-03-28';
    const missing = { from: 2 * 60 + 15, to: 2 * 60 + 45 };
    expect(changesOfRange([spring], missing, 'available', MALTA)).toEqual([]);
    const half = { from: 60, to: 2 * 60 + 30 };
    expect(written(changesOfRange([spring], half, 'available', MALTA))).toEqual([
      [spring, '2027-03-28T00:00:00.000Z', '2027-03-28T01:00:00.000Z'],
    ]);
  });

  test('is twice there where the hour is repeated', () => {
    const autumn = '2027-10-31';
    const half = { from: 2 * 60, to: 2 * 60 + 30 };
    expect(written(changesOfRange([autumn], half, 'available', MALTA))).toEqual([
      [autumn, '2027-10-31T00:00:00.000Z', '2027-10-31T00:30:00.000Z'],
      [autumn, '2027-10-31T01:00:00.000Z', '2027-10-31T01:30:00.000Z'],
    ]);
  });

  test('sets exactly the quarter hours whose clock lies in it', () => {
    fc.assert(
      fc.property(fc.uniqueArray(date), range, (dates, of) => {
        const changes = changesOfRange(dates, of, 'available', MALTA);
        const set = changes.flatMap(({ span }) => slotsIn(span));
        const wanted = dates.flatMap((day) =>
          gridDay(day, MALTA).slots.flatMap(({ at, minute }) =>
            minute >= of.from && minute < of.to ? [at] : [],
          ),
        );
        expect(set).toEqual(wanted);
      }),
      RUNS,
    );
  });

  test('CAL-014 to CAL-017: the three parts make up the full day', () => {
    const of = (name: string) => {
      const preset = AVAILABILITY_PRESETS.find((one) => one.name === name);
      const changes = preset && changesOfRange(['2027-06-15'], preset.range, 'available', MALTA);
      return (changes ?? []).flatMap(({ span }) => slotsIn(span));
    };
    expect(of('fullDay')).toHaveLength(48);
    expect([...of('morning'), ...of('afternoon'), ...of('evening')]).toEqual(of('fullDay'));
  });
});

describe('CAL-012: marking single slots', () => {
  const slots = fc
    .uniqueArray(fc.tuple(date, fc.nat({ max: 99 })), { maxLength: 60 })
    .map((chosen) => [
      ...new Set(
        chosen.flatMap(([day, nth]) => {
          const quarters = gridDay(day, MALTA).slots;
          return quarters[nth % quarters.length]?.at ?? [];
        }),
      ),
    ]);

  test('names every slot once, on its day, in the fewest spans', () => {
    fc.assert(
      fc.property(slots, (chosen) => {
        const changes = changesOfSlots(chosen, 'available', MALTA);
        const sorted = [...chosen].sort((a, b) => a - b);
        expect(changes.flatMap(({ span }) => slotsIn(span))).toEqual(sorted);
        const days = sorted.map((at) => dateOf(at));
        const starts = sorted.filter(
          (at, n) => at - SLOT_MS !== sorted[n - 1] || days[n] !== days[n - 1],
        );
        expect(changes.map(({ span }) => span.from)).toEqual(starts);
        for (const { date: day, span } of changes) {
          expect(dateOf(span.from)).toBe(day);
          expect(dateOf(span.to - 1)).toBe(day);
        }
      }),
      RUNS,
    );
  });

  test('ends a run at midnight', () => {
    const [last] = gridDay('2027-06-15', MALTA).slots.slice(-1);
    const around = last ? [last.at, last.at + SLOT_MS] : [];
    expect(spansOf(around)).toHaveLength(1);
    expect(changesOfSlots(around, 'available', MALTA).map(({ date: day }) => day)).toEqual([
      '2027-06-15',
      '2027-06-16',
    ]);
  });
});

describe('what a slot is by the decision of its provider', () => {
  test('is its mark where the host tells that, be it hidden by a visit or by what is kept free', () => {
    expect(markOf({ status: 'booked', mark: 'unavailable' }, true)).toBe('unavailable');
    expect(markOf({ status: 'unavailable', mark: 'available' }, true)).toBe('available');
    expect(markOf({ status: 'available', mark: null }, true)).toBe('cleared');
    expect(markOf(undefined, true)).toBe('cleared');
  });

  test('is its status where there are only marks; a visit lies on available time', () => {
    expect(markOf({ status: 'booked' }, false)).toBe('available');
    expect(markOf({ status: 'unavailable' }, false)).toBe('unavailable');
    expect([markOf({ status: null }, false), markOf(undefined, false)]).toEqual([null, null]);
  });
});

describe('taking an application back', () => {
  const days = ['2027-03-28', '2027-03-29'];
  const all = slotsOfDays(days);
  const calendar = (of: fc.Arbitrary<Mark | null>) =>
    fc
      .array(of, { minLength: all.length, maxLength: all.length })
      .map((marks) => new Map(all.map((at, n) => [at, marks[n] ?? null])));
  const touchedBy = (changes: readonly MarkChange[], before: Marks) =>
    new Map(changes.flatMap(({ span }) => slotsIn(span)).map((at) => [at, before.get(at) ?? null]));

  test('gives every slot back what it was, hours included', () => {
    fc.assert(
      fc.property(calendar(mark), range, mark, (before, of, painted) => {
        const changes = changesOfRange(days, of, painted, MALTA);
        const undo = inverseOf(touchedBy(changes, before), MALTA);
        expect(marksAfter(marksAfter(before, changes), undo.changes)).toEqual(before);
        expect(undo.unset).toBe(0);
      }),
      RUNS,
    );
  });

  test('where nothing can be cleared, makes unavailable what was not set, and counts it', () => {
    const only = fc.constantFrom('available' as const, 'unavailable' as const, null);
    fc.assert(
      fc.property(calendar(only), range, (before, of) => {
        const changes = changesOfRange(days, of, 'available', MALTA);
        const touched = touchedBy(changes, before);
        const undo = inverseOf(touched, MALTA);
        const back = new Map(
          [...before].map(([at, was]) => [at, touched.has(at) && !was ? 'unavailable' : was]),
        );
        expect(marksAfter(marksAfter(before, changes), undo.changes)).toEqual(back);
        expect(undo.unset).toBe([...touched.values()].filter((was) => was === null).length);
      }),
      RUNS,
    );
  });
});

describe('copying a week', () => {
  const week = datesBetween('2027-10-25', '2027-10-31');
  const slotsOfWeek = slotsOfDays(week);

  const to = (weeks: number, over = {}) => ({
    weeks,
    daysOff: new Set<string>(),
    clears: false,
    ...over,
  });

  test('makes the same of the same clock times, but for days off and what follows the hours', () => {
    const plain = datesBetween('2027-06-14', '2027-06-20');
    const slots = slotsOfDays(plain);
    const marks = fc.array(mark, { minLength: slots.length, maxLength: slots.length });
    const dayOff = fc.constantFrom(...datesBetween('2027-06-21', '2027-07-11'));
    const weeks = fc.integer({ min: 1, max: 3 });
    fc.assert(
      fc.property(marks, weeks, fc.uniqueArray(dayOff), fc.boolean(), (of, count, off, clears) => {
        const before = new Map(slots.map((at, n) => [at, of[n] ?? null]));
        const target = to(count, { daysOff: new Set(off), clears });
        const after = marksAfter(new Map(), changesOfCopy(plain, before, target, MALTA));
        const wanted = new Map<number, Mark>();
        for (const [at, was] of before) {
          if (was === null || (was === 'cleared' && !clears)) continue;
          // No change of the clock lies in these weeks, so a week is 168 hours.
          for (let n = 1; n <= count; n += 1) {
            const later = at + n * 7 * DAY_MS;
            if (!off.includes(dateOf(later))) wanted.set(later, was);
          }
        }
        const inOrder = (all: Marks) => new Map([...all].sort(([a], [b]) => a - b));
        expect(inOrder(after)).toEqual(inOrder(wanted));
      }),
      histories(300),
    );
  });

  test('keeps the clock times over the end of summer time', () => {
    const open = changesOfRange(week, hours(9, 12), 'available', MALTA);
    const copied = changesOfCopy(week, marksAfter(new Map(), open), to(1), MALTA);
    const later = week.map((day) => addDays(day, 7));
    expect(copied).toEqual(changesOfRange(later, hours(9, 12), 'available', MALTA));
  });

  test('takes the hour that a day skips from its two sides', () => {
    const spring = datesBetween(mondayOf('2027-03-28'), '2027-03-28');
    const open = changesOfRange(spring, hours(0, 24), 'available', MALTA);
    const copied = changesOfCopy(spring, marksAfter(new Map(), open), to(1), MALTA);
    const later = spring.map((day) => addDays(day, 7));
    expect(copied).toEqual(changesOfRange(later, hours(0, 24), 'available', MALTA));
  });

  test('is careful with an hour that a day repeats: what is closed once stays closed', () => {
    const quarters = gridDay('2027-10-31', MALTA).slots.filter(
      ({ minute }) => minute >= 120 && minute < 180,
    );
    const marks = new Map(
      quarters.map(({ at }, n): [number, Mark] => [at, n < 4 ? 'available' : 'unavailable']),
    );
    const [change, ...others] = changesOfCopy(week, marks, to(1), MALTA);
    expect(others).toEqual([]);
    expect(change?.mark).toBe('unavailable');
    expect(iso(change?.span.from ?? 0)).toBe('2027-11-07T01:00:00.000Z');
  });

  test('of nothing that is set changes nothing', () => {
    const nothing = new Map(slotsOfWeek.map((at) => [at, null]));
    expect(changesOfCopy(week, nothing, to(4), MALTA)).toEqual([]);
  });
});
