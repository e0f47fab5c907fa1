import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@redis/client';
import { sql } from 'drizzle-orm';
import { NextRequest } from 'next/server';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { GET } from '@/app/(files)/metrics/route';
import { messages } from '@/backend/db/mail-schema';
import { seedAccount } from '@/backend/db/seed';
import { watchRuns } from '@/backend/metrics';
import { sampleAccount, sampleService } from '@/backend/testing/sample-account';
import { samplePhone } from '@/backend/testing/sample-phone';
import { startTestBackend, type TestBackend } from '@/backend/testing/test-backend';
import { count } from '@/lib/server/counts';
import { listEvents } from '@/lib/server/host/events';
import { handleAuth } from '@/lib/server/http/auth-handler';
import { enforceLimit } from '@/lib/server/limits/refusal';
import { storeMessage } from '@/lib/server/storage/inbox';
import { LIMITS } from '@/lib/shared/domain/limits';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/shared/time/units';
import { findFreePort } from '@/local/postgres/free-port.mjs';
import { LACKS_REDIS, startRedis, type TestRedis } from '@/test/processes/redis';
import { startRecordingHost } from '@/test/recording-host';
import { SITE_URL, stubWebEnv } from '@/test/web-env';
import { isFiring } from './read-alerts';

const RULES = [
  ...readFileSync('deploy/alerts.yaml', 'utf8').matchAll(/- alert: (\w+)\n +expr: (.+)\n/g),
].map(([, name = '', expression = '']) => ({ name, expression }));

/** The beginning of an hour, at which visits may begin. */
const NOW = Date.now() - (Date.now() % HOUR_MS);
let backend: TestBackend;
let host: Awaited<ReturnType<typeof startRecordingHost>>;
let redis: TestRedis | null = null;
let accountId: number;
let serviceId: string;
let itemIds: readonly string[];
vi.spyOn(console, 'error').mockImplementation(() => {});
vi.spyOn(console, 'warn').mockImplementation(() => {});

beforeAll(async () => {
  for (const work of ['retention', 'news', 'inbox'] as const) watchRuns(work);
  [backend, host] = await Promise.all([startTestBackend(NOW), startRecordingHost()]);
  stubWebEnv(host.url);
  redis = LACKS_REDIS ? null : await startRedis();
  vi.stubEnv('REDIS_URL', redis?.url ?? `redis://127.0.0.1:${await findFreePort()}`);
  vi.stubEnv('GOOGLE_ISSUER', `http://127.0.0.1:${await findFreePort()}`);
  vi.stubEnv('S3_ENDPOINT', `http://127.0.0.1:${await findFreePort()}`);
  const seeded = await seedAccount(
    backend.db,
    sampleAccount({
      services: [sampleService({ items: [{ name: 'Cut', durationMinutes: 60 }] })],
      availability: [{ from: NOW, to: NOW + 2 * DAY_MS, status: 'available' }],
    }),
  );
  accountId = seeded.accountId;
  serviceId = seeded.services[0]?.id ?? '';
  itemIds = (seeded.services[0]?.itemIds ?? []).map(String);
});
afterAll(() => Promise.all([backend.stop(), host.close(), redis?.stop()]));

async function scrape(): Promise<string> {
  const ask = { headers: { authorization: 'Bearer token-of-this-test' } };
  const ofBackend = await backend.fetch(new Request('http://backend/metrics', ask));
  const headers = { authorization: 'Bearer token-of-the-tests-0123' };
  const ofSite = await GET(new Request(`${SITE_URL}/metrics`, { headers }));
  expect([ofBackend.status, ofSite.status]).toEqual([200, 200]);
  return `${await ofBackend.text()}\n${await ofSite.text()}`;
}

const ago = (ms: number) => new Date(NOW - ms).toISOString();
const run = (statement: ReturnType<typeof sql>) => backend.db.execute(statement);

function message(
  addressVersion: number,
  times: { dueAt: Date; deadAt?: Date; errorCode?: string },
) {
  const about = { accountId, kind: 'readdressed', toRole: 'provider', addressVersion } as const;
  const formerEmail = 'former@provider.example';
  const uniqueKey = `readdressed/${addressVersion}`;
  return backend.db.insert(messages).values({ ...about, formerEmail, uniqueKey, ...times });
}

async function times(many: number, work: () => Promise<unknown>): Promise<void> {
  for (let done = 0; done < many; done += 1) await work().catch(() => undefined);
}

async function failSignIn(): Promise<unknown> {
  const url = `${SITE_URL}/api/auth/callback/google?code=made-up&state=made-up`;
  return handleAuth(new NextRequest(url), ['callback', 'google']);
}

/** Bookings fail while a table of theirs is away. */
async function failBooking(): Promise<unknown> {
  await run(sql`alter table bookings rename to bookings_away`);
  const startTime = new Date(NOW + DAY_MS).toISOString();
  const body = { settlnProviderId: accountId, startTime, serviceItems: itemIds.map(Number) };
  const customer = { customerName: 'Hana', customerPhone: samplePhone('Hana') };
  const call = { ...body, ...customer };
  const { status } = await backend.post('/providerCalendar/bookings', call, crypto.randomUUID());
  await run(sql`alter table bookings_away rename to bookings`);
  return expect(status).toBe(500);
}

/** It keeps its connections, and answers nobody for a while. */
async function pauseRedis(): Promise<unknown> {
  if (!redis) return;
  const client = await createClient({ url: redis.url }).connect();
  await client.sendCommand(['CLIENT', 'PAUSE', '60000', 'ALL']);
  client.destroy();
  await sleep(3_000);
}

/** What makes each rule fire; named as in the file. */
const CAUSES: Readonly<Record<string, () => Promise<unknown>>> = {
  ListingWaits: () =>
    run(sql`update services set waiting_since = ${ago(37 * HOUR_MS)} where id = ${serviceId}`),
  NoticeWaits: () =>
    run(sql`insert into reports (kind, subject_id, reason, reported_at)
      values ('service', ${serviceId}, 'scam', ${ago(25 * HOUR_MS)})`),
  AppealWaits: () =>
    run(sql`with decided as (
        insert into staff_decisions (kind, subject_id, account_id, name, action, decided_at)
        values ('service', ${serviceId}, ${accountId}, 'Braids', 'refuse', ${ago(20 * DAY_MS)})
        returning id)
      insert into appeals (decision_id, account_id, text, sent_at)
      select id, ${accountId}, 'It is allowed.', ${ago(15 * DAY_MS)} from decided`),
  MessageWaits: () =>
    run(
      sql`insert into inbox_messages (key, received_at) values ('contact/a', ${ago(4 * DAY_MS)})`,
    ),
  DeletionWaits: () =>
    run(
      sql`insert into inbox_messages (key, received_at) values ('deletion/a', ${ago(15 * DAY_MS)})`,
    ),
  MailWaits: () => message(0, { dueAt: new Date(NOW - 31 * MINUTE_MS) }),
  MailRefused: async () => {
    const now = new Date(NOW);
    for (let version = 1; version <= 6; version += 1) {
      await message(version, { dueAt: now, deadAt: now, errorCode: '550' });
    }
  },
  RetentionStopped: async () => watchRuns('retention')(NOW - 5 * HOUR_MS),
  NewsStopped: async () => watchRuns('news')(NOW - 7 * HOUR_MS),
  InboxUnseen: async () => watchRuns('inbox')(NOW - 2 * HOUR_MS),
  FeedsFail: () =>
    run(sql`insert into news_feeds (url, due_at, failures)
      select 'https://b.example/' || n, ${ago(0)}, 5 from generate_series(1, 11) n`),
  CalendarsFail: () =>
    run(sql`insert into other_calendars
        (account_id, name, sealed_address, shown_host, shown_end, created_at, due_at, failures, failing_since)
      select ${accountId}, 'Mine', '\\x00', 'a.example', 'abcd', ${ago(0)}, ${ago(0)}, 5, ${ago(HOUR_MS)}
      from generate_series(1, 11)`),
  BookingsFail: failBooking,
  BackendRefuses: () => {
    host.answer(() => ({ status: 401, body: {} }));
    return listEvents('somebody').catch(() => undefined);
  },
  // That a process counts so when it is busy is in lib/server/http/before-next/listen.test.ts.
  SiteBusy: () => times(21, async () => count('busy', 'render')),
  SignInsFail: () => times(31, failSignIn),
  LimitsRefuse: () => times(LIMITS.signIns.most + 301, () => enforceLimit('signIns', '192.0.2.1')),
  MessagesLost: () => storeMessage('contact', { name: 'Ada' }, Date.now()).catch(() => undefined),
  RedisAway: pauseRedis,
};

it.each(RULES)('$name fires when it should, and not before', async ({ name, expression }) => {
  const before = await scrape();
  // Without a Redis on this machine it is away from the start.
  const isFiringBefore = name === 'RedisAway' && redis === null;
  expect(isFiring(expression, { before, now: before })).toBe(isFiringBefore);
  await CAUSES[name]?.();
  expect(isFiring(expression, { before, now: await scrape() })).toBe(true);
});

it('has no cause without a rule', () => {
  expect(Object.keys(CAUSES).sort()).toEqual(RULES.map(({ name }) => name).sort());
});

it('tells who does not know the token that there is nothing', async () => {
  for (const authorization of ['', 'Bearer token-of-the-tests-0124']) {
    const answer = await GET(new Request(`${SITE_URL}/metrics`, { headers: { authorization } }));
    expect([answer.status, await answer.text()]).toEqual([404, 'Not found\n']);
  }
});
