import { describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '@/lib/shared/time/units';
import { reviewStage } from './stage';

describe('a review', () => {
  const visit = { status: 'confirmed', cancelledAt: null, startsAt: 0, endsAt: HOUR_MS } as const;
  /** Malta's midnight, an hour before that of UTC. */
  const lastMidnight = 31 * DAY_MS - HOUR_MS;
  test.each([
    [HOUR_MS - 1, 'early'],
    [HOUR_MS, 'open'],
    [HOUR_MS + 30 * DAY_MS, 'open'],
    [lastMidnight - 2, 'open'],
    [lastMidnight, 'closed'],
  ])('at %i is %s: it can be written all day on the thirtieth day', (now, stage) => {
    expect(reviewStage(visit, now)).toBe(stage);
  });
  test('of a visit that was cancelled before it began is none, at any time', () => {
    const cancelled = { ...visit, status: 'cancelled' } as const;
    expect(reviewStage({ ...cancelled, cancelledAt: -1 }, HOUR_MS)).toBe('cancelled');
    expect(reviewStage({ ...cancelled, cancelledAt: 0 }, HOUR_MS)).toBe('open');
  });
});
