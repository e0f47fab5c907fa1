import { expect, test } from 'vitest';
import { visitorClock } from './visitor-clock';

test.each([
  ['America/New_York', '2027-06-01T08:00Z', '04:00'],
  ['Asia/Tokyo', '2027-06-01T16:00Z', 'Wed 01:00'],
  ['Europe/Rome', '2027-06-01T08:00Z', null],
  [null, '2027-06-01T08:00Z', null],
  // What it shows twice has its zone, unless the venue's clock shows the same.
  ['Europe/London', '2027-10-31T00:30Z', '01:30 BST'],
  ['Europe/London', '2027-10-31T01:30Z', '01:30 GMT'],
  ['Europe/Rome', '2027-10-31T00:30Z', null],
])('the clock of a visitor in %s at %s says %s', (zone, instant, words) => {
  expect(visitorClock(Date.parse(instant), zone, 'en')).toBe(words);
});
