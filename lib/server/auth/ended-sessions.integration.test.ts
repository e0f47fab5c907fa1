import { createHash } from 'node:crypto';
import type { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { eq } from 'drizzle-orm';
import { encode } from 'next-auth/jwt';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { pushDevices } from '@/backend/db/push-schema';
import { seedAccount } from '@/backend/db/seed';
import { sampleAccount } from '@/backend/testing/sample-account';
import { startTestBackend, type TestBackend } from '@/backend/testing/test-backend';
import { listOpenSessions } from '@/lib/server/host/sessions';
import { DAY_MS } from '@/lib/shared/time/units';
import { startRecordingHost } from '@/test/recording-host';
import { SESSION_SECRET, stubWebEnv } from '@/test/web-env';
import { endOneSession, endSessionsOf, listNewSession, signOutSession } from './ended-sessions';
import { readUser } from './session';

let backend: TestBackend;
let server: ReturnType<typeof createServer>;
let userId: string;
let accountId: number;

beforeAll(async () => {
  backend = await startTestBackend(Date.now());
  server = createAdaptorServer({ fetch: backend.fetch }) as ReturnType<typeof createServer>;
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterAll(async () => {
  server.close();
  await backend.stop();
});
beforeEach(async () => {
  stubWebEnv(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  vi.stubEnv('BACKEND_TOKEN', 'token-of-this-test');
  const account = sampleAccount();
  ({ accountId } = await seedAccount(backend.db, account));
  await backend.db.delete(pushDevices);
  userId = account.userId;
  forgetInMemory();
});

/** As after a restart of the web process. */
function forgetInMemory(): void {
  Reflect.deleteProperty(globalThis, Symbol.for('settln.revoked-sessions'));
}

async function sessionOf(uid: string, more: object): Promise<string> {
  const endsAt = Math.floor(Date.now() / 1000) + 3_600;
  const token = { uid, sid: crypto.randomUUID(), endsAt, ...more };
  return `__Host-next-auth.session-token=${await encode({ token, secret: SESSION_SECRET })}`;
}

function begin(id: string, more: { device?: string; former?: string } = {}): Promise<number> {
  return listNewSession({
    userId,
    id: `${userId} ${id}`,
    device: 'Chrome, Android',
    endsAt: Date.now() + DAY_MS,
    ...more,
  });
}
const sessionNamed = (id: string) => sessionOf(userId, { sid: `${userId} ${id}`, version: 0 });
const devicesOf = async (uid = userId) =>
  (await listOpenSessions(uid)).map(({ id, device }) => `${id.split(' ').at(-1)}: ${device}`);

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Notices on the device of this session. */
async function addDevice(accountId: number, session: string): Promise<void> {
  const keys = { endpoint: `https://push.example/${session}`, p256dh: 'x', auth: 'x' };
  const sessionId = `${userId} ${session}`;
  await backend.db
    .insert(pushDevices)
    .values({ accountId, id: sha256(session), ...keys, label: session, sessionId });
}

describe('the devices of an account', () => {
  it('are listed, and one that is ended is over for good, with its notices, and no other', async () => {
    await begin('phone');
    await begin('desk', { device: 'Firefox, Windows' });
    expect((await devicesOf()).sort()).toEqual([
      'desk: Firefox, Windows',
      'phone: Chrome, Android',
    ]);
    await Promise.all(['phone', 'desk'].map((session) => addDevice(accountId, session)));
    const [phone, desk] = [await sessionNamed('phone'), await sessionNamed('desk')];
    expect(await readUser(phone)).not.toBeNull();
    await endOneSession(userId, `${userId} phone`);
    for (const isRestarted of [false, true]) {
      if (isRestarted) forgetInMemory();
      expect(await readUser(phone)).toBeNull();
      expect(await readUser(desk)).not.toBeNull();
    }
    expect(await devicesOf()).toEqual(['desk: Firefox, Windows']);
    const told = await backend.db.select().from(pushDevices);
    expect(told.map(({ label }) => label)).toEqual(['desk']);
  });

  it('are ended by their owner alone', async () => {
    await begin('own');
    const session = await sessionNamed('own');
    await endOneSession('somebody-else', `${userId} own`);
    expect(await readUser(session)).not.toBeNull();
    expect(await devicesOf('somebody-else')).toEqual([]);
    expect(await devicesOf()).toEqual(['own: Chrome, Android']);
  });

  it('have one session each: whoever signs in anew there ends the former, and keeps its notices', async () => {
    await begin('first');
    await addDevice(accountId, 'first');
    await begin('second', { former: `${userId} first` });
    forgetInMemory();
    expect(await readUser(await sessionNamed('first'))).toBeNull();
    expect(await devicesOf()).toEqual(['second: Chrome, Android']);
    await endOneSession(userId, `${userId} second`);
    expect(await backend.db.$count(pushDevices, eq(pushDevices.accountId, accountId))).toBe(0);
  });

  it('are signed out for good, too, also where {host} does not answer', async () => {
    await begin('here');
    const session = await sessionNamed('here');
    await signOutSession(userId, `${userId} here`, Date.now() / 1000 + 60);
    forgetInMemory();
    expect(await readUser(session)).toBeNull();
    stubWebEnv('http://127.0.0.1:1');
    await signOutSession(userId, `${userId} there`, Date.now() / 1000 + 60);
    expect(await readUser(await sessionNamed('there'))).toBeNull();
  });

  it('are none once all were signed out', async () => {
    await begin('one');
    await endSessionsOf(userId);
    expect(await devicesOf()).toEqual([]);
  });
});

describe('signing out everywhere', () => {
  it('ends all sessions of one user for good', async () => {
    const own = await Promise.all([0, 0].map((version) => sessionOf(userId, { version })));
    const other = await sessionOf('somebody-else', { version: 0 });
    for (const session of own) expect(await readUser(session)).toMatchObject({ id: userId });
    await endSessionsOf(userId);
    for (const session of own) expect(await readUser(session)).toBeNull();
    expect(await readUser(other)).not.toBeNull();
    forgetInMemory();
    for (const session of own) expect(await readUser(session)).toBeNull();
    const later = await sessionOf(userId, { version: await begin('after the end') });
    expect(await readUser(later)).not.toBeNull();
    await endSessionsOf(userId);
    expect(await readUser(later)).toBeNull();
  });

  it('reads the version of a user once a minute', async () => {
    const session = await sessionOf(userId, { version: 0 });
    const asked = () =>
      backend.log.filter((entry) => JSON.stringify(entry).includes('settlnProviders/sessions'))
        .length;
    const before = asked();
    for (let read = 0; read < 5; read += 1) await readUser(session);
    expect(asked() - before).toBe(1);
  });

  it('holds nobody up where {host} keeps no versions', async () => {
    const host = await startRecordingHost();
    stubWebEnv(host.url);
    host.answer(() => ({ body: [] }));
    const session = await sessionOf(userId, { version: 3 });
    for (let read = 0; read < 3; read += 1) expect(await readUser(session)).not.toBeNull();
    expect(host.asked.map(({ url }) => url).join()).not.toContain('sessions');
    await host.close();
  });

  it('holds nobody up where {host} does not answer', async () => {
    stubWebEnv('http://127.0.0.1:1');
    expect(await readUser(await sessionOf(userId, { version: 0 }))).not.toBeNull();
  });
});
