import type { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { sql } from 'drizzle-orm';
import { encode } from 'next-auth/jwt';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as logRoute from '@/app/api/staff/log/route';
import { staff } from '@/backend/db/staff-schema';
import { startTestBackend, type TestBackend } from '@/backend/testing/test-backend';
import { findStaff } from '@/lib/server/host/staff/visit';
import { callHost } from '@/lib/server/host/transport/call-host';
import { host } from '@/lib/server/host/transport/rows';
import { staffCalls } from '@/lib/server/http/calls/staff';
import { SESSION_SECONDS } from '@/lib/shared/domain/accounts/session';
import { textsFor } from '@/lib/shared/texts/catalogue';
import { DAY_MS, MINUTE_MS } from '@/lib/shared/time/units';
import { SESSION_SECRET, SITE_URL, stubWebEnv } from '@/test/web-env';
import type { Handler } from './handle';

vi.spyOn(console, 'warn').mockImplementation(() => {});

const ROUTES: [string, Handler, object][] = [
  ['queue', staffCalls.staffQueue, {}],
  ['log', logRoute.GET, {}],
  ['letters', staffCalls.staffLetters, { kind: 'account', id: '1', action: 'restore' }],
];

let backend: TestBackend;
let server: ReturnType<typeof createServer>;

beforeAll(async () => {
  backend = await startTestBackend(Date.now());
  server = createAdaptorServer({ fetch: backend.fetch }) as ReturnType<typeof createServer>;
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  stubWebEnv(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  vi.stubEnv('BACKEND_TOKEN', 'token-of-this-test');
  for (const role of ['owner', 'moderator'] as const) {
    const addedAt = new Date();
    const row = { userId: role, email: `${role}@settln.example`, name: role, role, addedAt };
    await backend.db.insert(staff).values(row);
  }
  // The first answer says whose the host is.
  await callHost(host.listSubcategories, {
    params: { categoryId: '1' },
    query: { hostCountry: 'MT' },
  });
});
afterAll(async () => {
  server.close();
  await backend.stop();
});

let signIns = 0;

/** Signed in so long ago. */
async function cookieOf(uid: string, agoMs = 0, more: object = {}) {
  signIns += 1;
  const endsAt = Math.floor((Date.now() - agoMs) / 1000) + SESSION_SECONDS;
  const claims = { uid, name: uid, email: `${uid}@settln.example`, emailVerified: true };
  const token = { ...claims, sid: `sign-in-${signIns}`, endsAt, ...more };
  const value = await encode({ token, secret: SESSION_SECRET });
  return `__Host-next-auth.session-token=${value}`;
}

async function ask(handler: Handler, cookie: string | null, body: object, query = '') {
  const { method } = handler.row;
  const request = new Request(`${SITE_URL}/api/of-the-test${query}`, {
    method,
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      ...(cookie && { cookie }),
    },
    ...(method !== 'GET' && { body: JSON.stringify(body) }),
  });
  return handler(request, { params: Promise.resolve({}) });
}

describe('who gets what of the staff’s room', () => {
  it.each(ROUTES)('%s is missing for everybody else', async (_, handler, body) => {
    const strangers = [
      null,
      await cookieOf('somebody'),
      await cookieOf('owner', 31 * MINUTE_MS),
      await cookieOf('owner', 0, { sid: undefined }),
      await cookieOf('owner', 0, { endsAt: undefined }),
      await cookieOf('owner', 9 * 60 * MINUTE_MS),
    ];
    for (const cookie of strangers) {
      const answer = await ask(handler, cookie, body);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('cache-control')).toContain('no-store');
    }
  });

  it.each(['owner', 'moderator'])('all is there for the %s', async (role) => {
    const cookie = await cookieOf(role);
    await findStaff(cookie);
    expect((await ask(staffCalls.staffQueue, cookie, {})).status).toBe(200);
    const file = await ask(logRoute.GET, cookie, {});
    expect(file.headers.get('content-type')).toContain('text/csv');
    const english = await file.text();
    expect(english).not.toContain('@');
    expect(english).toMatch(/^\uFEFF?Time,By,What,/);
    const maltese = await ask(logRoute.GET, cookie, {}, '?language=mt');
    expect(await maltese.text()).toMatch(/^\uFEFF?Ħin,Minn,X’sar,/);
    const [, , body] = ROUTES[2] ?? ROUTES[0] ?? ['', logRoute.GET, {}];
    // There is no such account.
    expect((await ask(staffCalls.staffLetters, cookie, body)).status).toBe(410);
  });

  it('the file of the log names what was done in the words of its reader', async () => {
    const cookie = await cookieOf('owner');
    await findStaff(cookie);
    await backend.db.execute(
      sql`insert into staff_log (at, action, kind, note) values (now(), 'viewed', 'report', 'reports')`,
    );
    const read = async (query: string) => (await ask(logRoute.GET, cookie, {}, query)).text();
    expect(await read('')).toMatch(/Viewed personal data,Report [^\n]*,all open notices/);
    const italian = await read('?language=it');
    expect(italian).toContain(`;${textsFor('it', 'staff.done')('viewed')};`);
    expect(italian).toContain(textsFor('it', 'staff.kind')('report'));
    expect(italian).toContain(textsFor('it', 'staff.notes')('reports'));
    expect(italian).not.toMatch(/\bviewed\b/);
  });

  it('the file of the log says so if it has not all of what was found', async () => {
    const cookie = await cookieOf('owner');
    await findStaff(cookie);
    const read = async () => (await ask(logRoute.GET, cookie, {})).text();
    expect(await read()).not.toContain('Only the newest');
    await backend.db.execute(sql`
      insert into staff_log (at, action, kind, note)
      select now() - interval '1 minute', 'viewed', 'report', 'reports' from generate_series(1, 10001)`);
    expect((await read()).slice(-200)).toMatch(/Only the newest 10000 of 100\d\d lines\./);
  });

  it('a page that looks by itself begins no session and prolongs none', async () => {
    const cookie = await cookieOf('moderator');
    expect((await ask(staffCalls.staffQueue, cookie, {})).status).toBe(404);
    await findStaff(cookie);
    const seen = async () =>
      (await backend.db.execute(sql`select max(seen_at)::text as at from staff_sessions`)).rows[0];
    const before = await seen();
    backend.clock.now += 10 * MINUTE_MS;
    expect((await ask(staffCalls.staffQueue, cookie, {})).status).toBe(200);
    expect(await seen()).toEqual(before);
    backend.clock.now += 20 * MINUTE_MS;
    expect((await ask(staffCalls.staffQueue, cookie, {})).status).toBe(404);
    backend.clock.now -= 30 * MINUTE_MS;
  });

  it('whoever is removed finds nothing at the next request, with any cookie', async () => {
    const cookie = await cookieOf('moderator');
    await findStaff(cookie);
    expect((await ask(staffCalls.staffQueue, cookie, {})).status).toBe(200);
    await backend.db.execute(sql`update staff set removed_at = now() where user_id = 'moderator'`);
    expect((await ask(staffCalls.staffQueue, cookie, {})).status).toBe(404);
    expect((await ask(staffCalls.staffQueue, await cookieOf('moderator'), {})).status).toBe(404);
    expect(await findStaff(await cookieOf('moderator', -DAY_MS))).toBeNull();
  });

  it('a form of another site is refused', async () => {
    const cookie = await cookieOf('owner');
    await findStaff(cookie);
    const request = new Request(`${SITE_URL}/api/staff/letters`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site', cookie },
      body: '{}',
    });
    const answer = await staffCalls.staffLetters(request, { params: Promise.resolve({}) });
    expect(answer.status).toBe(403);
  });
});
