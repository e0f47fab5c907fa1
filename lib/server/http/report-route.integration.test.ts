import type { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { reports } from '@/backend/db/moderation-schema';
import { seedAccount } from '@/backend/db/seed';
import { seedMember } from '@/backend/db/seed-slates';
import { decide, listQueue } from '@/backend/testing/decide';
import { sampleAccount, sampleEvent, sampleService } from '@/backend/testing/sample-account';
import { startTestBackend, type TestBackend } from '@/backend/testing/test-backend';
import { isOurs } from '@/lib/server/host/transport/host-number';
import { siteCalls } from '@/lib/server/http/calls/site';
import { LIMITS } from '@/lib/shared/domain/limits';
import { REPORT_REASONS } from '@/lib/shared/domain/site/reports';
import { startRecordingHost } from '@/test/recording-host';
import { SITE_URL, stubWebEnv } from '@/test/web-env';

// Copies of pages exist inside of Next's server only.
vi.mock('next/cache', () => ({ unstable_cache: (read: () => unknown) => read }));

const EVENT = '5e771100-0000-4000-8001-0000000000ab';
const NOBODY = '00000000-0000-4000-8000-000000000000';
const NOW = Date.now();

let backend: TestBackend;
let server: ReturnType<typeof createServer>;
let ids: { service: string; pending: string };
const addressOf = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

beforeAll(async () => {
  backend = await startTestBackend(NOW);
  server = createAdaptorServer({ fetch: backend.fetch }) as ReturnType<typeof createServer>;
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  stubWebEnv(addressOf());
  vi.stubEnv('BACKEND_TOKEN', 'token-of-this-test');
  const { services } = await seedAccount(
    backend.db,
    sampleAccount({
      services: [sampleService({ name: 'Braids' }), sampleService({ status: 'pending' })],
      events: [sampleEvent({ id: EVENT, title: 'Injera Evening' })],
    }),
  );
  ids = { service: services[0]?.id ?? '', pending: services[1]?.id ?? '' };
});
afterAll(async () => {
  server.close();
  await backend.stop();
});

async function send(
  body: object,
  address = '203.0.113.1',
  headers: Record<string, string> = {},
  post = siteCalls.sendReport,
) {
  const request = new Request(`${SITE_URL}/api/reports`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': address,
      ...headers,
    },
    body: JSON.stringify(body),
  });
  const response = await post(request, { params: Promise.resolve({}) });
  return { status: response.status, answer: await response.json(), headers: response.headers };
}

it('keeps reports of a service, an event and a slate for the moderators, and no address', async () => {
  const report = { reason: 'scam', text: ' Asks for 50 euro. ', email: '' };
  expect(await send({ ...report, kind: 'service', id: ids.service })).toMatchObject({
    status: 201,
    answer: { received: true },
  });
  expect(isOurs()).toBe(true);
  const minimal = { kind: 'event', id: EVENT, reason: 'other' };
  expect(await send(minimal)).toMatchObject({ status: 201 });
  const { slateIds } = await seedMember(backend.db, { name: 'Ann', slates: [{ text: 'Rude' }] });
  const slate = { kind: 'slate', id: slateIds[0] ?? '', reason: 'harmful' };
  expect(await send({ ...slate, email: 'ann@other.example' })).toMatchObject({ status: 201 });
  const queue = await listQueue(backend, 'report');
  expect(queue.map(({ name }) => name)).toEqual(['Braids', 'Injera Evening', 'Rude']);
  const kept = await backend.db.select().from(reports).orderBy(reports.id);
  expect(kept).toMatchObject([
    {
      kind: 'service',
      subjectId: ids.service,
      reason: 'scam',
      text: 'Asks for 50 euro.',
      name: '',
      email: null,
      isInGoodFaith: false,
      reportedAt: new Date(NOW),
    },
    { subjectId: EVENT, text: '', email: null },
    { subjectId: slate.id, email: 'ann@other.example' },
  ]);
  expect(JSON.stringify(kept)).not.toContain('203.0.113');
});

it('refuses a slate that was taken down, and spells ids as the database does', async () => {
  const author = { name: 'Ann', slates: [{ text: 'Gone' }, { text: 'Here' }] };
  const { slateIds } = await seedMember(backend.db, author);
  const [gone = '', here = ''] = slateIds;
  await decide(backend.db, { id: gone, action: 'takeDown' }, NOW);
  const report = (id: string) => send({ kind: 'slate', id, reason: 'other' }, '203.0.113.6');
  expect(await report(gone.toUpperCase())).toMatchObject({ status: 410 });
  expect(await report(here.toUpperCase())).toMatchObject({ status: 201 });
  expect(await backend.db.$count(reports, eq(reports.subjectId, here))).toBe(1);
});

it('takes every reason, which the database knows too', async () => {
  for (const reason of REPORT_REASONS) {
    const sent = await send({ kind: 'service', id: ids.service, reason }, '203.0.113.2');
    expect(sent.status).toBe(201);
  }
});

let rows = 0;

it.each([
  ['an unknown service', { id: NOBODY }, 410],
  ['an unknown event', { kind: 'event', id: NOBODY }, 410],
  ['an unknown slate', { kind: 'slate', id: NOBODY }, 410],
  ['a slate of a service that is not asked', { kind: 'slate', id: 'of-another-service' }, 410],
  ['what can be no slate', { kind: 'slate', id: '../news' }, 410],
  ['a service that is not public', {}, 410],
  ['what is no id', { id: "1' or true" }, 410],
  ['an unknown kind', { kind: 'account' }, 422],
  ['an unknown reason', { reason: 'rude' }, 422],
  ['a long text', { text: 'x'.repeat(1_001) }, 422],
  ['an address that is none', { email: 'ann' }, 422],
])('refuses %s', async (_, wrong, status) => {
  const before = await backend.db.$count(reports);
  const body = { kind: 'service', id: ids.pending, reason: 'scam', ...wrong };
  rows += 1;
  const sender = `198.51.100.${rows}`;
  expect(await send(body, sender)).toMatchObject({ status });
  expect(await backend.db.$count(reports)).toBe(before);
});

describe('where slates come from another service', () => {
  let network: Awaited<ReturnType<typeof startRecordingHost>>;
  beforeAll(async () => {
    network = await startRecordingHost();
    vi.resetModules();
    vi.stubEnv('NETWORK_URL', network.url);
  });
  afterAll(() => network.close());

  async function report(id: string) {
    const fresh = await import('@/lib/server/http/calls/site');
    const body = { kind: 'slate', id, reason: 'scam' };
    return (await send(body, '203.0.113.9', {}, fresh.siteCalls.sendReport)).status;
  }

  it('a report is kept for what it has, or while nobody can say', async () => {
    network.answer(() => ({ body: { text: 'Theirs', created_at: '2026-03-04T10:00:00Z' } }));
    expect(await report('of-another-service')).toBe(201);
    network.answer(() => ({ status: 500, body: {} }));
    expect(await report('unanswered')).toBe(201);
    network.answer(() => ({ status: 404, body: {} }));
    expect(await report('invented')).toBe(410);
  });
});

it('refuses other sites, and more than ten within an hour from one address', async () => {
  const body = { kind: 'service', id: ids.service, reason: 'scam' };
  const foreign = await send(body, '203.0.113.4', { 'sec-fetch-site': 'cross-site' });
  expect(foreign.status).toBe(403);
  for (let n = 0; n < LIMITS.reports.most; n += 1) {
    expect((await send(body, '203.0.113.4')).status).toBe(201);
  }
  const refused = await send(body, '203.0.113.4');
  expect(refused).toMatchObject({ status: 429, answer: { error: { reason: 'lettersClosed' } } });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_000);
  expect((await send(body, '203.0.113.5')).status).toBe(201);
});
