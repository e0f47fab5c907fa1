import { describe, expect, it } from 'vitest';
import { createEdgePace } from './edge-scroll';

const SEEN = { top: 100, bottom: 700 };

/** Px per frame after a drag through these places, 20 ms each, and a rest. */
function stepAfter(places: readonly (readonly [number, number])[], restMs: number) {
  const pace = createEdgePace();
  let [now, last] = [0, 0];
  for (const [x, y] of places) {
    now += 20;
    last = y;
    pace.follow(x, y, now);
    pace.step(y, SEEN, now);
  }
  return pace.step(last, SEEN, now + restMs);
}

const along = (y: (index: number) => number) =>
  Array.from({ length: 40 }, (_, index) => [index * 20, y(index)] as const);

describe('a drag at the edge of the grid', () => {
  it.each([
    ['just far enough from the top', 140, null],
    ['near the top', 139, -1],
    ['on the top edge', 100, -14],
    ['far above it', -50, -14],
    ['just far enough from the bottom', 660, null],
    ['near the bottom', 680, 7],
    ['far below it', 900, 14],
  ])('that comes from the middle and rests %s, at %i, scrolls %s px a frame', (_, y, step) => {
    const middle = [200, 400] as const;
    expect(stepAfter([middle, [200, y]], 300)).toBe(step);
    expect(stepAfter([middle, [200, y]], 280), 'passing').toBe(step && 0);
  });

  it.each([
    ['sideways along the top', along((index) => 115 + (index % 3) * 4)],
    ['sideways above it', along(() => 90)],
    ['sideways along the bottom', along((index) => 690 - (index % 3) * 4)],
    ['away from the top', along((index) => 101 + index / 2)],
  ])('that goes %s scrolls neither on its way nor resting', (_, places) => {
    expect(stepAfter(places, 0)).toBe(0);
    expect(stepAfter(places, 1_000)).toBe(0);
  });

  it('that came from the middle and passes along the edge waits until it rests', () => {
    const places = [[0, 400], ...along(() => 110)] as const;
    expect(stepAfter(places, 0)).toBe(0);
    expect(stepAfter(places, 300)).toBeLessThan(0);
  });
});
