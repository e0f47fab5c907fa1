import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { foundServices, listedEvents } from '@/test/directory-answers';
import { startRecordingHost } from '@/test/recording-host';
import { stubWebEnv } from '@/test/web-env';
import { listSitemapPages } from './sitemap-pages';

vi.mock('next/cache', () => ({ unstable_cache: (read: () => unknown) => read }));

let host: Awaited<ReturnType<typeof startRecordingHost>>;
beforeAll(async () => {
  host = await startRecordingHost({ isOurs: true });
  stubWebEnv(host.url);
});
afterAll(() => host.close());

test('the sitemap names slates that a service lists', async () => {
  const slates = [{ id: '7', updated_at: '2026-11-20T09:00:00.123456Z' }];
  host.answer(({ url }) => (url.startsWith('/publicSlates') ? { body: slates } : { status: 404 }));
  const entries = (await listSitemapPages()).filter(({ path }) => path.includes('/slates/'));
  expect(entries).toEqual([{ path: '/slates/7', lastModified: '2026-11-20T09:00:00.123Z' }]);
});

test('names the pages of the directory that have somebody to choose from', async () => {
  const counts = (...pairs: [id: number, count: number][]) =>
    pairs.map(([id, count]) => ({ id, count }));
  const facets = { categories: counts([2, 3], [4, 2], [9, 8]), communities: counts([1, 13]) };
  const ofCategory: Record<string, object> = {
    2: { communities: counts([1, 3], [6, 2]) },
    9: { communities: counts([5, 4], [3, 4]) },
  };
  host.answer(({ url }) => {
    if (!url.startsWith('/publicServiceProviders/search')) return { status: 404 };
    const category = new URLSearchParams(url.split('?')[1]).get('categoryId');
    return {
      body: foundServices({ total: 13, facets: category ? ofCategory[category] : facets }),
    };
  });
  const found = (await listSitemapPages()).map(({ path }) => path);
  expect(found.filter((path) => path.includes('/find'))).toEqual(
    [
      '',
      '/beauty-and-fashion',
      '/beauty-and-fashion/sub-saharan-africa',
      '/transport-services',
      '/transport-services/north-african',
      '/transport-services/south-asian',
    ].map((path) => `/find${path}`),
  );
});

test('names how reviews work, and where the app is', async () => {
  host.answer(() => ({ status: 404 }));
  const paths = (await listSitemapPages()).map(({ path }) => path);
  expect(paths).toContain('/how-reviews-work');
  expect(paths).toContain('/downloadapp');
});

test('names the communities that have enough services and events together', async () => {
  const facets = {
    categories: [],
    communities: [
      { id: 1, count: 3 },
      { id: 2, count: 2 },
      { id: 3, count: 1 },
    ],
  };
  const event = (id: string, communityId: number) => {
    return { id, title: 'Dinner', communityId, startsAt: Date.UTC(2099, 0, 1, 18) };
  };
  const events = [event('a', 2), event('b', 3), event('c', 6)];
  host.answer(({ url }) => {
    if (url.startsWith('/publicServiceProviders/search')) {
      return { body: foundServices({ total: 6, facets }) };
    }
    return url.startsWith('/publicEvents') ? { body: listedEvents(...events) } : { status: 404 };
  });
  const found = (await listSitemapPages()).map(({ path }) => path);
  expect(found.filter((path) => path.includes('/communities'))).toEqual(
    ['', '/sub-saharan-africa', '/middle-eastern'].map((path) => `/communities${path}`),
  );
});

test.each([404, 501])('names none of a host without a directory (%i)', async (status) => {
  host.answer(() => ({ status }));
  const found = (await listSitemapPages()).map(({ path }) => path);
  expect(found.filter((path) => path.includes('/find'))).toEqual([]);
});
