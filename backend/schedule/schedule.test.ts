import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MINUTE_MS } from '@/lib/shared/time/units';
import { startSchedule } from './schedule';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the schedule', () => {
  it('runs soon after the start, then every so many minutes, give or take a tenth', async () => {
    const at: number[] = [];
    const draws = [0.5, 0, 1, 0.5];
    const begin = Date.now();
    const stop = startSchedule({
      minutes: 30,
      firstAfterMs: 1_000,
      random: () => draws.shift() ?? 0.5,
      run: async () => {
        at.push(Date.now() - begin);
      },
    });
    await vi.advanceTimersByTimeAsync(95 * MINUTE_MS);
    expect(at).toEqual([
      1_500,
      1_500 + 27 * MINUTE_MS,
      1_500 + 60 * MINUTE_MS,
      1_500 + 90 * MINUTE_MS,
    ]);
    await stop();
  });

  it('never runs twice at once, however long a run takes', async () => {
    let running = 0;
    let most = 0;
    const stop = startSchedule({
      minutes: 1,
      run: async () => {
        running += 1;
        most = Math.max(most, running);
        await new Promise((resolve) => setTimeout(resolve, 5 * MINUTE_MS));
        running -= 1;
      },
    });
    await vi.advanceTimersByTimeAsync(30 * MINUTE_MS);
    expect(most).toBe(1);
    const stopped = stop();
    await vi.advanceTimersByTimeAsync(10 * MINUTE_MS);
    await stopped;
  });

  it('stops the run under way, waits for it, and begins no other', async () => {
    let runs = 0;
    let ended = false;
    const stop = startSchedule({
      minutes: 1,
      firstAfterMs: 1,
      run: (signal) => {
        runs += 1;
        return new Promise((resolve) => {
          signal.addEventListener('abort', () => {
            ended = true;
            resolve();
          });
        });
      },
    });
    await vi.advanceTimersByTimeAsync(10);
    await stop();
    expect(ended).toBe(true);
    await vi.advanceTimersByTimeAsync(60 * MINUTE_MS);
    expect(runs).toBe(1);
  });
});
