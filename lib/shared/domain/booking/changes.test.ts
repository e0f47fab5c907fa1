import { describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/shared/time/units';
import { type ChangeableVisit, changesEnd, linkEnd, mayMove, stageOf } from './changes';

const START = Date.UTC(2027, 2, 28, 9);
const VISIT: ChangeableVisit = {
  status: 'confirmed',
  startsAt: START,
  endsAt: START + 45 * MINUTE_MS,
  movesLeft: 5,
};

describe('stageOf', () => {
  test.each([
    [-DAY_MS, 'open'],
    [-HOUR_MS - 1, 'open'],
    [-HOUR_MS, 'closed'],
    [0, 'closed'],
    [45 * MINUTE_MS - 1, 'closed'],
    [45 * MINUTE_MS, 'past'],
  ])('%i ms from the start a visit is %s', (after, stage) => {
    expect(stageOf(VISIT, START + after)).toBe(stage);
  });

  test('a cancelled visit stays cancelled', () => {
    const visit = { ...VISIT, status: 'cancelled' } as const;
    expect([START - DAY_MS, START + DAY_MS].map((now) => stageOf(visit, now))).toEqual([
      'cancelled',
      'cancelled',
    ]);
  });
});

test('a visit may be moved while changes are open and moves are left', () => {
  const before = changesEnd(START) - 1;
  expect(mayMove(VISIT, before)).toBe(true);
  expect(mayMove({ ...VISIT, movesLeft: 0 }, before)).toBe(false);
  expect(mayMove(VISIT, changesEnd(START))).toBe(false);
});

test('a link shows its visit for 30 days after the end', () => {
  expect(linkEnd(VISIT.endsAt) - VISIT.endsAt).toBe(30 * DAY_MS);
});
