import { expect, test } from 'vitest';
import { RenderTurns } from './render-turns';

const round = () => new Promise((resolve) => setImmediate(resolve));

test('renders begin one after the other, in rounds of their own', async () => {
  const turns = new RenderTurns();
  const begun: number[] = [];
  for (const n of [1, 2, 3]) turns.next().then(() => begun.push(n));
  const seen: number[] = [];
  for (let n = 0; n < 8; n += 1) {
    await round();
    seen.push(begun.length);
  }
  expect(begun).toEqual([1, 2, 3]);
  expect(new Set(seen)).toEqual(new Set([...seen].sort()));
  expect(Math.max(...seen.map((count, n) => count - (seen[n - 1] ?? 0)))).toBe(1);
});

test('a render is put off while people arrive, but not for ever', async () => {
  const turns = new RenderTurns();
  let mayBegin = false;
  turns.next().then(() => {
    mayBegin = true;
  });
  let rounds = 0;
  for (; !mayBegin && rounds < 1_000; rounds += 1) {
    turns.noteArrival();
    await round();
  }
  expect(rounds).toBeGreaterThan(50);
  expect(rounds).toBeLessThan(100);
});
