import { describe, expect, it, vi } from 'vitest';
import { type Load, LoadGate } from './load';

/** How many of `count` are let in at once. */
async function letIn(gate: LoadGate, count: number, load: Load, network: string | null) {
  const leaves: (() => void)[] = [];
  for (let n = 0; n < count; n += 1) {
    void gate.enter(load, network).then((leave) => leave && leaves.push(leave));
  }
  await new Promise(setImmediate);
  return leaves;
}

/** How many are let in when all that are inside leave. */
async function follow(inside: (() => void)[]): Promise<number> {
  for (const leave of inside.splice(0)) leave();
  await new Promise(setImmediate);
  return inside.length;
}

describe('SHED-1: the reads of one network', () => {
  it.each(['render', 'call'] as const)(
    'take their part of each %s, and leave the rest',
    async (load) => {
      const gate = new LoadGate({ renders: 8, calls: 8 }, { renders: 3, calls: 3 });
      const flood = await letIn(gate, 600, load, '203.0.113.7');
      expect(flood).toHaveLength(3);
      expect(await letIn(gate, 2, load, '203.0.113.8')).toHaveLength(2);
      expect(await letIn(gate, 1, load, null)).toHaveLength(1);
    },
  );

  it('begin one after another while more wait than they may have at a time', async () => {
    const gate = new LoadGate({ renders: 8, calls: 8 }, { renders: 3, calls: 3 });
    const flood = await letIn(gate, 11, 'render', '203.0.113.7');
    const others = await letIn(gate, 6, 'render', '203.0.113.8');
    // Of the eight that wait, until no more than three do.
    for (let left = 8; left > 3; left -= 1) expect(await follow(flood)).toBe(1);
    expect(await follow(flood)).toBe(3);
    expect(await follow(others)).toBe(3);
  });

  it('leave the process to a booking of another network, but for one in 150 ms', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    try {
      const gate = new LoadGate({ renders: 8, calls: 8 }, { renders: 3, calls: 3 });
      const flood = await letIn(gate, 600, 'render', '203.0.113.7');
      expect(await follow(flood)).toBe(1);
      const [leaveBooking] = await letIn(gate, 1, 'booking', '203.0.113.8');
      expect(await follow(flood)).toBe(0);
      expect(await letIn(gate, 3, 'render', '203.0.113.9')).toHaveLength(3);
      leaveBooking?.();
      await new Promise(setImmediate);
      expect(flood).toHaveLength(1);

      await letIn(gate, 1, 'booking', '203.0.113.8');
      expect(await follow(flood)).toBe(0);
      for (const inside of [1, 2, 3, 3]) {
        vi.advanceTimersByTime(150);
        await new Promise(setImmediate);
        expect(flood).toHaveLength(inside);
      }
    } finally {
      vi.useRealTimers();
    }
  });

  it('do not count what is sent', async () => {
    const gate = new LoadGate({ renders: 8, calls: 8 }, { renders: 1, calls: 1 });
    expect(await letIn(gate, 8, 'booking', '203.0.113.7')).toHaveLength(8);
    expect(await letIn(gate, 2, 'form', '203.0.113.7')).toHaveLength(2);
  });
});
