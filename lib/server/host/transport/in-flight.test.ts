import { expect, test, vi } from 'vitest';
import { shareInFlight } from './in-flight';

test('what is asked for while it is under way is fetched once, and anew afterwards', async () => {
  let finish = (_: string) => {};
  const read = vi.fn((_: string) => new Promise<string>((resolve) => (finish = resolve)));
  const shared = shareInFlight(read);
  const all = [shared('a'), shared('a'), shared('a')];
  finish('first');
  expect(await Promise.all(all)).toEqual(['first', 'first', 'first']);
  expect(read).toHaveBeenCalledTimes(1);
  const again = shared('a');
  finish('second');
  expect(await again).toBe('second');
});

test('another key is another thing, and a failure is shared but not kept', async () => {
  const read = vi.fn(async (key: string) => {
    if (read.mock.calls.length === 1) throw new Error('away');
    return key;
  });
  const shared = shareInFlight(read);
  const results = await Promise.allSettled([shared('a'), shared('a'), shared('b')]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
  expect(await shared('a')).toBe('a');
});
