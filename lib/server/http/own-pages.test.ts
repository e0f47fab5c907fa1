import { encode } from 'next-auth/jwt';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { SESSION_SECONDS } from '@/lib/shared/domain/accounts/session';
import { listRoutes } from '@/test/api-routes';
import { deepJson } from '@/test/deep-json';
import { startRecordingHost } from '@/test/recording-host';
import { SESSION_SECRET, SITE_URL, stubWebEnv } from '@/test/web-env';
import { wireFieldsOf } from '@/test/wire-fields';
import type { Handler } from './handle';

vi.spyOn(console, 'warn').mockImplementation(() => {});

const OWNER = '118001';
const PARAMS = {
  id: '7',
  itemId: '7',
  calendarId: '7',
  visitId: '7',
  customerId: '7',
  otherId: '7',
  reviewId: '3f2b8c1e-7d4a-4b6e-9c5f-0a1b2c3d4e5f',
};
const JSON_OF_OURS = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };

let host: Awaited<ReturnType<typeof startRecordingHost>>;
let cookie = '';

beforeAll(async () => {
  host = await startRecordingHost();
  stubWebEnv(host.url);
  const endsAt = Date.now() / 1000 + SESSION_SECONDS;
  const session = { uid: OWNER, sid: 'of-the-test', endsAt };
  const token = await encode({ token: session, secret: SESSION_SECRET });
  cookie = `__Host-next-auth.session-token=${token}`;
});
afterAll(() => host.close());
// The owner of everything asks, so that no guard but that of the origin has a reason to refuse.
beforeEach(() => host.answer(() => ({ body: { id: '7', user_id: OWNER, name: 'Ada' } })));

function isWrite(handler: Partial<Handler>): handler is Handler {
  return handler.row !== undefined && handler.row.method !== 'GET';
}

const writes = (await listRoutes())
  .map(({ handler }) => handler)
  .filter(isWrite)
  // The room of the staff is closed to the owner (lib/server/http/staff-routes.integration.test.ts).
  .filter(({ row }) => !row.path.startsWith('/api/staff/'))
  .map((handler) => ({ name: `${handler.row.method} ${handler.row.path}`, handler }));

function send(handler: Handler, headers: Record<string, string>, text = '{}') {
  const { method, body } = handler.row;
  const request = new Request(`${SITE_URL}/api/of-the-test`, {
    method,
    headers: { ...headers, cookie },
    // Bytes have no type of their own, so that the headers alone say it.
    ...(body && { body: new TextEncoder().encode(text) }),
  });
  return handler(request, { params: Promise.resolve(PARAMS) });
}

const FOREIGN: [string, Record<string, string>][] = [
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['a sibling of our site', { 'sec-fetch-site': 'same-site', origin: SITE_URL }],
  ['another origin', { origin: 'https://evil.example' }],
  ['a sandbox', { origin: 'null' }],
  ['nowhere that it tells', {}],
];

describe.each(writes)('CSRF-1 $name', ({ handler }) => {
  it.each(FOREIGN)('refuses %s before it asks the host anything', async (_, site) => {
    const answer = await send(handler, { 'content-type': 'application/json', ...site });
    expect(answer.status).toBe(403);
    expect(host.asked).toEqual([]);
  });
});

describe.each(writes.filter(({ handler }) => handler.row.body))('CSRF-1 $name', ({ handler }) => {
  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', null])(
    'takes no body of the type %s, which forms can send',
    async (type) => {
      const headers = { 'sec-fetch-site': 'same-origin', ...(type && { 'content-type': type }) };
      expect((await send(handler, headers)).status).toBe(415);
      expect(host.asked.filter(({ method }) => method !== 'GET')).toEqual([]);
    },
  );

  it('refuses JSON that is nested as deep as a body has room for, or deeper', async () => {
    const fields = wireFieldsOf(handler.row);
    for (const text of [...deepJson(45_000, fields), ...deepJson(200_000, [])]) {
      const { status } = await send(handler, JSON_OF_OURS, text);
      // The host knows no address here, which a call without required fields finds out.
      expect([400, 404, 413, 422], text.slice(0, 40)).toContain(status);
    }
  });

  it('reads the body of our own pages, so that the refusals above mean something', async () => {
    expect((await send(handler, JSON_OF_OURS, '[]')).status).toBe(422);
  });
});

it('every write of the table was tried', () => {
  expect(writes.length).toBeGreaterThan(8);
});
