import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { noteNumber } from '@/lib/host/transport/host-number';
import { processWide } from '@/lib/process-wide';
import { OURS, startRecordingHost } from '@/test/recording-host';
import { stubWebEnv } from '@/test/web-env';
import { listSuggestions, searchServices } from './services';

const keeps = vi.hoisted(() => ({ keys: [] as string[][], tags: [] as string[][] }));
vi.mock('next/cache', () => ({
  unstable_cache: (read: () => unknown, keys: string[], { tags }: { tags: string[] }) => {
    keeps.keys.push(keys);
    keeps.tags.push(tags);
    return read;
  },
}));

let host: Awaited<ReturnType<typeof startRecordingHost>>;
beforeAll(async () => {
  host = await startRecordingHost();
  stubWebEnv(host.url);
});
afterAll(() => host.close());
beforeEach(() => {
  keeps.keys.length = 0;
  keeps.tags.length = 0;
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

const SERVICE = { id: 7, name: 'Selam Braids', price_from: 20, next_available: null };
const ANSWER = {
  total: 1,
  results: [SERVICE, { name: 'without an id' }],
  facets: { categories: [{ id: 2, count: 1 }], subcategories: [], communities: [], cities: null },
};

// First: a process remembers what a host has said of itself.
describe('without a directory', () => {
  beforeEach(() => {
    processWide('host-numbers', () => new Map()).clear();
    processWide('unanswered-number', () => new Map()).clear();
  });

  test.each([404, 405, 501, 400, 422])('%i says that there is none', async (status) => {
    host.answer(() => ({ status, body: { error: 'no' } }));
    expect(await searchServices()).toBeNull();
  });

  test('so does an answer about something else', async () => {
    host.answer(() => ({ body: { success: true, data: [] } }));
    expect(await searchServices()).toBeNull();
  });

  test.each([429, 500, 503])('%i is a failure, as anywhere', async (status) => {
    host.answer(() => ({ status }));
    await expect(searchServices({ page: 2 })).rejects.toMatchObject({ status });
  });
});

describe('with a directory', () => {
  beforeEach(() => {
    noteNumber(host.url, '1', true);
    host.answer(() => ({ body: ANSWER, headers: OURS }));
  });

  test('gives what can be read of the answer', async () => {
    const found = await searchServices({ categoryId: 2 });
    expect(found).toMatchObject({
      total: 1,
      results: [{ id: '7', name: 'Selam Braids', priceFromMinor: 2_000, nextAvailableAt: null }],
      facets: { categories: [{ id: 2, count: 1 }], cities: [] },
    });
    expect(found?.results).toHaveLength(1);
  });

  test('does not know what prices and times are of where words ask for an item that it does not name', async () => {
    expect((await searchServices({ q: 'braids' }))?.results[0]).not.toHaveProperty('item');
    expect((await searchServices())?.results[0]).toHaveProperty('item', null);
    const results = [{ ...SERVICE, item: { name: 'Box braids', others: 1 } }];
    host.answer(() => ({ body: { ...ANSWER, results }, headers: OURS }));
    const found = await searchServices({ q: 'braids' });
    expect(found?.results[0]?.item).toMatchObject({ name: 'Box braids', others: 1 });
  });

  test('shares what was chosen, in whichever order, under the tag of all services', async () => {
    await searchServices({ categoryId: 2, communityId: 1 });
    await searchServices({ communityId: 1, categoryId: 2, day: undefined });
    expect(keeps.keys[0]).toEqual(keeps.keys[1]);
    expect(keeps.tags).toEqual([['services'], ['services']]);
  });

  test('keeps nothing that was typed, and sends it as the only question', async () => {
    await searchServices({ q: '  afro   hair ', categoryId: undefined });
    expect(keeps.keys).toEqual([]);
    const query = new URLSearchParams(host.asked.at(-1)?.url.split('?')[1]);
    expect(Object.fromEntries(query)).toEqual({
      hostCountry: 'MT',
      q: 'afro hair',
      page: '1',
    });
  });
});

describe('what was understood', () => {
  const asked = { q: 'braids', evening: true, priceUpTo: 30, exact: true };
  const sent = () => Object.fromEntries(new URLSearchParams(host.asked.at(-1)?.url.split('?')[1]));

  test('is read with near services, filters in the words and another spelling', async () => {
    const headers = OURS;
    noteNumber(host.url, '1', true);
    const reason = { by: 'subcategory', id: 201, text: 'Hair and Braiding' };
    const filter = { by: 'place', id: '3', is_near: true, text: 'near Sliema', without: 'braids' };
    const body = {
      ...ANSWER,
      near: [
        { ...SERVICE, near: reason },
        { ...SERVICE, near: { by: 'magic' } },
      ],
      understood: { words: 'braids', aside: 'eid', filters: [filter, { by: 'mood' }] },
      did_you_mean: { q: 'braids', applied: true },
    };
    host.answer(() => ({ body, headers }));
    const found = await searchServices(asked);
    expect(sent()).toEqual({
      hostCountry: 'MT',
      q: 'braids',
      evening: 'true',
      priceUpTo: '30',
      exact: 'true',
      page: '1',
    });
    expect(found?.near).toMatchObject([{ service: { id: '7' }, reason }]);
    expect(found?.understood).toMatchObject({
      words: 'braids',
      aside: 'eid',
      filters: [{ by: 'place', id: '3', isNear: true, without: 'braids' }],
    });
    expect(found?.didYouMean).toEqual({ q: 'braids', applied: true });
  });

  test('is asked for completions of two letters and more, and none are kept', async () => {
    const suggestions = [
      { kind: 'place', text: 'Gżira', id: 20 },
      { kind: 'dream', text: 'x' },
    ];
    const headers = OURS;
    host.answer(() => ({ body: { suggestions }, headers }));
    expect(await listSuggestions(' gz ')).toEqual([
      { kind: 'place', text: 'Gżira', id: '20', categoryId: null },
    ]);
    expect(sent()).toEqual({ hostCountry: 'MT', q: 'gz' });
    expect(await listSuggestions(' g')).toEqual([]);
    expect(keeps.keys).toEqual([]);
  });
});

test('a host with a directory that refuses has failed', async () => {
  host.answer(() => ({ status: 400, body: {}, headers: OURS }));
  await expect(searchServices({ page: 9 })).rejects.toMatchObject({ status: 400 });
});
