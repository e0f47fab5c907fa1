import { describe, expect, it } from 'vitest';
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

describe('SHED-1: the reads of one network', () => {
  it.each(['render', 'call'] as const)(
    'take their part of each %s, and leave the rest',
    async (load) => {
      const gate = new LoadGate({ renders: 8, calls: 8 }, { renders: 3, calls: 3 });
      const flood = await letIn(gate, 600, load, '203.0.113.7');
      expect(flood).toHaveLength(3);
      expect(await letIn(gate, 2, load, '203.0.113.8')).toHaveLength(2);
      expect(await letIn(gate, 1, load, null)).toHaveLength(1);
      for (const leave of flood.splice(0)) leave();
      await new Promise(setImmediate);
      expect(flood).toHaveLength(3);
    },
  );

  it('do not count what is sent', async () => {
    const gate = new LoadGate({ renders: 8, calls: 8 }, { renders: 1, calls: 1 });
    expect(await letIn(gate, 8, 'booking', '203.0.113.7')).toHaveLength(8);
    expect(await letIn(gate, 2, 'form', '203.0.113.7')).toHaveLength(2);
  });
});
