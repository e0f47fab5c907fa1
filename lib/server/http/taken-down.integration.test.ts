import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeDatabase, type Database, openDatabase } from '@/backend/db/client';
import { seedAccount } from '@/backend/db/seed';
import { seedMember } from '@/backend/db/seed-slates';
import { type BackendProcess, startBackendProcess } from '@/backend/testing/backend-process';
import { decide } from '@/backend/testing/decide';
import { sampleAccount, sampleService } from '@/backend/testing/sample-account';
import { communityPath } from '@/lib/shared/url/communities-url';
import { createTestDatabase, type TestDatabase } from '@/test/database';
import { type SiteProcess, startSiteProcess } from '@/test/processes/site-process';

/**
 * On a quiet machine it takes a third of a second. On a busy one a render alone takes longer; without
 * word of a decision a copy would be shown for half a minute.
 */
const SOON_MS = 5_000;
const BACKEND_TOKEN = 'token-of-this-test';
const COMMUNITY = { id: 5, page: communityPath(5) } as const;
const TEXT = 'Earn money at home';

let database: TestDatabase;
let db: Database;
let backend: BackendProcess;
let site: SiteProcess;
let post: string;
let other: string;
let service: string;

beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase(database.url);
  const create = { width: 40, height: 30, channels: 3, background: '#a33' } as const;
  const bytes = await sharp({ create }).webp().toBuffer();
  const picture = { contentType: 'image/webp', bytes };
  const written = { communityId: COMMUNITY.id, createdAt: new Date() };
  const { slateIds } = await seedMember(db, {
    name: 'Anjali Perera',
    picture,
    slates: [
      { ...written, text: TEXT, media: { type: 'image', ...picture } },
      { ...written, text: 'Curry leaves' },
    ],
  });
  [post = '', other = ''] = slateIds;
  const { services } = await seedAccount(db, sampleAccount({ services: [sampleService()] }));
  service = services[0]?.id ?? '';
  backend = await startBackendProcess({ DATABASE_URL: database.url, BACKEND_TOKEN });
  site = await startSiteProcess(backend.url, { BACKEND_TOKEN });
});
afterAll(async () => {
  site.child.kill('SIGKILL');
  await site.ended;
  await backend.stop('SIGTERM');
  await closeDatabase(db);
  await database.drop();
});

async function get(path: string) {
  const answer = await fetch(site.url + path);
  return { status: answer.status, text: await answer.text() };
}

const mainOf = ({ text }: { text: string }) => /<main[\s\S]*<\/main>/.exec(text)?.[0] ?? text;

/** What visitors meet of the post: its page and files, and the pages that name it. */
async function look() {
  const files = ['', '/media', '/avatar', '/card'].map((file) => get(`/slates/${post}${file}`));
  const statuses = (await Promise.all(files)).map(({ status }) => status);
  const naming = [`/slates/${other}`, COMMUNITY.page, '/sitemap/en-1.xml'].map(get);
  const named = (await Promise.all(naming)).map(({ text }) => text.includes(post));
  return { statuses, named };
}

/** What visitors meet of a service. */
const lookAtProfile = async () => (await get(`/providerPage?id=${service}`)).status;

async function untilSeen<T>(wanted: T, read: () => Promise<T>): Promise<number> {
  const since = Date.now();
  let seen: unknown;
  while (JSON.stringify(seen) !== JSON.stringify(wanted) && Date.now() - since < 20_000) {
    await sleep(50);
    seen = await read();
  }
  expect(seen).toEqual(wanted);
  return Date.now() - since;
}

const THERE = { statuses: [200, 200, 200, 200], named: [true, true, true] };
const GONE = { statuses: [404, 404, 404, 404], named: [false, false, false] };

it('a post is gone from every page and file within a second, and as soon back again', async () => {
  await untilSeen(THERE, look);
  const card = await fetch(`${site.url}/slates/${post}/card`);
  expect(card.headers.get('cache-control')).toBe('public, max-age=300, s-maxage=1');
  await decide(db, { id: post, action: 'takeDown' }, Date.now());
  expect(await untilSeen(GONE, look)).toBeLessThan(SOON_MS);
  const [missing, never] = await Promise.all([get(`/slates/${post}`), get('/slates/never')]);
  expect(missing.text).toContain('Slate not found or unavailable.');
  expect(mainOf(missing)).toBe(mainOf(never));
  expect(missing.text).not.toContain(TEXT);
  expect((await get(COMMUNITY.page)).text).toContain('Curry leaves');

  await decide(db, { id: post, action: 'approve' }, Date.now());
  expect(await untilSeen(THERE, look)).toBeLessThan(SOON_MS);
});

it('so is a service', async () => {
  await untilSeen(200, lookAtProfile);
  await decide(db, { id: service, action: 'takeDown' }, Date.now());
  expect(await untilSeen(404, lookAtProfile)).toBeLessThan(SOON_MS);
  await decide(db, { id: service, action: 'approve' }, Date.now());
  expect(await untilSeen(200, lookAtProfile)).toBeLessThan(SOON_MS);
});
