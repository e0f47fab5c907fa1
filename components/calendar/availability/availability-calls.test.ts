import { describe, expect, test } from 'vitest';
import type { Change } from '@/lib/domain/calendar/plan';
import {
  BATCH,
  countDays,
  type Progress,
  type Send,
  sendChanges,
  toBatches,
} from './availability-calls';

const HOUR = 3_600_000;

function changes(count: number, mark: Change['mark'] = 'available'): Change[] {
  return Array.from({ length: count }, (_, day) => ({
    date: `day ${day}`,
    mark,
    span: { from: day * 24 * HOUR, to: day * 24 * HOUR + HOUR },
  }));
}

/** A host that refuses the days whose number is in `bad`; it notes what it was sent. */
function host(bad: readonly number[] = []) {
  const sent: number[] = [];
  const send: Send = async (_, spans) => {
    sent.push(spans.length);
    const results = spans.map(({ from }) => {
      const isBad = bad.includes(from / (24 * HOUR));
      return isBad ? { ok: false, message: `Day ${from / (24 * HOUR)} is full.` } : { ok: true };
    });
    return { ok: true, answer: { results } };
  };
  return { sent, send };
}

const quietly = {
  onProgress: () => undefined,
  signal: new AbortController().signal,
};

describe('changes that are sent', () => {
  test('go in requests of one status, with progress in days', async () => {
    const { sent, send } = host();
    const steps: Progress[] = [];
    const all = [...changes(30), ...changes(2, 'unavailable')];
    const result = await sendChanges(all, send, {
      ...quietly,
      onProgress: (step) => steps.push(step),
    });
    expect(sent).toEqual([BATCH, BATCH, 2, 2]);
    expect(steps.map(({ done }) => done)).toEqual([BATCH, 2 * BATCH, 30, 30]);
    expect(steps[0]?.days).toBe(30);
    expect(result.set).toHaveLength(32);
    expect([result.failed, result.left, result.reason]).toEqual([[], [], null]);
  });

  test('CAL-022: tell what failed, and why the first of it did', async () => {
    const result = await sendChanges(changes(12), host([7, 8]).send, quietly);
    expect(result.set).toHaveLength(10);
    expect(result.failed.map(({ date }) => date)).toEqual(['day 7', 'day 8']);
    expect(result.reason).toBe('Day 7 is full.');
  });

  test('stop between two requests; what was not tried is neither set nor failed', async () => {
    const stop = new AbortController();
    const result = await sendChanges(changes(40), host().send, {
      ...quietly,
      onProgress: ({ done }) => {
        if (done === 2 * BATCH) stop.abort();
      },
      signal: stop.signal,
    });
    expect(result.set).toHaveLength(2 * BATCH);
    expect(result.left).toHaveLength(40 - 2 * BATCH);
    expect(result.failed).toEqual([]);
  });

  test('CAL-023: are given up after two requests that nobody answers', async () => {
    let asked = 0;
    const send: Send = async () => {
      asked += 1;
      return { ok: false, code: 'interrupted', message: 'The connection was interrupted.' };
    };
    const result = await sendChanges(changes(366), send, quietly);
    expect(asked).toBe(2);
    expect(countDays(result.failed)).toBe(366);
    expect(result.reason).toBe('The connection was interrupted.');
  });

  test('go on after one unanswered request, and a short answer counts as failed', async () => {
    let asked = 0;
    const send: Send = async (mark, spans) => {
      asked += 1;
      if (asked === 1) return { ok: false, code: 'host_failed', message: 'Not now.' };
      return asked === 2 ? { ok: true, answer: { results: [] } } : host().send(mark, spans);
    };
    const result = await sendChanges(changes(3 * BATCH), send, quietly);
    expect(asked).toBe(3);
    expect(result.set).toHaveLength(BATCH);
    expect(result.failed).toHaveLength(2 * BATCH);
  });

  test('count as failed when nobody answered for them, since a repeat does no harm', async () => {
    const send: Send = async (_, spans) => ({
      ok: true,
      answer: {
        results: spans.map((_, index) =>
          index < 2 ? { ok: false, isUnsettled: true } : { ok: true },
        ),
      },
    });
    const result = await sendChanges(changes(5), send, quietly);
    expect(result.failed.map(({ date }) => date)).toEqual(['day 0', 'day 1']);
  });

  test('make no request when there are none', () => {
    expect(toBatches([])).toEqual([]);
  });
});
