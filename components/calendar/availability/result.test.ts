import { describe, expect, it } from 'vitest';
import { gridDay } from '@/lib/shared/domain/calendar/grid';
import { changesOfRange, changesOfSlots } from '@/lib/shared/domain/calendar/plan';
import { DAY_MINUTES } from '@/lib/shared/domain/calendar/presets';
import { textsFor } from '@/lib/shared/texts/catalogue';
import { rangeOf, shownResult, undoneText } from './result';

const t = {
  result: textsFor('en', 'calendar.availability.result'),
  dates: textsFor('en', 'calendar.dates'),
  duration: textsFor('en', 'ui.duration'),
};

const MALTA = 'Europe/Malta';
const WHOLE = { from: 0, to: DAY_MINUTES };
const AUTUMN = '2026-10-25';
const SPRING = '2027-03-28';

/** Some quarter hours of a day, as changes. */
function slots(date: string, from: number, to: number) {
  const picked = gridDay(date, MALTA).slots.slice(from, to);
  return changesOfSlots(
    picked.map(({ at }) => at),
    'available',
    MALTA,
  );
}

describe('the range that a success names', () => {
  it.each([
    ['2027-06-14', 36, 48, '09:00 to 12:00'],
    ['2027-06-14', 0, 96, '00:00 to 24:00'],
    ['2027-06-14', 92, 96, '23:00 to 24:00'],
    // 25 and 23 hours long, from midnight to midnight all the same.
    [AUTUMN, 0, 100, '00:00 to 24:00'],
    [SPRING, 0, 92, '00:00 to 24:00'],
    // An hour before the clock skips one, and over the gap.
    [SPRING, 4, 8, '01:00 to 02:00'],
    [SPRING, 4, 12, '01:00 to 04:00'],
    // The hour that is shown twice: once, and both times.
    [AUTUMN, 8, 12, '02:00 to 03:00'],
    [AUTUMN, 8, 16, '02:00 to 03:00'],
    // From the second half of its first showing into the first half of its second.
    [AUTUMN, 10, 14, '1 h'],
  ])('on %s, slots %i to %i: %s', (date, from, to, words) => {
    expect(rangeOf(slots(date, from, to), MALTA, t)).toBe(words);
  });

  it('is one for all days by their own clocks', () => {
    const days = ['2026-10-24', AUTUMN, '2026-10-26'];
    expect(rangeOf(changesOfRange(days, WHOLE, 'available', MALTA), MALTA, t)).toBe(
      '00:00 to 24:00',
    );
  });

  it('is how much time it is, when days differ or one has two spans', () => {
    const [morning, noon] = [slots('2027-06-14', 36, 40), slots('2027-06-14', 48, 50)];
    expect(rangeOf([...morning, ...noon], MALTA, t)).toBe('1 h 30 min');
    expect(rangeOf([...morning, ...slots('2027-06-15', 40, 44)], MALTA, t)).toBe('2 h');
  });
});

describe('a result as it is shown', () => {
  const nothing = { set: [], failed: [], before: null, reason: null };

  it('CAL-021 CAL-022 CAL-023 is all, some or none of its days', () => {
    const [set, failed] = [slots('2027-06-14', 36, 40), slots('2027-06-15', 36, 40)];
    expect(shownResult({ ...nothing, set }, MALTA, t).text).toBe(
      'Successfully set availability for 14 June 2027 (09:00 to 10:00)',
    );
    expect(shownResult({ ...nothing, set, failed, reason: 'Why.' }, MALTA, t)).toEqual({
      isError: true,
      text: 'Availability set for 1 out of 2 days. 1 days failed. Please try again for the failed days.',
      reason: 'Why.',
    });
    expect(shownResult({ ...nothing, failed }, MALTA, t).text).toBe(
      'Failed to set availability for all selected days. Please try again.',
    );
  });
});

describe('the text about an undone change', () => {
  it.each([
    [0, 'Undone: every slot is as it was before.'],
    [
      1,
      'Undone. 1 slot that was not set before is unavailable now: a slot cannot become “not set” again. Customers cannot book either kind.',
    ],
    [
      2,
      'Undone. 2 slots that were not set before are unavailable now: a slot cannot become “not set” again. Customers cannot book either kind.',
    ],
  ])('with %i not set before', (unset, words) => {
    expect(undoneText(unset, t.result)).toBe(words);
  });
});
