import { expect, test } from 'vitest';
import { knownFrom, splitArrived } from './arrivals';

const item = (id: string, waitingSince: number) => ({ kind: 'service', id, waitingSince }) as const;
const [a, b, c] = [item('a', 10), item('b', 20), item('c', 30)];
const READ_AT = 100;
const known = knownFrom([a, b], READ_AT);

test('an item that moves up, because another was decided, is shown and is not new', () => {
  expect(splitArrived([b, c], known)).toEqual({ shown: [b, c], arrived: 0 });
  expect(splitArrived([c], known)).toEqual({ shown: [c], arrived: 0 });
});

test('an item that came since is counted, wherever it stands', () => {
  const late = item('late', 101);
  expect(splitArrived([a, b, late], known)).toEqual({ shown: [a, b], arrived: 1 });
  expect(splitArrived([late, a, b], known)).toEqual({ shown: [a, b], arrived: 1 });
  expect(splitArrived([b, c, late], known)).toEqual({ shown: [b, c], arrived: 1 });
});

test('one that comes back among the others does not make the list jump', () => {
  expect(splitArrived([a, item('back', 15), b], known)).toEqual({ shown: [a, b], arrived: 1 });
});

test('what was shown on request is known, and what came with it is not new again', () => {
  const late = item('late', 120);
  const after = knownFrom([a, b, late], known.at);
  expect(splitArrived([a, b, late], after)).toEqual({ shown: [a, b, late], arrived: 0 });
  expect(splitArrived([late, item('earlier', 110)], after).arrived).toBe(0);
});
