import { expect, test, vi } from 'vitest';
import { formatClock, formatEnds } from './clock-words';
import { DAY_MS, MINUTE_MS } from './units';

const MALTA = 'Europe/Malta';

/** The ends of a span that begins at an instant, in words. */
function ends(start: string, minutes: number, zone = MALTA): string {
  const from = Date.parse(start);
  return formatEnds({ from, to: from + minutes * MINUTE_MS }, zone, 'en').join(' to ');
}

test.each([
  ['2027-10-30T23:45Z', '01:45'],
  ['2027-10-31T00:00Z', '02:00 CEST'],
  ['2027-10-31T00:45Z', '02:45 CEST'],
  ['2027-10-31T01:00Z', '02:00 CET'],
  ['2027-10-31T01:45Z', '02:45 CET'],
  ['2027-10-31T02:00Z', '03:00'],
  ['2027-03-28T00:45Z', '01:45'],
  ['2027-03-28T01:00Z', '03:00'],
  ['2027-06-01T08:00Z', '10:00'],
])('the clock at %s is %s: only what it shows twice has its zone', (instant, words) => {
  expect(formatClock(Date.parse(instant), MALTA, 'en')).toBe(words);
});

test('a clock that goes back by half an hour shows half an hour twice', () => {
  const at = (instant: string) => formatClock(Date.parse(instant), 'Australia/Lord_Howe', 'en');
  expect(at('2027-04-03T14:15Z')).toBe('01:15');
  expect(at('2027-04-03T14:45Z')).toMatch(/^01:45 \S+/);
  expect(at('2027-04-03T15:15Z')).toMatch(/^01:45 \S+/);
  expect(at('2027-04-03T15:30Z')).toBe('02:00');
});

test('a span over a change of the clocks names the zones of both its ends', () => {
  expect(ends('2027-10-31T00:30Z', 60)).toBe('02:30 CEST to 02:30 CET');
  expect(ends('2027-10-30T23:45Z', 150)).toBe('01:45 CEST to 03:15 CET');
  expect(ends('2027-03-28T00:45Z', 30)).toBe('01:45 CET to 03:15 CEST');
});

test('other spans name zones only where the clock repeats', () => {
  expect(ends('2027-10-30T23:45Z', 30)).toBe('01:45 to 02:15 CEST');
  expect(ends('2027-10-31T01:45Z', 30)).toBe('02:45 CET to 03:15');
  expect(ends('2027-11-20T09:45Z', 285)).toBe('10:45 to 15:30');
  expect(ends('2027-10-31T00:30Z', 60, 'UTC')).toBe('00:30 to 01:30');
});

test('a span of days over a change of the clocks names them too', () => {
  expect(ends('2027-10-25T09:00Z', (10 * DAY_MS) / MINUTE_MS)).toBe('11:00 CEST to 10:00 CET');
});

test('a list of times asks each of its days once whether clocks change on it', () => {
  const asked = vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts');
  for (let minutes = 0; minutes < 600; minutes += 15) {
    const from = Date.parse('2027-06-02T08:00Z') + minutes * MINUTE_MS;
    formatEnds({ from, to: from + 30 * MINUTE_MS }, MALTA, 'en');
  }
  expect(asked.mock.calls.length).toBeLessThanOrEqual(2);
  asked.mockRestore();
});
