import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HOUR_MS } from '@/lib/shared/time/units';
import { createCounter, MOST_COUNTED } from './counter';

const twoAnHour = { name: 'test', most: 2, withinMs: HOUR_MS };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('RATE-1: a counter in memory', () => {
  it('gives each its number, says how long the rest has to wait, and begins anew then', async () => {
    const counter = createCounter(twoAnHour, null);
    expect([await counter.take('a'), await counter.take('a')]).toEqual([0, 0]);
    vi.advanceTimersByTime(20_000);
    expect(await counter.take('a')).toBe(HOUR_MS - 20_000);
    expect(await counter.take('b')).toBe(0);
    vi.advanceTimersByTime(HOUR_MS - 20_000);
    expect(await counter.take('a')).toBe(0);
  });

  it('refuses nobody once the time is over, however lately they were refused', async () => {
    const counter = createCounter(twoAnHour, null);
    await counter.take('a');
    await counter.take('a');
    vi.advanceTimersByTime(HOUR_MS - 400);
    expect([await counter.take('a'), await counter.take('a')]).toEqual([400, 400]);
    vi.advanceTimersByTime(400);
    expect(await counter.take('a')).toBe(0);
  });

  it('does not count what it refuses, nor what is given back', async () => {
    const counter = createCounter({ ...twoAnHour, most: 10 }, null);
    expect(await counter.take('a', 8)).toBe(0);
    for (let n = 0; n < 5; n += 1) expect(await counter.take('a', 3)).toBeGreaterThan(0);
    expect(await counter.take('a', 2)).toBe(0);
    await counter.giveBack('a', 2);
    expect(await counter.take('a', 2)).toBe(0);
  });

  it('counts past its number where nobody is refused', async () => {
    const counter = createCounter(twoAnHour, null);
    const counts = [];
    for (let n = 0; n < 4; n += 1) counts.push(await counter.count('a'));
    expect(counts).toEqual([1, 2, 3, 4]);
  });

  it('takes a time of its own for the first, and no longer than a timer can wait', async () => {
    const counter = createCounter({ ...twoAnHour, most: 1 }, null);
    expect(await counter.take('a', 1, 5_000)).toBe(0);
    vi.advanceTimersByTime(5_000);
    expect(await counter.take('a', 1, 400 * 24 * HOUR_MS)).toBe(0);
    expect(await counter.take('a')).toBe(24 * 24 * HOUR_MS);
  });

  it('forgets once, for one of all who ask', async () => {
    const counter = createCounter(twoAnHour, null);
    await counter.count('a');
    expect(await counter.has('a')).toBe(true);
    expect(await Promise.all([counter.forget('a'), counter.forget('a')])).toEqual([true, false]);
    expect(await counter.has('a')).toBe(false);
  });

  it('forgets the one that did nothing for longest rather than grow without end', async () => {
    const counter = createCounter({ ...twoAnHour, most: 1 }, null);
    for (let n = 0; n <= MOST_COUNTED; n += 1) await counter.take(String(n));
    expect(await counter.take(String(MOST_COUNTED))).toBeGreaterThan(0);
    expect(await counter.take('0')).toBe(0);
  });
});
