import type { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { encode } from 'next-auth/jwt';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { seedAccount } from '@/backend/db/seed';
import { sampleAccount } from '@/backend/testing/sample-account';
import { startTestBackend, type TestBackend } from '@/backend/testing/test-backend';
import { startRecordingHost } from '@/test/recording-host';
import { SESSION_SECRET, stubWebEnv } from '@/test/web-env';
import { readUser } from './session';
import { endSessionsOf, versionAtSignIn } from './session-version';

let backend: TestBackend;
let server: ReturnType<typeof createServer>;
let userId: string;

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
  await seedAccount(backend.db, account);
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

describe('signing out everywhere', () => {
  it('ends all sessions of one user for good, also those of the release before', async () => {
    const own = await Promise.all([{ version: 0 }, {}].map((more) => sessionOf(userId, more)));
    const other = await sessionOf('somebody-else', { version: 0 });
    for (const session of own) expect(await readUser(session)).toMatchObject({ id: userId });
    await endSessionsOf(userId);
    for (const session of own) expect(await readUser(session)).toBeNull();
    expect(await readUser(other)).not.toBeNull();
    forgetInMemory();
    for (const session of own) expect(await readUser(session)).toBeNull();
    const later = await sessionOf(userId, { version: await versionAtSignIn(userId) });
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
