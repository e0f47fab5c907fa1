import { describe, expect, it } from 'vitest';
import type { Change } from '@/lib/domain/calendar/plan';
import type { Progress } from './apply-changes';
import { endOf, restOf, spokenProgress } from './run-state';

const HOUR = 3_600_000;

function days(from: number, to: number): Change[] {
  return Array.from({ length: to - from }, (_, n) => ({
    date: `day ${from + n}`,
    mark: 'available',
    span: { from: n * 24 * HOUR, to: n * 24 * HOUR + HOUR },
  }));
}

describe('how a run ends', () => {
  it('CAL-021 with all days set, also those of an earlier try', () => {
    const retried = { set: days(10, 12), failed: [], left: [], reason: null };
    expect(endOf(retried, 12)).toBeNull();
  });

  it('CAL-022 CAL-023 with the days that failed, counted in all of them', () => {
    const failed = days(10, 12);
    const some = endOf({ set: days(0, 10), failed, left: [], reason: 'Why.' }, 12);
    expect(some).toMatchObject({
      phase: 'failed',
      text: 'Availability set for 10 out of 12 days. 2 days failed. Please try again for the failed days.',
      reason: 'Why.',
      progress: { done: 10, days: 12 },
    });
    expect(some && restOf(some)).toEqual(failed);
    const none = endOf({ set: [], failed: days(0, 12), left: [], reason: null }, 12);
    expect(none).toMatchObject({
      text: 'Failed to set availability for all selected days. Please try again.',
      progress: { done: 0, days: 12 },
    });
  });

  it('stopped: what failed and what was not tried are sent by another try', () => {
    const [failed, left] = [days(4, 5), days(5, 12)];
    const run = endOf({ set: days(0, 4), failed, left, reason: null }, 12);
    expect(run).toMatchObject({
      phase: 'stopped',
      text: 'Stopped. Availability is set for 4 of 12 days.',
    });
    expect(run && restOf(run)).toEqual([...failed, ...left]);
  });
});

describe('progress that is read out', () => {
  it('speaks at the start and at each quarter, however many steps there are', () => {
    const steps: Progress[] = Array.from({ length: 28 }, (_, n) => ({
      done: Math.min(n * 14, 366),
      days: 366,
    }));
    expect([...new Set(steps.map(spokenProgress))]).toEqual([
      'Setting 366 days',
      '25% of 366 days',
      '50% of 366 days',
      '75% of 366 days',
      '100% of 366 days',
    ]);
    expect(spokenProgress({ done: 0, days: 0 })).toBe('Setting 0 days');
  });
});
