import { beforeEach, describe, expect, it, vi } from 'vitest';
import { tagTimes } from '@/lib/server/cache/tag-times';
import { cachedRead } from './cached-read';

const store = new Map<string, unknown>();

// Next's data cache exists only inside Next. This stands for the part we build on: it keeps what
// was returned, never what was thrown, and serves an expired entry once more.
vi.mock('next/cache', () => ({
  unstable_cache: (read: () => Promise<unknown>, key: string[]) => async () => {
    const name = key.join();
    if (!store.has(name)) store.set(name, await read());
    return store.get(name);
  },
}));

beforeEach(() => {
  store.clear();
  vi.useFakeTimers({ now: 0 });
  return () => vi.useRealTimers();
});

describe('cachedRead', () => {
  it('reads once for everybody, per name and arguments', async () => {
    const read = vi.fn(async (id: string) => `listing ${id}`);
    const find = cachedRead('service', read, () => []);
    expect([await find('1'), await find('1'), await find('2')]).toEqual([
      'listing 1',
      'listing 1',
      'listing 2',
    ]);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('keeps one entry for all spellings of an id, and asks {host} in the given one', async () => {
    const read = vi.fn(async (id: string) => `listing ${id}`);
    const tags: string[][] = [];
    const find = cachedRead('service', read, (id) => {
      tags.push([`service:${id}`]);
      return [];
    });
    const upper = '3F2504E0-4F89-41D3-9A0C-0305E82C3301';
    expect(await find(upper)).toBe(`listing ${upper}`);
    for (const id of [upper.toLowerCase(), ` ${upper}`]) expect(await find(id)).toContain(upper);
    for (const id of ['7', '007', '7 ']) expect(await find(id)).toBe('listing 7');
    expect(read.mock.calls).toEqual([[upper], ['7']]);
    expect(store.size).toBe(2);
    expect(new Set(tags.flat())).toEqual(new Set([`service:${upper.toLowerCase()}`, 'service:7']));
  });

  it('keeps neither failures nor "there is none"', async () => {
    const read = vi
      .fn<(id: string) => Promise<string | null>>()
      .mockRejectedValueOnce(new Error('down'))
      .mockResolvedValueOnce(null)
      .mockResolvedValueOnce('found');
    const find = cachedRead('service', read, () => []);
    await expect(find('1')).rejects.toThrow('down');
    expect(await find('1')).toBeNull();
    expect(store.size).toBe(0);
    expect(await find('1')).toBe('found');
  });

  it('keeps no empty list, so that what is added or comes back shows at once', async () => {
    const read = vi
      .fn<(id: string) => Promise<string[]>>()
      .mockResolvedValueOnce([])
      .mockResolvedValueOnce(['first']);
    const find = cachedRead('items', read, () => []);
    expect(await find('1')).toEqual([]);
    expect(store.size).toBe(0);
    expect(await find('1')).toEqual(['first']);
    expect(await find('1')).toEqual(['first']);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('does not show what is older than a minute, though Next would once', async () => {
    let status = 'approved';
    const find = cachedRead(
      'service',
      async () => status,
      () => [],
    );
    await find();
    status = 'delisted';
    vi.setSystemTime(60_000);
    expect(await find()).toBe('approved');
    vi.setSystemTime(60_001);
    expect(await find()).toBe('delisted');
  });

  it('asks a slow host once for all who want the same at one time, failures too', async () => {
    let answer = (_: string) => {};
    const read = vi.fn((_: string) => new Promise<string>((resolve) => (answer = resolve)));
    const find = cachedRead('slow', read, () => []);
    const all = [find('1'), find('1'), find('1')];
    await vi.waitFor(() => expect(read).toHaveBeenCalled());
    answer('late');
    expect(await Promise.all(all)).toEqual(['late', 'late', 'late']);
    expect(read).toHaveBeenCalledTimes(1);
    const fail = vi.fn(async () => Promise.reject(new Error('away')));
    const findNone = cachedRead('away', fail, () => []);
    const results = await Promise.allSettled([findNone(), findNone()]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(fail).toHaveBeenCalledTimes(1);
  });

  it('asks anew after a write, though an older answer is still on its way', async () => {
    const answers: ((text: string) => void)[] = [];
    const read = vi.fn(() => new Promise<string>((resolve) => answers.push(resolve)));
    const find = cachedRead('written', read, () => []);
    const before = find();
    tagTimes().note(['written'], Date.now());
    const after = find();
    await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(2));
    answers.forEach((answer, index) => {
      answer(index === 0 ? 'old' : 'new');
    });
    expect([await before, await after]).toEqual(['old', 'new']);
  });
});
