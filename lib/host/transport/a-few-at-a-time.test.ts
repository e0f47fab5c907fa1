import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { aFewAtATime } from './a-few-at-a-time';

it('does everything once, never more than the limit at once, and keeps the order', async () => {
  let running = 0;
  let most = 0;
  const done: number[] = [];
  const answers = await aFewAtATime([5, 1, 4, 2, 3], 2, async (item) => {
    running += 1;
    most = Math.max(most, running);
    await sleep(item);
    running -= 1;
    done.push(item);
    return item * 10;
  });
  expect(answers).toEqual([50, 10, 40, 20, 30]);
  expect(done.toSorted()).toEqual([1, 2, 3, 4, 5]);
  expect(most).toBe(2);
});

it('does nothing for nothing, and fails with the first failure', async () => {
  expect(await aFewAtATime([], 3, async (item) => item)).toEqual([]);
  await expect(aFewAtATime([1], 3, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
});
