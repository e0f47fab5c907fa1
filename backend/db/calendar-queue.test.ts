import { expect, test } from 'vitest';
import { CalendarQueue } from './calendar-queue';

test('more than a thousand waiting in one calendar are turned away at once, in another they are not', async () => {
  const queue = new CalendarQueue();
  let end = () => {};
  const first = queue.run(1, () => new Promise<void>((resolve) => (end = resolve)));
  const line = Array.from({ length: 1_000 }, () => queue.run(1, async () => {}));
  await expect(queue.run(1, async () => {})).rejects.toMatchObject({ code: 'unavailable' });
  expect(await queue.run(2, async () => 'mine')).toBe('mine');
  end();
  await Promise.all([first, ...line]);
  expect(await queue.run(1, async () => 'free again')).toBe('free again');
});

test('a turn that fails ends as any other', async () => {
  const queue = new CalendarQueue();
  const failing = queue.run(1, () => Promise.reject(new Error('lost')));
  const next = queue.run(1, async () => 'next');
  await expect(failing).rejects.toThrow('lost');
  expect(await next).toBe('next');
});
