import { expect, test } from 'vitest';
import { clockChangeOn } from './clock-change';

const MALTA = 'Europe/Malta';

test.each([
  ['2027-03-28', MALTA, { kind: 'skipped', from: 120, to: 180 }],
  ['2027-10-31', MALTA, { kind: 'repeated', from: 120, to: 180 }],
  ['2027-04-04', 'Australia/Lord_Howe', { kind: 'repeated', from: 90, to: 120 }],
  ['2027-04-30', 'Africa/Cairo', { kind: 'skipped', from: 0, to: 60 }],
])('on %s in %s the clock changes', (date, zone, change) => {
  expect(clockChangeOn(date, zone)).toEqual({ date, ...change });
});

test('on other days it does not', () => {
  expect(clockChangeOn('2027-03-27', MALTA)).toBeNull();
  expect(clockChangeOn('2027-10-31', 'UTC')).toBeNull();
});
