import { expect, it } from 'vitest';
import { PUBLISHED_AFTER_MS } from '@/lib/shared/domain/reviews/review';
import { DAY_MS, HOUR_MS } from '@/lib/shared/time/units';
import { DEMO_ACCOUNTS } from './catalogue';
import { planPastVisits } from './live-through';
import { PAST_VISITS } from './past-visits';

const FIRST = Date.parse('2027-01-01T00:05:00Z');

// A clone is started for the first time on any day, and at any hour.
it('whenever the demo is seeded, its past visits have time, and all about them is over by then', () => {
  for (let day = 0; day < 366; day += 5) {
    const now = FIRST + day * (DAY_MS + 7 * HOUR_MS);
    const planned = DEMO_ACCOUNTS.flatMap((account) => planPastVisits(account, now));
    expect(planned).toHaveLength(Object.values(PAST_VISITS).flat().length);
    // The demo's open hours begin five weeks before.
    expect(planned.every(({ during }) => during.from > now - 34 * DAY_MS)).toBe(true);
    const ends = planned.map(
      ({ during, review }) => during.to + (review ? 23 * HOUR_MS + PUBLISHED_AFTER_MS : 0),
    );
    expect(ends.every((end) => end < now)).toBe(true);
  }
});
