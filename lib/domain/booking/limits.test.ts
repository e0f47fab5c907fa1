import { expect, it } from 'vitest';
import { DAY_MS } from '@/lib/time/units';
import { findReachedLimit } from './limits';

it.each([
  [[], [], null],
  [[10, 20], [1, 2, 3, 4], null],
  [[10, 20, 30], [], { limit: 'openInCalendar', until: 10 }],
  // With four open ones it takes the end of the second until two are left.
  [[10, 20, 30, 40], [], { limit: 'openInCalendar', until: 20 }],
  [[], [1, 2, 3, 4, 5], { limit: 'withinDay', until: 1 + DAY_MS }],
  [[], [1, 2, 3, 4, 5, 6], { limit: 'withinDay', until: 2 + DAY_MS }],
  [[10, 20, 30], [1, 2, 3, 4, 5], { limit: 'withinDay', until: 1 + DAY_MS }],
  [
    [3 * DAY_MS, 4 * DAY_MS, 5 * DAY_MS],
    [1, 2, 3, 4, 5],
    { limit: 'openInCalendar', until: 3 * DAY_MS },
  ],
])('FLOOD-1: visits until %j and bookings at %j reach %j', (openUntil, madeAt, reached) => {
  expect(findReachedLimit({ openUntil, madeAt })).toEqual(reached);
});
