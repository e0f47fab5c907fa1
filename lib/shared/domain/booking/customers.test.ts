import { describe, expect, it } from 'vitest';
import { DAY_MS } from '@/lib/shared/time/units';
import { weeksBetween } from './customers';

const gapOf = (...days: number[]) => weeksBetween(days.map((day) => day * DAY_MS));

describe('how often somebody comes', () => {
  it('is told from four visits on', () => {
    expect(gapOf(0, 42, 84)).toBeNull();
    expect(gapOf(0, 42, 84, 126)).toBe(6);
  });

  it('is the usual gap, whatever a long one was', () => {
    expect(gapOf(0, 14, 28, 400)).toBe(2);
    expect(gapOf(400, 0, 28, 14, 414)).toBe(2);
    expect(gapOf(0, 15, 28, 43, 56)).toBe(2);
  });

  it('is not told for several visits a week', () => {
    expect(gapOf(0, 1, 2, 3, 4)).toBeNull();
    expect(gapOf(0, 0, 0, 0)).toBeNull();
  });
});
