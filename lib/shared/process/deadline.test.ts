import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readSources } from '@/test/source-files';
import { withDeadline } from './deadline';

describe('work with a deadline', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => vi.useRealTimers());

  test('leaves no timer behind, whether it is done or fails', async () => {
    const work = withDeadline(8000, async () => {
      expect(vi.getTimerCount()).toBe(1);
      return 'done';
    });
    expect(await work).toBe('done');
    expect(vi.getTimerCount()).toBe(0);
    const failing = withDeadline(8000, () => Promise.reject(new Error('no')));
    await expect(failing).rejects.toThrow('no');
    expect(vi.getTimerCount()).toBe(0);
  });

  test('is told by its signal when the time is over', async () => {
    const work = withDeadline(8000, (signal) => sleep(60_000, undefined, { signal, ref: false }));
    const failed = expect(work).rejects.toMatchObject({ cause: { name: 'TimeoutError' } });
    vi.advanceTimersByTime(8000);
    await failed;
  });
});

test('no server waits with AbortSignal.timeout, whose timer runs on after the work', () => {
  const sources = [...readSources(['app', 'backend', 'lib', 'instrumentation.ts']).values()];
  expect(sources.length).toBeGreaterThan(500);
  const waiting = sources.filter(
    // The client of our own routes, and what loads dialogs, run in browsers.
    ({ path, text }) =>
      !/^lib\/shared\/(?:api\/|texts\/use-late\.)/.test(path) &&
      text.includes('AbortSignal.timeout('),
  );
  expect(waiting.map(({ path }) => path)).toEqual([]);
});
