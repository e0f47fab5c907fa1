import { beforeEach, describe, expect, it, vi } from 'vitest';
import { WaitingLine } from './waiting-line';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

describe('WaitingLine', () => {
  it('lets in as many as it is wide, then one for each that leaves, in their order', async () => {
    const line = new WaitingLine({ width: 2, maxWaiting: 10, maxWaitMs: 1000 });
    const inside: number[] = [];
    const visits = [0, 1, 2, 3].map(async (n) => {
      const leave = await line.enter();
      inside.push(n);
      return leave;
    });
    const [first, second] = await Promise.all(visits.slice(0, 2));
    expect(inside).toEqual([0, 1]);
    first?.();
    first?.();
    await visits[2];
    expect(inside).toEqual([0, 1, 2]);
    second?.();
    await visits[3];
    expect(inside).toEqual([0, 1, 2, 3]);
  });

  it('turns away at once whoever would make the line too long', async () => {
    const line = new WaitingLine({ width: 1, maxWaiting: 1, maxWaitMs: 1000 });
    const leave = await line.enter();
    const second = line.enter();
    expect(await line.enter()).toBeNull();
    leave?.();
    expect(await second).not.toBeNull();
  });

  it('turns away who has waited too long, and gives the place to the one behind', async () => {
    const line = new WaitingLine({ width: 1, maxWaiting: 5, maxWaitMs: 1000 });
    const leave = await line.enter();
    const early = line.enter();
    vi.advanceTimersByTime(600);
    const late = line.enter();
    vi.advanceTimersByTime(400);
    expect(await early).toBeNull();
    leave?.();
    const leaveLate = await late;
    expect(line.isEmpty).toBe(false);
    leaveLate?.();
    expect(line.isEmpty).toBe(true);
  });
});
