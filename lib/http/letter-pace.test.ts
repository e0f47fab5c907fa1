import { expect, it } from 'vitest';
import { HOUR_MS } from '@/lib/time/units';
import { createLetterPace } from './letter-pace';

it('a network’s sixth letter within an hour waits, the next ones longer, up to five seconds', () => {
  const pace = createLetterPace();
  const waits = Array.from({ length: 10 }, (_, n) => {
    const wait = pace.enter('a', n);
    pace.done('a');
    return wait;
  });
  expect(waits).toEqual([0, 0, 0, 0, 0, 1000, 2000, 4000, 5000, 5000]);
  expect(pace.enter('b', 10)).toBe(0);
  expect(pace.enter('a', HOUR_MS + 9)).toBe(0);
});

it('of many made-up networks everybody waits a second, and nobody is closed out', () => {
  const pace = createLetterPace();
  for (let n = 0; n < 100; n += 1) expect(pace.enter(String(n), n)).toBe(0);
  expect(pace.enter('a person', 100)).toBe(1000);
  expect(pace.closedFor('another person', 100)).toBe(0);
  expect(pace.enter(null, 100)).toBe(1000);
});

it('twenty of one network wait at once; who has waited makes room', () => {
  const pace = createLetterPace();
  for (let n = 0; n < 20; n += 1) expect(pace.enter('a', n)).not.toBeNull();
  expect(pace.enter('a', 20)).toBeNull();
  expect(pace.enter('b', 20)).toBe(0);
  pace.done('a');
  expect(pace.enter('a', 21)).toBe(5000);
});

it('a network hears how long its number is used up', () => {
  const pace = createLetterPace();
  for (let n = 0; n < 5; n += 1) {
    expect(pace.closedFor('a', n)).toBe(0);
    pace.enter('a', n);
  }
  expect(pace.closedFor('a', 10)).toBe(HOUR_MS - 10);
  expect(pace.closedFor(null, 10)).toBe(0);
  expect(pace.closedFor('a', HOUR_MS)).toBe(0);
});
