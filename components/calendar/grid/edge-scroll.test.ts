import { describe, expect, it } from 'vitest';
import { edgeStep } from './edge-scroll';

const SEEN = { top: 100, bottom: 700 };

describe('a drag at the edge of the grid', () => {
  it.each([
    ['in the middle', 400, 0],
    ['just far enough from the top', 140, 0],
    ['near the top', 139, -1],
    ['on the top edge', 100, -14],
    ['far above it', -50, -14],
    ['just far enough from the bottom', 660, 0],
    ['near the bottom', 680, 7],
    ['far below it', 900, 14],
  ])('%s, at %i, scrolls %i px a frame', (_, y, step) => {
    expect(edgeStep(y, SEEN)).toBe(step);
  });
});
