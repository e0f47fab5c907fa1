import { setTimeout as sleep } from 'node:timers/promises';
import { encode } from 'next-auth/jwt';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeDatabase, type Database, openDatabase } from '@/backend/db/client';
import { seedAccount } from '@/backend/db/seed';
import { type BackendProcess, startBackendProcess } from '@/backend/testing/backend-process';
import { decide } from '@/backend/testing/decide';
import { sampleAccount, sampleService } from '@/backend/testing/sample-account';
import { samplePhone } from '@/backend/testing/sample-phone';
import { DAY_MS, HOUR_MS } from '@/lib/shared/time/units';
import { createTestDatabase, type TestDatabase } from '@/test/database';
import { LACKS_REDIS, startRedis, type TestRedis } from '@/test/processes/redis';
import { type SiteProcess, startSiteProcess } from '@/test/processes/site-process';

/** As in `taken-down.integration.test.ts`. */
const SOON_MS = 5_000;
const TOKEN = 'token-of-the-replicas';
const NEXTAUTH_SECRET = 'a-secret-of-the-replicas-0123456789';
const OPEN = Math.ceil(Date.now() / DAY_MS + 1) * DAY_MS;

let database: TestDatabase;
let db: Database;
let backend: BackendProcess;
const sites: SiteProcess[] = [];

const startSite = async (redis: TestRedis) => {
  const site = await startSiteProcess(backend.url, {
    BACKEND_TOKEN: TOKEN,
    NEXTAUTH_SECRET,
    REDIS_URL: redis.url,
  });
  sites.push(site);
  return site;
};

beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase(database.url);
  backend = await startBackendProcess({ DATABASE_URL: database.url, BACKEND_TOKEN: TOKEN });
});
afterAll(async () => {
  for (const { child, ended } of sites) {
    child.kill('SIGKILL');
    await ended;
  }
  await backend.stop('SIGTERM');
  await closeDatabase(db);
  await database.drop();
});

/** A provider with one public service, whose page every given process has a copy of. */
async function arrive(known: readonly SiteProcess[]) {
  const provider = sampleAccount({
    services: [sampleService({ items: [{ name: 'Wash', durationMinutes: 15 }] })],
    availability: [{ from: OPEN, to: OPEN + 2 * DAY_MS, status: 'available' }],
  });
  const { accountId, services } = await seedAccount(db, provider);
  const id = services[0]?.id ?? '';
  const page = `/providerPage?id=${id}`;
  await untilAll(known, page, 200);
  return { id, page, accountId, itemIds: services[0]?.itemIds ?? [], userId: provider.userId };
}

const statusOf = async ({ url }: SiteProcess, page: string) => {
  const answer = await fetch(url + page);
  await answer.arrayBuffer();
  return answer.status;
};

/** For how many ms after `since` one of the processes still answered otherwise. */
async function untilAll(
  asked: readonly SiteProcess[],
  page: string,
  status: number,
  since = Date.now(),
): Promise<number> {
  const untilOne = async (site: SiteProcess) => {
    while ((await statusOf(site, page)) !== status) await sleep(20);
  };
  await Promise.all(asked.map(untilOne));
  return Date.now() - since;
}

const delist = (id: string) => decide(db, { id, action: 'takeDown' }, Date.now());

async function removeAsOwner({ url }: SiteProcess, id: string, userId: string) {
  const session = await encode({ token: { uid: userId }, secret: NEXTAUTH_SECRET });
  const cookie = `next-auth.session-token=${session}`;
  const headers = { cookie, 'sec-fetch-site': 'same-origin' };
  const answer = await fetch(`${url}/api/services/${id}`, { method: 'DELETE', headers });
  expect(answer.status).toBe(200);
}

describe.skipIf(LACKS_REDIS)('two web processes on one Redis', () => {
  let redis: TestRedis;
  let pair: [SiteProcess, SiteProcess];
  beforeAll(async () => {
    redis = await startRedis();
    pair = await Promise.all([startSite(redis), startSite(redis)]);
  });
  afterAll(() => redis.stop());

  it('both show what a moderator decided within a second', async () => {
    const { id, page } = await arrive(pair);
    await delist(id);
    expect(await untilAll(pair, page, 404)).toBeLessThan(SOON_MS);
  });

  it('both show what an owner changed at one of them within a second', async () => {
    const { id, page, userId } = await arrive(pair);
    await removeAsOwner(pair[0], id, userId);
    expect(await untilAll(pair, page, 404)).toBeLessThan(SOON_MS);
  });

  it('BOOK-8: count the bookings of one address together', async () => {
    const calendar = await arrive(pair);
    const statuses: number[] = [];
    for (let n = 0; n < 34; n += 1) {
      const answer = await fetch(`${pair[n % 2]?.url}/api/bookings`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'sec-fetch-site': 'same-origin',
          'x-forwarded-for': '192.0.2.1',
          'idempotency-key': crypto.randomUUID(),
        },
        body: JSON.stringify({
          calendarId: calendar.accountId,
          itemIds: calendar.itemIds.map(String),
          startsAt: OPEN + n * HOUR_MS,
          customerName: 'Ann',
          customerPhone: samplePhone('replicas', n),
        }),
      });
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([...Array(30).fill(201), ...Array(4).fill(429)]);
  });

  it('answer without an error while Redis is away, and share again when it is back', async () => {
    const before = await arrive(pair);
    const statuses = new Set<number>();
    const read = async () => {
      for (const site of pair) statuses.add(await statusOf(site, before.page));
    };
    await redis.stop();
    for (let n = 0; n < 30; n += 1) await read().then(() => sleep(50));
    const meanwhile = await arrive(pair);
    await removeAsOwner(pair[0], meanwhile.id, meanwhile.userId);
    expect(await untilAll(pair, meanwhile.page, 404)).toBeLessThan(SOON_MS);
    redis = await startRedis(Number(new URL(redis.url).port));
    for (let n = 0; n < 30; n += 1) await read().then(() => sleep(50));
    expect([...statuses]).toEqual([200]);
    const after = await arrive(pair);
    await removeAsOwner(pair[1], after.id, after.userId);
    expect(await untilAll(pair, after.page, 404)).toBeLessThan(SOON_MS);
  });
});
