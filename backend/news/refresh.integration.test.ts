import type { RequestListener } from 'node:http';
import { asc, eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sampleArticle } from '@/backend/testing/contract-subject';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/shared/time/units';
import { PUBLIC, startTestStorage, type TestStorage } from '@/local/storage/test-server';
import { newsArticles, newsAudiences, newsFeeds } from '../db/news-schema';
import { seedNews } from '../db/seed-news';
import { type FeedServer, startFeedServer } from '../testing/feed-server';
import { startTestBackend, type TestBackend } from '../testing/test-backend';
import type { Feed } from './feeds';
import { openPictureStore, type PictureStore } from './picture-store';
import { type RefreshOptions, refreshNews } from './refresh';

const NOW = Date.parse('2027-03-05T12:00:00Z');

interface Item {
  title: string;
  link: string;
  text?: string;
  picture?: string;
  /** Null for no date. */
  ago?: number | null;
  date?: string;
}

let backend: TestBackend;
let server: FeedServer;
let storage: TestStorage;
let store: PictureStore;
/** What each path serves at the moment. */
let pages: Record<string, Item[]> = {};

function toRss(items: readonly Item[]): string {
  const entries = items.map(
    ({ title, link, text = '', picture, ago = HOUR_MS, date }) =>
      `<item><title>${title}</title><link>${link}</link><description>${text}</description>` +
      `<pubDate>${date ?? (ago === null ? '' : new Date(NOW - ago).toUTCString())}</pubDate>` +
      `${picture ? `<enclosure type="image/png" url="${picture}"/>` : ''}</item>`,
  );
  return `<rss><channel>${entries.join('')}</channel></rss>`;
}

/** A feed that knows its ETag. */
const serving =
  (path: string): RequestListener =>
  (request, response) => {
    const body = toRss(pages[path] ?? []);
    const etag = `"${body.length}-${body.slice(-300).replace(/[^a-z0-9]/gi, '')}"`;
    if (request.headers['if-none-match'] === etag) return response.writeHead(304).end();
    response.writeHead(200, { 'content-type': 'text/plain', etag }).end(body);
  };

const feed = (path: string, side: Partial<Feed>): Feed => ({
  source: path.slice(1).toUpperCase(),
  url: `${server.url}${path}`,
  origin: null,
  residence: null,
  ...side,
});
let feeds: Record<'home' | 'held' | 'other' | 'malta' | 'britain', Feed>;
/** Lets the answer of "/held" go. */
let letGo = () => {};

beforeAll(async () => {
  backend = await startTestBackend(NOW);
  storage = await startTestStorage();
  const png = await sharp({
    create: { width: 640, height: 480, channels: 3, background: '#e0a030' },
  })
    .png()
    .toBuffer();
  server = await startFeedServer({
    '/home': serving('/home'),
    '/other': serving('/other'),
    '/malta': serving('/malta'),
    '/britain': serving('/britain'),
    '/page': (_, response) => response.end('<!doctype html><title>Moved</title>'),
    '/held': (request, response) => {
      letGo = () => serving('/held')(request, response);
    },
    '/hang': () => {},
    '/private': (_, response) => response.writeHead(302, { location: 'http://10.0.0.1/' }).end(),
    '/picture.png': (_, response) => response.end(png),
    '/svg.png': (_, response) => response.end('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  });
  feeds = {
    home: feed('/home', { origin: 'GH' }),
    held: feed('/held', { origin: 'GH' }),
    other: feed('/other', { origin: 'GH' }),
    malta: feed('/malta', { residence: 'MT' }),
    britain: feed('/britain', { residence: 'GB' }),
  };
  store = openPictureStore({
    endpoint: storage.endpoint,
    name: PUBLIC,
    accessKeyId: 'local-key',
    secretAccessKey: 'local-secret',
    region: 'auto',
    assetsUrl: `${storage.endpoint}/assets`,
  });
});
afterAll(async () => {
  store.close();
  await backend.stop();
  await server.stop();
  await storage.stop();
});
beforeEach(async () => {
  pages = {};
  server.requests.length = 0;
  await backend.db.execute(sql`truncate news_feeds, news_articles cascade`);
});

async function refresh(chosen: readonly Feed[], options: Partial<RefreshOptions> = {}) {
  const report = await refreshNews(backend.db, {
    userAgent: 'test/1',
    minutes: 30,
    now: () => NOW,
    feeds: chosen,
    policy: server.policy,
    totalMs: 1_000,
    isForced: true,
    ...options,
  });
  return report?.results.map(({ feed: { url }, outcome, added, merged, error }) => ({
    path: new URL(url).pathname,
    outcome,
    added,
    merged,
    reason: error?.message ?? null,
  }));
}

async function titlesFor(origin: string, residence: string): Promise<string[]> {
  const { json } = await backend.call(
    `/news?country_of_origin_iso_code=${origin}&country_of_residence_iso_code=${residence}`,
  );
  return (json as { title: string }[]).map(({ title }) => title);
}

const countArticles = () => backend.db.$count(newsArticles);

describe('a refresh', () => {
  it('stores what is new, once, and asks again only for what changed', async () => {
    pages['/home'] = [
      { title: 'One', link: '/1?utm_source=rss', text: '&lt;p&gt;It &lt;b&gt;rained&lt;/b&gt;.' },
      { title: 'Two', link: '/2', ago: 2 * HOUR_MS },
    ];
    expect(await refresh([feeds.home])).toEqual([
      { path: '/home', outcome: 'read', added: 2, merged: 0, reason: null },
    ]);
    const [one] = await backend.db.select().from(newsArticles).orderBy(asc(newsArticles.title));
    expect(one).toMatchObject({
      title: 'One',
      source: 'HOME',
      snippet: 'It rained.',
      link: `${server.url}/1`,
      publishedAt: new Date(NOW - HOUR_MS),
    });

    expect(await refresh([feeds.home])).toMatchObject([{ outcome: 'unchanged', added: 0 }]);
    pages['/home'] = [{ title: 'Three', link: '/3' }, ...(pages['/home'] ?? [])];
    expect(await refresh([feeds.home])).toMatchObject([{ outcome: 'read', added: 1, merged: 0 }]);
    expect(await countArticles()).toBe(3);
    const [again] = await backend.db.select().from(newsArticles).orderBy(asc(newsArticles.title));
    expect(again?.uuid).toBe(one?.uuid);
  });

  it('merges copies by their address and by their words, within three days', async () => {
    const title = 'Parliament passes the new budget after a long night';
    pages['/home'] = [
      { title, link: 'https://home.example/budget' },
      { title: 'News in brief', link: 'https://home.example/brief' },
    ];
    pages['/other'] = [
      { title: 'The same thing', link: 'http://www.home.example/budget/?utm_medium=x#top' },
      {
        title: `${title.toUpperCase()} – OTHER`,
        link: 'https://other.example/b',
        ago: 20 * HOUR_MS,
      },
      { title, link: 'https://other.example/last-year', ago: 5 * DAY_MS },
      { title: 'News in brief', link: 'https://other.example/brief' },
    ];
    await refresh([feeds.home]);
    expect(await refresh([feeds.other])).toMatchObject([{ added: 2, merged: 1 }]);
    expect(await countArticles()).toBe(4);
    // The article is now known by its second address, too.
    await backend.db.delete(newsFeeds);
    expect(await refresh([feeds.other])).toMatchObject([{ outcome: 'read', added: 0, merged: 0 }]);
  });

  it('gives the people of an origin what home prints, and what their residence prints of it', async () => {
    pages['/home'] = [{ title: 'At home', link: 'https://a.example/1' }];
    pages['/malta'] = [
      { title: 'Ghanaian choir in Valletta', link: 'https://b.example/1', ago: 2 * HOUR_MS },
      { title: 'Ferry is late', link: 'https://b.example/2', text: 'Nothing else.' },
    ];
    pages['/britain'] = [
      { title: 'Ghana visa fees', link: 'https://c.example/1', text: 'Nigerians pay as well.' },
    ];
    await refresh([feeds.home, feeds.malta, feeds.britain]);
    expect(await titlesFor('GH', 'MT')).toEqual(['At home', 'Ghanaian choir in Valletta']);
    expect((await titlesFor('GH', 'GB')).sort()).toEqual(['At home', 'Ghana visa fees']);
    expect(await titlesFor('NG', 'GB')).toEqual(['Ghana visa fees']);
    expect(await titlesFor('GH', 'IT')).toEqual(['At home']);
    expect(await countArticles()).toBe(3);

    // Another country of residence prints it as well, and then an outlet at home: now it is for
    // everybody.
    pages['/malta'] = [{ title: 'Ghana visa fees', link: 'https://c.example/1/' }];
    await refresh([feeds.malta]);
    expect(
      await backend.db.select().from(newsAudiences).where(eq(newsAudiences.origin, 'GH')),
    ).toContainEqual(expect.objectContaining({ residences: ['GB', 'MT'] }));
    pages['/other'] = [{ title: 'Ghana visa fees', link: 'https://c.example/1' }];
    await refresh([feeds.other]);
    expect(await titlesFor('GH', 'IT')).toContain('Ghana visa fees');
  });

  it('keeps what has no date, and neither the future, the past nor what has a date that cannot be read', async () => {
    pages['/home'] = [
      { title: 'Tomorrow', link: '/t', ago: -DAY_MS },
      { title: 'Long ago', link: '/l', ago: 61 * DAY_MS },
      { title: 'Undated', link: '/u', ago: null },
      { title: 'Unreadable', link: '/r', date: '03/04/2027' },
      { title: 'Italian, long ago', link: '/i', date: 'gio, 14 dic 2023 23:48:22 CET' },
      { title: 'Month first, long ago', link: '/m', date: 'Fri, Oct 7 2022 10:15:00 -0400' },
    ];
    await refresh([feeds.home]);
    const rows = await backend.db.select().from(newsArticles).orderBy(asc(newsArticles.title));
    expect(rows.map(({ title, publishedAt }) => [title, publishedAt.getTime()])).toEqual([
      ['Tomorrow', NOW],
      ['Undated', NOW - 2_000],
    ]);
    await refresh([feeds.home], { now: () => NOW + 61 * DAY_MS });
    expect(await countArticles()).toBe(0);
  });

  it('lets one feed fail without the others, and leaves it alone for longer each time', async () => {
    pages['/home'] = [{ title: 'One', link: '/1' }];
    const odd = ['/page', '/hang', '/private', '/missing'].map((path) =>
      feed(path, { origin: 'GH' }),
    );
    const results = await refresh([...odd, feeds.home]);
    expect(results?.map(({ path, outcome, reason }) => [path, outcome, reason])).toEqual([
      ['/page', 'failed', 'not a feed'],
      ['/hang', 'failed', 'too slow'],
      ['/private', 'failed', 'address not allowed'],
      ['/missing', 'failed', 'status 404'],
      ['/home', 'read', null],
    ]);
    const [broken] = odd;
    const due = async () => {
      const [state] = await backend.db
        .select()
        .from(newsFeeds)
        .where(eq(newsFeeds.url, broken?.url ?? ''));
      return ((state?.dueAt.getTime() ?? 0) - NOW) / MINUTE_MS;
    };
    expect(await due()).toBe(30);
    const again = broken ? [broken, feeds.home] : [];
    await refresh(again);
    expect(await due()).toBe(60);
    for (let times = 0; times < 8; times += 1) await refresh(again);
    expect(await due()).toBe(24 * 60);
    expect(await refresh(again, { isForced: false })).toEqual([]);
  });

  it('blames no feed for a line that is down', async () => {
    const gone = await startFeedServer({});
    await gone.stop();
    const away = [1, 2, 3].map((at) => ({ ...feeds.home, url: `${gone.url}/${at}` }));
    const results = await refresh(away, { policy: gone.policy });
    expect(results?.map(({ reason }) => reason)).toEqual(Array(3).fill('ECONNREFUSED'));
    expect(await backend.db.$count(newsFeeds)).toBe(0);
  });

  it('is done by one process at a time, and the next one leaves what was just read', async () => {
    pages['/held'] = [{ title: 'One', link: '/1' }];
    const first = refresh([feeds.held], { totalMs: 20_000 });
    await expect.poll(() => server.requests, { timeout: 10_000 }).toHaveLength(1);
    expect(await refresh([feeds.held])).toBeUndefined();
    letGo();
    expect(await first).toHaveLength(1);
    expect(server.requests).toHaveLength(1);
    expect(await countArticles()).toBe(1);
    expect(await refresh([feeds.held], { isForced: false })).toEqual([]);
    const next = refresh([feeds.held], {
      isForced: false,
      now: () => NOW + 30 * MINUTE_MS,
      totalMs: 20_000,
    });
    await expect.poll(() => server.requests, { timeout: 10_000 }).toHaveLength(2);
    letGo();
    expect(await next).toMatchObject([{ outcome: 'unchanged' }]);
  });

  it('stops when it is told to, without blaming the feed', async () => {
    const stop = new AbortController();
    const running = refresh([feed('/hang', { origin: 'GH' })], { signal: stop.signal });
    await expect.poll(() => server.requests.length).toBe(1);
    stop.abort();
    expect(await running).toMatchObject([{ reason: 'stopped' }]);
    expect(await backend.db.$count(newsFeeds)).toBe(0);
  });

  it('puts what feeds bring in the place of the demo, country by country', async () => {
    await seedNews(backend.db, [
      sampleArticle({ title: 'Demo of Ghana' }),
      sampleArticle({ title: 'Demo of Nepal', origins: ['NP'] }),
    ]);
    await refresh([feeds.home]);
    expect(await titlesFor('GH', 'MT')).toEqual(['Demo of Ghana']);
    pages['/home'] = [{ title: 'Real', link: '/1' }];
    await refresh([feeds.home]);
    expect(await titlesFor('GH', 'MT')).toEqual(['Real']);
    expect(await titlesFor('NP', 'MT')).toEqual(['Demo of Nepal']);
  });

  it('keeps a small copy of each picture in the bucket, and no address of an outlet', async () => {
    pages['/home'] = [
      { title: 'With', link: '/1', picture: `${server.url}/picture.png` },
      { title: 'Drawn', link: '/2', picture: `${server.url}/svg.png` },
      { title: 'Inside', link: '/3', picture: 'http://169.254.169.254/a.png' },
      { title: 'Without', link: '/4' },
    ];
    await refresh([feeds.home], { store });
    const rows = await backend.db.select().from(newsArticles);
    const thumbnails = new Map(rows.map(({ title, thumbnail }) => [title, thumbnail]));
    expect([...thumbnails.values()].filter(Boolean)).toHaveLength(1);
    const answer = await fetch(thumbnails.get('With') ?? '');
    expect(answer.headers.get('content-type')).toBe('image/webp');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.length).toBeLessThan(30_000);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 640, height: 360 });

    // It is tried twice, and not again.
    const asked = () => server.requests.filter(({ url }) => url === '/svg.png').length;
    await refresh([feeds.home], { store });
    await refresh([feeds.home], { store });
    expect(asked()).toBe(2);
  });
});
