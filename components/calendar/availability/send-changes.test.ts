import { describe, expect, test, vi } from 'vitest';
import type { AvailabilityOutcome } from '@/lib/shared/contract/slots';
import { countDays, type MarkChange, MOST_CHANGES } from '@/lib/shared/domain/calendar/plan';
import { SLOT_MS } from '@/lib/shared/domain/calendar/slots';
import { textsFor } from '@/lib/shared/texts/catalogue';
import { HOUR_MS } from '@/lib/shared/time/units';
import { sendChanges } from './send-changes';
import { restOf, sendingAfter } from './sending';

const DAY = 24 * HOUR_MS;

function days(from: number, to: number, mark: MarkChange['mark'] = 'available'): MarkChange[] {
  return Array.from({ length: to - from }, (_, n) => ({
    date: `day ${from + n}`,
    mark,
    span: { from: (from + n) * DAY, to: (from + n) * DAY + HOUR_MS },
  }));
}

type Answer = (changes: readonly MarkChange[]) => AvailabilityOutcome | null;

/** A site that answers so, or not at all; it notes how many changes each request had. */
function site(answer: Answer, isOurs = true) {
  const sent: number[] = [];
  const calls = {
    isOurs,
    setAvailability: async (changes: readonly MarkChange[]) => {
      sent.push(changes.length);
      const outcome = answer(changes);
      if (outcome) return { ok: true, answer: outcome } as const;
      return {
        ok: false,
        code: 'interrupted',
        message: 'The connection was interrupted.',
      } as const;
    },
  };
  return { sent, calls };
}

const refused = (...indexes: number[]): AvailabilityOutcome['failed'] =>
  indexes.map((index) => ({ index, isLeft: false, message: `Number ${index} is full.` }));

describe('changes that are sent', () => {
  test('go in one request, a year of them and of all marks too', async () => {
    const { sent, calls } = site(() => ({ failed: [], before: [] }));
    const year = [...days(0, 366), ...days(366, 400, 'unavailable'), ...days(400, 402, 'cleared')];
    const result = await sendChanges(year, calls);
    expect(sent).toEqual([402]);
    expect([result.set, result.failed, result.reason]).toEqual([year, [], null]);
  });

  test('CAL-022: tell what failed, and why the first of it did', async () => {
    const { calls } = site(() => ({ failed: refused(7, 8), before: [] }));
    const result = await sendChanges(days(0, 12), calls);
    expect(result.set).toHaveLength(10);
    expect(result.failed.map(({ date }) => date)).toEqual(['day 7', 'day 8']);
    expect(result.reason).toBe('Number 7 is full.');
  });

  test('CAL-023: have all failed where no answer comes, and are not sent again', async () => {
    const { sent, calls } = site(() => null);
    const result = await sendChanges(days(0, 366), calls);
    expect(sent).toEqual([366]);
    expect(countDays(result.failed)).toBe(366);
    expect(result.reason).toBe('The connection was interrupted.');
  });

  test.each([
    [true, 'cleared'],
    [false, null],
  ])(
    'tell what the slots that are set had before (a host that clears marks: %s)',
    async (clears, none) => {
      const before = [
        { from: DAY - HOUR_MS, to: DAY + 2 * SLOT_MS, status: 'unavailable' as const },
      ];
      const { calls } = site(() => ({ failed: refused(0), before }), clears);
      const result = await sendChanges(days(0, 2), calls);
      expect([...(result.before ?? [])]).toEqual([
        [DAY, 'unavailable'],
        [DAY + SLOT_MS, 'unavailable'],
        [DAY + 2 * SLOT_MS, none],
        [DAY + 3 * SLOT_MS, none],
      ]);
    },
  );

  test('tell of nothing before where it could not be read', async () => {
    const { calls } = site(() => ({ failed: [], before: null }));
    expect((await sendChanges(days(0, 2), calls)).before).toBeNull();
  });

  test('go on with what a slow host had no time for, as long as some of it is set', async () => {
    const slow = { isLeft: true, message: 'Not tried.' };
    const { sent, calls } = site((changes) => ({
      failed: [
        ...refused(1),
        ...changes.slice(4).map((_, index) => ({ index: index + 4, ...slow })),
      ],
      before: [],
    }));
    const result = await sendChanges(days(0, 10), calls);
    expect(sent).toEqual([10, 6, 2]);
    expect(result.failed.map(({ date }) => date)).toEqual(['day 1', 'day 5', 'day 9']);
    expect(result.before?.size).toBe(7 * 4);
    const none = site((changes) => ({
      failed: changes.map((_, index) => ({ index, ...slow })),
      before: [],
    }));
    const stuck = await sendChanges(days(0, 10), none.calls);
    expect([none.sent, stuck.failed.length, stuck.reason]).toEqual([[10], 10, 'Not tried.']);
  });

  test('are not sent for longer than somebody waits: the rest failed, and may be tried again', async () => {
    const clock = vi.spyOn(Date, 'now').mockReturnValue(0);
    const { sent, calls } = site((changes) => {
      clock.mockReturnValue(Date.now() + 7_000);
      const left = changes.slice(4).map((_, index) => ({ index: index + 4, isLeft: true }));
      return { failed: left, before: [] };
    });
    const result = await sendChanges(days(0, 100), calls);
    clock.mockRestore();
    expect(sent).toEqual([100, 96, 92]);
    expect([result.set.length, result.failed.length]).toEqual([12, 88]);
  });

  test('are no more in a request than it takes', async () => {
    const { sent, calls } = site(() => ({ failed: [], before: [] }));
    const result = await sendChanges(days(0, MOST_CHANGES + 1), calls);
    expect(sent).toEqual([MOST_CHANGES, 1]);
    expect(result.set).toHaveLength(MOST_CHANGES + 1);
  });
});

describe('what is left after a dialog has sent its changes', () => {
  const t = textsFor('en', 'calendar.availability.result');

  test('CAL-021 is nothing once all days are set, also those of an earlier attempt', () => {
    expect(sendingAfter({ failed: [], reason: null }, 12, t)).toBeNull();
  });

  test('CAL-022 CAL-023 are the days that failed, out of all days', () => {
    const failed = days(10, 12);
    const some = sendingAfter({ failed, reason: 'Why.' }, 12, t);
    expect(some).toMatchObject({
      phase: 'failed',
      text: 'Availability set for 10 out of 12 days. 2 days failed. Please try again for the failed days.',
      reason: 'Why.',
    });
    expect(some && restOf(some)).toEqual(failed);
    expect(sendingAfter({ failed: days(0, 12), reason: null }, 12, t)).toMatchObject({
      text: 'Failed to set availability for all selected days. Please try again.',
    });
  });
});
