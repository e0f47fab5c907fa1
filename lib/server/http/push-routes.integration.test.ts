import type { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { encode } from 'next-auth/jwt';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { seedAccount } from '@/backend/db/seed';
import { SAMPLE_DEVICE, SAMPLE_DEVICE_ID } from '@/backend/testing/push-stand-in';
import { sampleAccount } from '@/backend/testing/sample-account';
import { startTestBackend, type TestBackend } from '@/backend/testing/test-backend';
import { listProviderBookings } from '@/lib/server/host/calendar/provider-bookings';
import { pushCalls } from '@/lib/server/http/calls/push';
import { SESSION_SECRET, SITE_URL, stubWebEnv } from '@/test/web-env';
import type { Handler } from './handle';

vi.mock('next/cache', () => ({
  unstable_cache: (read: () => unknown) => read,
  revalidateTag: vi.fn(),
}));
vi.spyOn(console, 'warn').mockImplementation(() => {});

let backend: TestBackend;
let server: ReturnType<typeof createServer>;

beforeAll(async () => {
  backend = await startTestBackend(Date.now());
  server = createAdaptorServer({ fetch: backend.fetch }) as ReturnType<typeof createServer>;
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  stubWebEnv(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  vi.stubEnv('BACKEND_TOKEN', 'token-of-this-test');
  // The first answer says whose the host is.
  await listProviderBookings(1);
});
afterAll(async () => {
  server.close();
  await backend.stop();
});

async function arrive() {
  const provider = sampleAccount({});
  const { accountId } = await seedAccount(backend.db, provider);
  const token = await encode({ token: { uid: provider.userId }, secret: SESSION_SECRET });
  return { calendarId: String(accountId), cookie: `__Host-next-auth.session-token=${token}` };
}

type Provider = Awaited<ReturnType<typeof arrive>>;

function ask(handler: Handler, { cookie, calendarId }: Provider, body?: object) {
  const request = new Request(`${SITE_URL}/api/of-the-test`, {
    method: handler.row.method,
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      ...(cookie && { cookie }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return handler(request, {
    params: Promise.resolve({ calendarId, deviceId: SAMPLE_DEVICE_ID }),
  });
}

const ROUTES: [string, Handler, object | undefined][] = [
  ['listing devices', pushCalls.listPushDevices, undefined],
  ['turning on', pushCalls.savePushDevice, SAMPLE_DEVICE],
  ['testing', pushCalls.testPushDevice, undefined],
  ['turning off', pushCalls.removePushDevice, undefined],
];

describe.each(ROUTES)('%s', (_, handler, body) => {
  it('is the owner’s alone, and changes nothing for a stranger or another provider', async () => {
    const [mine, theirs] = [await arrive(), await arrive()];
    expect((await ask(pushCalls.savePushDevice, mine, SAMPLE_DEVICE)).status).toBe(200);
    expect((await ask(handler, { ...mine, cookie: '' }, body)).status).toBe(401);
    const refused = await ask(handler, { ...mine, cookie: theirs.cookie }, body);
    expect(refused.status).toBe(403);
    expect(await refused.text()).not.toContain(SAMPLE_DEVICE.label);
    const { devices } = await (await ask(pushCalls.listPushDevices, mine)).json();
    expect(devices).toMatchObject([{ id: SAMPLE_DEVICE_ID, label: SAMPLE_DEVICE.label }]);
    expect((await ask(handler, mine, body)).status).toBe(200);
  });
});

it('says nothing of endpoints and keys, and why a browser is refused', async () => {
  const mine = await arrive();
  await ask(pushCalls.savePushDevice, mine, SAMPLE_DEVICE);
  const listed = await (await ask(pushCalls.listPushDevices, mine)).text();
  expect(listed).not.toContain(SAMPLE_DEVICE.auth);
  expect(listed).not.toContain(SAMPLE_DEVICE.endpoint);
  const other = { ...SAMPLE_DEVICE, endpoint: 'https://push.example/x' };
  const refused = await ask(pushCalls.savePushDevice, mine, other);
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({
    error: { message: 'No notices can be sent to this browser.' },
  });
});
