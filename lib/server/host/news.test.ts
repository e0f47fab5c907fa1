import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { siteCalls } from '@/lib/server/http/calls/site';
import { startRecordingHost } from '@/test/recording-host';
import { SITE_URL, stubWebEnv } from '@/test/web-env';
import { listNewsPage } from './news';

vi.mock('next/cache', () => ({ unstable_cache: (read: () => unknown) => read }));
vi.spyOn(console, 'warn').mockImplementation(() => {});

let service: Awaited<ReturnType<typeof startRecordingHost>>;

beforeAll(async () => {
  service = await startRecordingHost();
  stubWebEnv('http://127.0.0.1:1');
  vi.stubEnv('NEWS_URL', `${service.url}/feeds`);
});
afterAll(() => service.close());

const NOW = Date.parse('2026-03-04T12:00:00Z');
const FIRST = { origin: 'NG', residence: 'GB', offset: 0 };

function items(count: number) {
  return Array.from({ length: count }, (_, n) => ({
    uuid: `${n}`,
    title: `Story ${n}`,
    source: 'The Harbour Post',
    snippet: 'More of it.',
    timestamp: '2026-03-04T10:00:00Z',
    link: 'https://harbour.example/a',
    thumbnail: '',
  }));
}

function ask(query: string) {
  return siteCalls.listNews(new Request(`${SITE_URL}/api/news?${query}`), {
    params: Promise.resolve({}),
  });
}

test('CC-029, CC-031, CC-032: asks the news service for twenty, with both countries', async () => {
  service.answer(() => ({ body: items(20) }));
  await listNewsPage({ ...FIRST, offset: 40 }, NOW, 'en');
  const [asked] = service.asked;
  expect(asked?.method).toBe('GET');
  const url = new URL(asked?.url ?? '', service.url);
  expect(url.pathname).toBe('/feeds/news');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    country_of_origin_iso_code: 'NG',
    country_of_residence_iso_code: 'GB',
    offset: '40',
    limit: '20',
  });
});

test('NEWS-010: an article has its age at the time of asking, and none without an instant', async () => {
  const [item] = items(1);
  service.answer(() => ({ body: { data: [item, { ...item, uuid: 'b', timestamp: 'soon' }] } }));
  const { articles } = await listNewsPage(FIRST, NOW, 'en');
  expect(articles.map(({ age, publishedAt }) => [age, publishedAt])).toEqual([
    ['2 hours ago', '2026-03-04T10:00:00.000Z'],
    ['', null],
  ]);
});

test('NEWS-008: thumbnails of the assets host are shown as they are, others through us', async () => {
  const [item] = items(1);
  const own = 'https://assets.settln.example/pictures/news/1.webp';
  const foreign = 'https://assets.settln.example.evil.test/1.webp';
  service.answer(() => ({
    body: [own, foreign, ''].map((thumbnail, n) => ({ ...item, uuid: `${n}`, thumbnail })),
  }));
  const { articles } = await listNewsPage(FIRST, NOW, 'en');
  expect(articles.map(({ thumbnail }) => thumbnail)).toEqual([
    own,
    '/api/news/thumbnail?origin=NG&residence=GB&offset=0&uuid=1',
    '',
  ]);
});

test.each([
  [20, true],
  [19, false],
  [0, false],
])('NEWS-014, NEWS-016: a page of %i may have another behind it: %s', async (count, hasMore) => {
  service.answer(() => ({ body: items(count) }));
  expect((await listNewsPage(FIRST, NOW, 'en')).hasMore).toBe(hasMore);
});

test('an entry that cannot be read is left out and does not end the feed', async () => {
  service.answer(() => ({ body: [...items(19), { uuid: null }] }));
  const page = await listNewsPage(FIRST, NOW, 'en');
  expect(page.articles).toHaveLength(19);
  expect(page.hasMore).toBe(true);
});

test('NEWS-015: our own endpoint gives a page to anybody', async () => {
  service.answer(() => ({ body: items(20) }));
  const response = await ask('origin=NG&residence=GB&offset=20');
  expect(response.status).toBe(200);
  const page = await response.json();
  expect(page.articles).toHaveLength(20);
  expect(page.hasMore).toBe(true);
  expect(page.articles[0]).toMatchObject({ uuid: '0', title: 'Story 0' });
});

test.each([
  'origin=XX&residence=MT&offset=0',
  'origin=GH&residence=US&offset=0',
  'origin=GH&residence=MT&offset=7',
  'origin=GH&residence=MT&offset=-20',
  'origin=GH&residence=MT&offset=1000000',
  'origin=GH',
])('refuses %s without asking the service', async (query) => {
  service.answer(() => ({ body: [] }));
  expect((await ask(query)).status).toBe(422);
  expect(service.asked).toEqual([]);
});

test('NEWS-017: a service that fails is a 502', async () => {
  service.answer(() => ({ status: 503 }));
  expect((await ask('origin=GH&residence=MT&offset=0')).status).toBe(502);
});
