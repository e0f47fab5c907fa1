import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { encode } from 'next-auth/jwt';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as logoRoute from '@/app/api/services/[id]/logo/route';
import { seedAccount } from '@/backend/db/seed';
import { sampleAccount, sampleService } from '@/backend/testing/sample-account';
import { startTestBackend, type TestBackend } from '@/backend/testing/test-backend';
import { readServiceItems } from '@/lib/server/host/service-items';
import { servicesCalls } from '@/lib/server/http/calls/services';
import { DAY_MS } from '@/lib/shared/time/units';
import { SESSION_SECRET, SITE_URL, stubWebEnv } from '@/test/web-env';
import type { Handler } from './handle';

vi.mock('next/cache', () => ({
  unstable_cache: (read: () => unknown) => read,
  revalidateTag: () => {},
}));
vi.spyOn(console, 'warn').mockImplementation(() => {});

const COOKIE = '__Host-next-auth.session-token';
const OWN_PAGE = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
const NOBODYS = '00000000-0000-4000-8000-000000000000';
const ITEM = { name: ' Cut ', description: '', price: 12.5, durationMinutes: 30 };

let backend: TestBackend;
const closing: (() => void)[] = [];
/** What the stand-in for the assets host answers, by path. */
const assets = new Map<string, RequestListener>();
let assetsUrl = '';

async function listen(server: ReturnType<typeof createServer>): Promise<string> {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  closing.push(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  backend = await startTestBackend(Date.now() + DAY_MS);
  const server = createAdaptorServer({ fetch: backend.fetch });
  stubWebEnv(await listen(server as ReturnType<typeof createServer>));
  const pictures = createServer((request, response) => {
    const answer = assets.get(request.url ?? '');
    if (answer) answer(request, response);
    else response.writeHead(404).end();
  });
  assetsUrl = `${await listen(pictures)}/pictures`;
  vi.stubEnv('ASSETS_URL', assetsUrl);
  vi.stubEnv('BACKEND_TOKEN', 'token-of-this-test');
});
afterAll(async () => {
  for (const close of closing) close();
  await backend.stop();
});

/** A provider with a service of two items, and how its owner asks for things. */
async function arrive(profileImageUrl: string | null = null) {
  const items = [{ name: 'Braids', priceMinor: 9500 }, { name: 'Advice' }];
  const provider = sampleAccount({ services: [sampleService({ items, profileImageUrl })] });
  const seeded = await seedAccount(backend.db, provider);
  const id = seeded.services[0]?.id ?? '';
  const token = await encode({ token: { uid: provider.userId }, secret: SESSION_SECRET });
  const itemId = (await readServiceItems(id))[0]?.id ?? '';
  return { id, itemId, cookie: `${COOKIE}=${token}` };
}

interface Asking {
  id: string;
  itemId?: string;
  cookie?: string;
  headers?: Record<string, string>;
  body?: unknown;
}

function ask(handler: Handler, { id, itemId = '', cookie, headers = OWN_PAGE, body }: Asking) {
  const { method } = handler.row;
  const request = new Request(`${SITE_URL}/api/services/${id}`, {
    method,
    headers: { ...headers, ...(cookie && { cookie }) },
    ...(handler.row.body && { body: JSON.stringify(body ?? ITEM) }),
  });
  return handler(request, { params: Promise.resolve({ id, itemId }) });
}

const errorOf = async (response: Response) => (await response.json()).error;

const WRITES: [string, Handler][] = [
  ['adding an item', servicesCalls.createServiceItem],
  ['changing an item', servicesCalls.updateServiceItem],
  ['deleting an item', servicesCalls.deleteServiceItem],
  ['deleting the service', servicesCalls.deleteService],
];

describe.each([...WRITES, ['reading the logo', logoRoute.GET] as const])('%s', (_, handler) => {
  it('is refused to strangers and other users, and nothing changes', async () => {
    const [mine, theirs] = [await arrive(), await arrive()];
    const before = await readServiceItems(mine.id);
    expect((await ask(handler, { ...mine, cookie: undefined })).status).toBe(401);
    const refused = await ask(handler, { ...mine, cookie: theirs.cookie });
    expect(refused.status).toBe(403);
    expect(JSON.stringify(await refused.json())).not.toContain('Selam');
    expect((await ask(handler, { ...mine, id: NOBODYS })).status).toBe(404);
    expect((await ask(handler, { ...mine, id: 'not-an-id' })).status).toBe(404);
    expect(await readServiceItems(mine.id)).toEqual(before);
  });
});

describe.each(WRITES)('%s', (_, handler) => {
  it('CSRF-1 is refused when another page sends it with the cookies of the owner', async () => {
    const mine = await arrive();
    const before = await readServiceItems(mine.id);
    const foreign: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
      {},
    ];
    for (const site of foreign) {
      const headers = { 'content-type': 'application/json', ...site };
      expect((await ask(handler, { ...mine, headers })).status).toBe(403);
    }
    expect(await readServiceItems(mine.id)).toEqual(before);
  });
});

describe('the owner of a service', () => {
  it('ITEM-006 adds, changes and deletes items', async () => {
    const mine = await arrive();
    expect((await ask(servicesCalls.createServiceItem, mine)).status).toBe(201);
    const added = (await readServiceItems(mine.id)).at(-1);
    expect(added).toMatchObject({ name: 'Cut', priceMinor: 1250, durationMinutes: 30 });

    const changed = { ...mine, itemId: added?.id, body: { name: 'Long cut' } };
    expect((await ask(servicesCalls.updateServiceItem, changed)).status).toBe(200);
    const now = (await readServiceItems(mine.id)).at(-1);
    expect(now).toEqual({ ...added, name: 'Long cut' });

    expect(
      (await ask(servicesCalls.deleteServiceItem, { ...mine, itemId: added?.id })).status,
    ).toBe(200);
    expect(await readServiceItems(mine.id)).toHaveLength(2);
    expect(
      (await ask(servicesCalls.deleteServiceItem, { ...mine, itemId: added?.id })).status,
    ).toBe(404);
  });

  it.each([
    [{ name: '  ' }, { name: 'Please enter an item name' }],
    [{ ...ITEM, price: -1 }, { price: expect.stringMatching(/price/) }],
    [{ ...ITEM, durationMinutes: 7.5 }, { durationMinutes: expect.stringMatching(/minutes/) }],
  ])('ITEM-005 ITEM-008 ITEM-011 is told what is wrong with %j', async (body, fields) => {
    const mine = await arrive();
    const refused = await ask(servicesCalls.createServiceItem, { ...mine, body });
    expect(refused.status).toBe(422);
    expect((await errorOf(refused)).fields).toEqual(fields);
    expect(await readServiceItems(mine.id)).toHaveLength(2);
  });

  it('cannot reach an item of another listing through an own one', async () => {
    const [mine, theirs] = [await arrive(), await arrive()];
    const before = await readServiceItems(theirs.id);
    for (const handler of [servicesCalls.updateServiceItem, servicesCalls.deleteServiceItem]) {
      const reaching = await ask(handler, { ...mine, itemId: theirs.itemId });
      expect(reaching.status).toBe(404);
    }
    expect(await readServiceItems(theirs.id)).toEqual(before);
  });

  it('deletes the service once', async () => {
    const mine = await arrive();
    expect((await ask(servicesCalls.deleteService, mine)).status).toBe(200);
    expect((await ask(servicesCalls.deleteService, mine)).status).toBe(404);
  });
});

describe('the logo', () => {
  const logoAt = async (path: string, listener?: RequestListener, base = assetsUrl) => {
    if (listener) assets.set(`/pictures${path}`, listener);
    return ask(logoRoute.GET, await arrive(`${base}${path}`));
  };
  const serve =
    (type: string, bytes: Buffer): RequestListener =>
    (_, response) => {
      response.writeHead(200, { 'content-type': type }).end(bytes);
    };

  it('arrives from our own origin as the picture that it is', async () => {
    const blank = { width: 4, height: 4, channels: 3, background: '#0f4a40' } as const;
    const png = await sharp({ create: blank }).png().toBuffer();
    const response = await logoAt('/services/logo.png', serve('image/png', png));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(Buffer.from(await response.arrayBuffer())).toEqual(png);
  });

  it('is nothing but a picture of a type that may be uploaded', async () => {
    const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>');
    for (const type of ['image/svg+xml', 'text/html', 'application/json', '']) {
      expect((await logoAt('/logo', serve(type, script))).status).toBe(404);
    }
  });

  it('SSRF-1 is asked for at the assets host alone, and no redirect leads away from it', async () => {
    const asked = vi.fn<RequestListener>((_, response) => response.writeHead(200).end());
    const elsewhere = await listen(createServer(asked));
    for (const url of [
      `${elsewhere}/pictures/logo.png`,
      `${assetsUrl.replace('/pictures', '')}/secret.png`,
      `${assetsUrl}/../secret.png`,
      `${assetsUrl}/%2e%2e/secret.png`,
      assetsUrl.replace('127.0.0.1', 'user@127.0.0.1'),
      'http://169.254.169.254/latest/meta-data',
      'file:///etc/passwd',
    ]) {
      expect((await ask(logoRoute.GET, await arrive(url))).status).toBe(404);
    }
    const away: RequestListener = (_, response) =>
      response.writeHead(302, { location: `${elsewhere}/x.png` }).end();
    expect((await logoAt('/away.png', away)).status).toBe(404);
    expect((await ask(logoRoute.GET, await arrive(null))).status).toBe(404);
    expect(asked).not.toHaveBeenCalled();
  });

  it('ends at 10 MB, whatever it says of itself', async () => {
    const pour: RequestListener = (_, response) => {
      response.writeHead(200, { 'content-type': 'image/png' });
      const more = (left: number): void => {
        if (left === 0 || response.destroyed) response.end();
        else response.write(Buffer.alloc(1_000_000), () => more(left - 1));
      };
      more(40);
    };
    expect((await logoAt('/huge.png', pour)).status).toBe(503);
  });
});
