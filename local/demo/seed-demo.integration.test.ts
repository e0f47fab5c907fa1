import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LINK_SECRET } from '@/backend/testing/link-secret';
import {
  STORAGE_ENVIRONMENT,
  startTestStorage,
  type TestStorage,
} from '@/local/storage/test-server';
import { createTestDatabase, type TestDatabase } from '@/test/database';
import { DEMO_ACCOUNTS, DEMO_CATALOGUE } from './catalogue';
import { newsPictures } from './news';
import { PAST_VISITS } from './past-visits';
import { allPictures, picturesOf } from './pictures';
import { readSeedEnv, type SeedEnv, seedDemo } from './seed-demo';
import { DEMO_SERVICES, demoEmail, demoService } from './shapes/providers';
import { subjectOf } from './shapes/subject';
import { DEMO_MEMBERS } from './slates';
import { storePictures } from './store-pictures';

/** In a fresh clone all pictures are drawn, by two processes at once. */
const DRAWING_MS = 240_000;
const NOW = Date.parse('2026-06-10T09:20:00Z');
const TABLES = [
  'accounts',
  'services',
  'service_subcategories',
  'portfolio_images',
  'service_items',
  'events',
  'availability',
  'bookings',
  'booking_items',
  'reviews',
  'members',
  'slates',
  'media',
  'news_articles',
  'news_audiences',
] as const;

let storage: TestStorage;
let database: TestDatabase;
let env: SeedEnv;
let client: pg.Client;

async function counts(): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const table of TABLES) {
    const { rows } = await client.query(`SELECT count(*)::int AS n FROM ${table}`);
    found[table] = rows[0].n;
  }
  return found;
}

beforeAll(async () => {
  storage = await startTestStorage();
  database = await createTestDatabase();
  env = readSeedEnv({
    ...STORAGE_ENVIRONMENT,
    DATABASE_URL: database.url,
    LINK_SECRET,
    S3_ENDPOINT: storage.endpoint,
    ASSETS_URL: `${storage.endpoint}/assets/`,
  });
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});

afterAll(async () => {
  await client?.end();
  await database?.drop();
  await storage?.stop();
});

describe('seeding the demo', () => {
  it(
    'fills an empty database once, even when two seeds start together after an interrupted one',
    async () => {
      const pictures = allPictures();
      // The state after a seed that was stopped between the pictures and the rows.
      expect(await storePictures(env, pictures.slice(0, 30))).toBe(30);

      const seeded = await Promise.all([seedDemo(env, NOW), seedDemo(env, NOW)]);
      expect(seeded.filter(Boolean)).toHaveLength(1);
      const before = await counts();
      expect(before).toMatchObject({
        accounts: DEMO_ACCOUNTS.length,
        services: DEMO_CATALOGUE.length,
        service_items: DEMO_CATALOGUE.flatMap(({ items }) => items).length,
        portfolio_images: DEMO_CATALOGUE.flatMap(({ slug }) => picturesOf(slug).portfolio).length,
        events: 40,
      });
      expect(before).toMatchObject({ members: 17, slates: 20, media: 32 });
      expect(before.bookings).toBeGreaterThan(300);

      expect(await seedDemo(env, NOW)).toBeNull();
      expect(await counts()).toEqual(before);
    },
    DRAWING_MS,
  );

  it('has visits that are over and what was said about them, by the ways of customers', async () => {
    const { rows } = await client.query<Record<string, number>>(
      `SELECT (SELECT count(*)::int FROM bookings WHERE upper(during) < date_trunc('day', $1::timestamptz)) AS visits,
         (SELECT count(*)::int FROM reviews WHERE status = 'published') AS shown,
         (SELECT count(*)::int FROM reviews WHERE reply <> '') AS answered,
         (SELECT count(*)::int FROM reviews WHERE status <> 'published') AS waiting,
         (SELECT count(*)::int FROM review_scores WHERE count >= 3) AS scored,
         (SELECT count(*)::int FROM review_scores WHERE count BETWEEN 1 AND 2) AS begun,
         (SELECT count(DISTINCT lang)::int FROM reviews) AS languages,
         (SELECT count(*)::int FROM messages) AS mails`,
      [new Date(NOW)],
    );
    const visits = Object.values(PAST_VISITS).flat();
    const said = visits.filter(({ review }) => review);
    expect(rows).toEqual([
      {
        visits: visits.length,
        shown: said.length,
        answered: visits.filter(({ reply }) => reply).length,
        waiting: 0,
        scored: 20,
        begun: 6,
        languages: new Set(said.map(({ review }) => review?.lang)).size,
        mails: 0,
      },
    ]);
  });

  it('says of every listing in review or public who can be spoken to in which language', async () => {
    const { rows } = await client.query(
      "SELECT name FROM services WHERE speaks IS NULL AND status IN ('pending', 'approved')",
    );
    expect(rows).toEqual([]);
  });

  it('names accounts like people, so that a name shown instead of a service’s is seen', async () => {
    const { rows } = await client.query(
      `SELECT a.name, s.name AS service FROM accounts a JOIN services s ON s.account_id = a.id
       WHERE a.name = s.name OR a.name <> a.first_name || ' ' || a.last_name`,
    );
    expect(rows).toEqual([]);
  });

  it('serves every picture as a small WebP from the assets host', async () => {
    const { rows } = await client.query<{ url: string }>(
      'SELECT image_url AS url FROM portfolio_images UNION SELECT profile_image_url FROM services',
    );
    expect(rows).toHaveLength(allPictures().length);
    for (const { url } of rows) {
      const answer = await fetch(url);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
      expect((await answer.arrayBuffer()).byteLength, url).toBeLessThan(120 * 1024);
    }
  });

  it('serves the thumbnails of the news, each of them small', async () => {
    const { rows } = await client.query<{ url: string }>(
      "SELECT DISTINCT thumbnail AS url FROM news_articles WHERE thumbnail <> ''",
    );
    expect(rows).toHaveLength(newsPictures().length);
    for (const { url } of rows) {
      const answer = await fetch(url);
      expect(answer.status, url).toBe(200);
      expect((await answer.arrayBuffer()).byteLength, url).toBeLessThan(30 * 1024);
    }
  });

  it('is found at once, also by those who mistype', async () => {
    const { rows } = await client.query(
      "SELECT name FROM service_words WHERE words @@ search_query('briads in Gzira')",
    );
    expect(rows.map(({ name }) => name)).toContain('adaezes crown braids natural hair');
  });

  it('gives moderators something to do within their 48 hours, and nothing that is late', async () => {
    const { rows } = await client.query<{ kind: string; hours: number; status: string }>(
      `SELECT 'service' AS kind, status, extract(epoch from $1 - waiting_since)::float8 / 3600 AS hours
         FROM services WHERE waiting_since IS NOT NULL
       UNION ALL SELECT 'event', status, extract(epoch from $1 - waiting_since)::float8 / 3600
         FROM events WHERE waiting_since IS NOT NULL`,
      [new Date(NOW)],
    );
    expect(rows.map(({ kind }) => kind).sort()).toEqual(['event', 'event', 'service']);
    for (const { hours, status } of rows) {
      expect(status).toBe('pending');
      expect(hours).toBeGreaterThan(0);
      expect(hours).toBeLessThan(48);
    }
  });

  it('has events that are coming, waiting for review, and over', async () => {
    const { rows } = await client.query<{ owners: number; over: number; coming: number }>(
      `SELECT count(DISTINCT account_id)::int AS owners,
         (count(*) FILTER (WHERE ends_at < $1 AND status = 'approved'))::int AS over,
         (count(*) FILTER (WHERE starts_at > $1 AND status = 'approved'))::int AS coming FROM events`,
      [new Date(NOW)],
    );
    expect(rows).toEqual([{ owners: 33, over: 2, coming: 36 }]);
  });

  it('gives every post what it shows, all of it light enough for a phone', async () => {
    const { rows } = await client.query<{ type: string; size: number; used: boolean }>(
      `SELECT content_type AS type, octet_length(bytes) AS size,
         EXISTS (SELECT FROM slates s WHERE m.id IN (s.media_id, s.poster_id))
           OR EXISTS (SELECT FROM members p WHERE p.picture_id = m.id) AS used
       FROM media m`,
    );
    for (const { type, size, used } of rows) {
      expect(used).toBe(true);
      expect(size).toBeLessThan(type === 'video/webm' ? 400 * 1024 : 120 * 1024);
    }
    const { slates } = await counts();
    expect(slates).toBe(DEMO_MEMBERS.flatMap((member) => member.slates).length);
  });

  it('leads from everybody who writes to their own public listing', async () => {
    const { rows } = await client.query<{ name: string; service: string }>(
      `SELECT m.name, l.id AS service FROM members m JOIN services l USING (account_id)
       WHERE l.status = 'approved'`,
    );
    const expected = DEMO_MEMBERS.map(({ name, handle }) => ({
      name,
      service: DEMO_SERVICES.find((service) => service.handle === handle)?.id,
    }));
    expect(new Set(rows)).toEqual(new Set(expected));
  });

  it('keeps the account without a calendar from taking bookings', async () => {
    const { rows } = await client.query('SELECT user_id FROM accounts WHERE NOT takes_bookings');
    expect(rows).toEqual([{ user_id: subjectOf(demoEmail(demoService('noCalendar').handle)) }]);
  });
});
