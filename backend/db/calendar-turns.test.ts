import { expect, test } from 'vitest';
import { CalendarTurns } from './calendar-turns';

test('more than a thousand waiting in one calendar are turned away at once, in another they are not', async () => {
  const turns = new CalendarTurns();
  let end = () => {};
  const first = turns.take(1, () => new Promise<void>((resolve) => (end = resolve)));
  const line = Array.from({ length: 1_000 }, () => turns.take(1, async () => {}));
  await expect(turns.take(1, async () => {})).rejects.toMatchObject({ code: 'unavailable' });
  expect(await turns.take(2, async () => 'mine')).toBe('mine');
  end();
  await Promise.all([first, ...line]);
  expect(await turns.take(1, async () => 'free again')).toBe('free again');
});

test('a turn that fails ends as any other', async () => {
  const turns = new CalendarTurns();
  const failing = turns.take(1, () => Promise.reject(new Error('lost')));
  const next = turns.take(1, async () => 'next');
  await expect(failing).rejects.toThrow('lost');
  expect(await next).toBe('next');
});
