import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LogEntry } from '@/backend/log/log';
import { sampleAccount, sampleService } from '@/backend/testing/sample-account';
import { HOST_NUMBER } from '@/lib/shared/contract/endpoint';
import { host } from '@/lib/shared/contract/host';
import { HOUR_MS } from '@/lib/shared/time/units';
import { deepJson } from '@/test/deep-json';
import { createApp } from './app';
import { closeDatabase, openDatabase } from './db/client';
import { seedAccount } from './db/seed';
import { startTestBackend, type TestBackend } from './testing/test-backend';

const NOW = Date.UTC(2027, 0, 4, 8);
const BOOKINGS = '/providerCalendar/bookings';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend(NOW);
});
afterAll(() => backend.stop());

const bare = (path: string, init?: RequestInit) =>
  backend.fetch(new Request(`http://backend${path}`, init));

describe('the token', () => {
  test.each([
    ['nothing', undefined],
    ['another token', 'Bearer token-of-this-tesT'],
    ['a longer token', 'Bearer token-of-this-test2'],
    ['the token without its scheme', 'token-of-this-test'],
  ])('is demanded on every call: %s does not do', async (_, authorization) => {
    const headers: HeadersInit = authorization === undefined ? {} : { authorization };
    for (const path of ['/settlnProviders?providerId=1&hostCountry=MT', '/nothing-here']) {
      const response = await bare(path, { headers });
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({ success: false, code: 'not_signed_in' });
    }
  });

  test.each(['/health', '/health/live', '/health/ready'])('is not needed for %s', async (path) => {
    const response = await bare(path);
    expect([response.status, await response.json()]).toEqual([200, { status: 'ok' }]);
  });
});

test('every answer says the number of the backend', async () => {
  for (const path of ['/health', '/nothing-here', '/settlnProviders?providerId=1&hostCountry=MT']) {
    expect((await bare(path)).headers.get('settln-host')).toBe(String(HOST_NUMBER));
  }
});

describe('a request that cannot be served', () => {
  test('gets JSON, whatever is wrong with it', async () => {
    const json = { 'content-type': 'application/json' };
    const post = (init: RequestInit) => backend.call(BOOKINGS, { method: 'POST', ...init });
    expect(await backend.call('/nothing-here')).toMatchObject({
      status: 404,
      json: { success: false, code: 'not_found' },
    });
    expect(await backend.call('/serviceProviders/details')).toMatchObject({
      status: 400,
      json: { code: 'bad_request', fields: { id: expect.any(String) } },
    });
    expect(await post({ body: '{' })).toMatchObject({ status: 415 });
    expect(await post({ body: '{', headers: json })).toMatchObject({ status: 400 });
    expect(await post({ body: '[]', headers: json })).toMatchObject({ status: 422 });
    expect(await post({ body: `"${'a'.repeat(524_288)}"`, headers: json })).toMatchObject({
      status: 413,
      json: { code: 'too_large' },
    });
    expect(
      await post({ body: '{}', headers: { ...json, 'idempotency-key': 'with space' } }),
    ).toMatchObject({ status: 422 });
  });

  test('is refused when its JSON is nested as deep as there is room for, or deeper', async () => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' } };
    const paths = {
      '/providerCalendar/bookings': host.createBooking.body.in,
      '/events?hostCountry=MT': host.createEvent.body,
    };
    for (const [path, row] of Object.entries(paths)) {
      for (const body of [...deepJson(30_000, Object.keys(row.shape)), ...deepJson(200_000, [])]) {
        const { status } = await backend.call(path, { ...init, body });
        expect([400, 413, 422], `${path} ${body.slice(0, 40)}`).toContain(status);
      }
    }
  });

  test('names the fields of a booking that are wrong, in the specified words', async () => {
    const answer = await backend.post(BOOKINGS, {
      settlnProviderId: 'x',
      startTime: '2027-01-05T10:00:00Z',
      serviceItems: ['y'],
      customerName: ' ',
      customerPhone: '',
      customerEmail: 'nobody',
    });
    expect(answer).toMatchObject({
      status: 422,
      json: {
        code: 'invalid',
        message: 'Invalid Settln provider ID',
        fields: {
          settlnProviderId: 'Invalid Settln provider ID',
          'serviceItems.0': 'Invalid service item selection',
          customerName: 'Name is required',
          customerPhone: 'Phone number is required',
          customerEmail: 'Enter a valid email address',
        },
      },
    });
  });
});

describe('the log', () => {
  test('LOG-1: has a line per request with the route pattern, and nothing of the person', async () => {
    const { accountId, services } = await seedAccount(
      backend.db,
      sampleAccount({
        services: [sampleService({ items: [{ name: 'Cut', durationMinutes: 30 }] })],
        availability: [{ from: NOW, to: NOW + HOUR_MS, status: 'available' }],
      }),
    );
    backend.log.length = 0;
    const serviceId = services[0]?.id ?? '';
    await backend.call(`/serviceProviders/${serviceId}/settln-provider-id`);
    await backend.call(`/serviceProviders/details?id=${serviceId}&hostCountry=MT`);
    const body = {
      settlnProviderId: accountId,
      startTime: new Date(NOW).toISOString(),
      serviceItems: services[0]?.itemIds,
      customerName: 'Ann Other',
      customerPhone: '+356 9912 3456',
      customerEmail: 'ann.other@example.com',
    };
    for (const name of ['Ann Other', 'Ann Other', 'Ann\u0000Other']) {
      await backend.post(BOOKINGS, { ...body, customerName: name });
    }
    expect(backend.log).toMatchObject([
      { method: 'GET', route: 'serviceProviders/{id}/settln-provider-id', status: 200 },
      { method: 'GET', route: 'serviceProviders/details', status: 200 },
      { method: 'POST', route: 'providerCalendar/bookings', status: 201 },
      { method: 'POST', route: 'providerCalendar/bookings', status: 409 },
      { method: 'POST', route: 'providerCalendar/bookings', status: 422 },
    ]);
    expect(JSON.stringify(backend.log)).not.toMatch(/Ann|Other|9912|@|[0-9a-f]{8}-/);
  });

  test('LOG-1: tells of a failure without the message of Postgres', async () => {
    const log: LogEntry[] = [];
    const db = openDatabase('postgres://nobody@127.0.0.1:1/none');
    const app = createApp({ db, token: undefined, log: (entry) => log.push(entry) });
    const response = await app.request('/settlnProviders?providerId=7&hostCountry=MT');
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe(String(HOST_NUMBER));
    expect(await response.json()).toMatchObject({ success: false, code: 'unavailable' });
    expect(log).toMatchObject([
      { event: 'failure', route: 'settlnProviders', cause: { code: 'ECONNREFUSED' } },
      { event: 'request', status: 503 },
    ]);
    expect((await app.request('/health/ready')).status).toBe(503);
    expect((await app.request('/health/live')).status).toBe(200);
    await closeDatabase(db);
  });
});

test('a name with a character that Postgres cannot store is refused, not a failure', async () => {
  const { accountId, services } = await seedAccount(
    backend.db,
    sampleAccount({
      services: [sampleService({ items: [{ name: 'Cut' }] })],
      availability: [{ from: NOW, to: NOW + HOUR_MS, status: 'available' }],
    }),
  );
  const answer = await backend.post(BOOKINGS, {
    settlnProviderId: accountId,
    startTime: new Date(NOW).toISOString(),
    serviceItems: services[0]?.itemIds,
    customerName: 'Ann\u0000',
    customerPhone: '+356 2100 0001',
  });
  expect(answer).toMatchObject({ status: 422, json: { code: 'invalid' } });
});
