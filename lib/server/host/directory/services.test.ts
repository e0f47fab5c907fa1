import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { noteNumber } from '@/lib/server/host/transport/host-number';
import { processWide } from '@/lib/server/process-wide';
import { foundService, foundServices } from '@/test/directory-answers';
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

const SERVICE = foundService({ id: '7', name: 'Selam Braids', priceFromMinor: 2_000 });
const ANSWER = foundServices({
  total: 1,
  results: [SERVICE],
  facets: { categories: [{ id: 2, count: 1 }] },
});

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

  test('gives what it answers', async () => {
    expect(await searchServices({ categoryId: 2 })).toMatchObject({
      total: 1,
      results: [SERVICE],
      facets: { categories: [{ id: 2, count: 1 }], cities: [] },
    });
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

  test('is asked for by what was typed and chosen', async () => {
    noteNumber(host.url, '1', true);
    host.answer(() => ({ body: ANSWER, headers: OURS }));
    await searchServices(asked);
    expect(sent()).toEqual({
      hostCountry: 'MT',
      q: 'braids',
      evening: 'true',
      priceUpTo: '30',
      exact: 'true',
      page: '1',
    });
  });

  test('is asked for completions of two letters and more, and none are kept', async () => {
    const suggestions = [{ kind: 'place', text: 'Gżira', id: '20', categoryId: null }];
    host.answer(() => ({ body: { suggestions }, headers: OURS }));
    expect(await listSuggestions(' gz ')).toEqual(suggestions);
    expect(sent()).toEqual({ hostCountry: 'MT', q: 'gz' });
    expect(await listSuggestions(' g')).toEqual([]);
    expect(keeps.keys).toEqual([]);
  });
});

test('a host with a directory that refuses has failed', async () => {
  host.answer(() => ({ status: 400, body: {}, headers: OURS }));
  await expect(searchServices({ page: 9 })).rejects.toMatchObject({ status: 400 });
});
