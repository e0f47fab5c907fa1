import { expect, it } from 'vitest';
import { hasReachedLimit } from '@/lib/shared/domain/limits';

it.each([
  [[], [], false],
  [[10, 20], [1, 2, 3, 4], false],
  [[10, 20, 30], [], true],
  [[10, 20, 30, 40], [], true],
  [[], [1, 2, 3, 4, 5], true],
])(
  'FLOOD-1: visits until %j and bookings at %j have reached it: %j',
  (openUntil, madeAt, reached) => {
    expect(hasReachedLimit({ openUntil, madeAt })).toBe(reached);
  },
);
