import { describe, expect, it } from 'vitest';
import type { Change } from '@/lib/domain/calendar/plan';
import { textsFor } from '@/lib/texts/catalogue';
import type { Progress } from './availability-calls';
import { announcedProgress, restOf, sendingAfter } from './sending';

const result = textsFor('en', 'calendar.availability.result');
const progress = textsFor('en', 'calendar.availability.progress');

const HOUR = 3_600_000;

function days(from: number, to: number): Change[] {
  return Array.from({ length: to - from }, (_, n) => ({
    date: `day ${from + n}`,
    mark: 'available',
    span: { from: n * 24 * HOUR, to: n * 24 * HOUR + HOUR },
  }));
}

describe('what is left after a dialog has sent its changes', () => {
  it('CAL-021 is nothing once all days are set, also those of an earlier attempt', () => {
    const retried = { set: days(10, 12), failed: [], left: [], reason: null };
    expect(sendingAfter(retried, 12, result)).toBeNull();
  });

  it('CAL-022 CAL-023 are the days that failed, out of all days', () => {
    const failed = days(10, 12);
    const some = sendingAfter({ set: days(0, 10), failed, left: [], reason: 'Why.' }, 12, result);
    expect(some).toMatchObject({
      phase: 'failed',
      text: 'Availability set for 10 out of 12 days. 2 days failed. Please try again for the failed days.',
      reason: 'Why.',
      progress: { done: 10, days: 12 },
    });
    expect(some && restOf(some)).toEqual(failed);
    const none = sendingAfter({ set: [], failed: days(0, 12), left: [], reason: null }, 12, result);
    expect(none).toMatchObject({
      text: 'Failed to set availability for all selected days. Please try again.',
      progress: { done: 0, days: 12 },
    });
  });

  it('are the failed and the unsent days after a stop', () => {
    const [failed, left] = [days(4, 5), days(5, 12)];
    const sending = sendingAfter({ set: days(0, 4), failed, left, reason: null }, 12, result);
    expect(sending).toMatchObject({
      phase: 'stopped',
      text: 'Stopped. Availability is set for 4 of 12 days.',
    });
    expect(sending && restOf(sending)).toEqual([...failed, ...left]);
  });
});

describe('progress that is read out', () => {
  it('is announced at the start and at each quarter, however many steps there are', () => {
    const steps: Progress[] = Array.from({ length: 28 }, (_, n) => ({
      done: Math.min(n * 14, 366),
      days: 366,
    }));
    expect([...new Set(steps.map((step) => announcedProgress(step, progress)))]).toEqual([
      'Setting 366 days',
      '25% of 366 days',
      '50% of 366 days',
      '75% of 366 days',
      '100% of 366 days',
    ]);
    expect(announcedProgress({ done: 0, days: 0 }, progress)).toBe('Setting 0 days');
  });
});
