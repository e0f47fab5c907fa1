import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { GET, HEAD } from '@/app/(files)/slates/[id]/media/route';
import { openMedia } from '@/lib/server/host/slates/open-media';
import { MINUTE_MS } from '@/lib/shared/time/units';
import {
  FILE,
  MISBEHAVIOURS,
  type MisbehaviourName,
  startMisbehavingNetwork,
} from '@/test/misbehaving/misbehaving-network';
import { startRecordingHost } from '@/test/recording-host';
import { SITE_URL, stubWebEnv } from '@/test/web-env';

vi.mock('next/cache', () => ({ unstable_cache: (read: () => unknown) => read }));

const names = Object.keys(MISBEHAVIOURS) as MisbehaviourName[];
const VIEWER = { authorization: 'Bearer canary-viewer', 'x-viewer-id': 'canary-id' };

let network: Awaited<ReturnType<typeof startMisbehavingNetwork>>;
let elsewhere: Awaited<ReturnType<typeof startRecordingHost>>;

beforeAll(async () => {
  network = await startMisbehavingNetwork();
  elsewhere = await startRecordingHost();
  elsewhere.answer(() => ({ headers: { 'content-type': 'video/mp4' }, text: 'foreign' }));
  stubWebEnv('http://127.0.0.1:1');
  vi.stubEnv('NETWORK_URL', network.url);
  vi.stubEnv('NETWORK_TOKEN', 'canary-viewer');
  vi.stubEnv('NETWORK_VIEWER_ID', 'canary-id');
  vi.stubEnv('ASSETS_URL', `${elsewhere.url}/assets`);
});
afterAll(() => Promise.all([network.close(), elsewhere.close()]));

function get(id: string, init: RequestInit = {}): Promise<Response> {
  const request = new Request(`${SITE_URL}/slates/${id}/media?url=https://evil.example/`, init);
  const answer = init.method === 'HEAD' ? HEAD : GET;
  return answer(request, { params: Promise.resolve({ id }) });
}
const part = (id: string, range: string) => get(id, { headers: { range } });
const askedFor = (path: string) => network.asked.filter(({ url }) => url === path);

describe('the media of a slate (SSRF-2)', () => {
  it('CC-027 CC-028: come through our origin, fetched as the viewer, with none of the visitor', async () => {
    const answer = await get('good', { headers: { cookie: 'a=1', 'x-forwarded-for': '1.2.3.4' } });
    expect(Buffer.from(await answer.arrayBuffer()).equals(FILE)).toBe(true);
    expect(Object.fromEntries(answer.headers)).toEqual({
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=300',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'content-type': 'video/mp4',
      'cross-origin-resource-policy': 'same-origin',
      etag: '"v1"',
      'x-content-type-options': 'nosniff',
    });
    const [asked] = askedFor('/files/good');
    expect(asked?.headers).toMatchObject(VIEWER);
    expect(Object.keys(asked?.headers ?? {}).sort()).toEqual(
      ['accept', 'accept-encoding', 'authorization', 'connection', 'host', 'x-viewer-id'].sort(),
    );
  });

  it('can be sought in: parts, an unknown part, and what the browser has already', async () => {
    const middle = await part('good', 'bytes=1000-1999');
    expect(middle.status).toBe(206);
    expect(middle.headers.get('content-range')).toBe('bytes 1000-1999/65536');
    expect(middle.headers.get('content-length')).toBe('1000');
    expect(Buffer.from(await middle.arrayBuffer()).equals(FILE.subarray(1000, 2000))).toBe(true);
    const beyond = await part('good', 'bytes=65536-');
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */65536']);
    expect((await get('good', { headers: { 'if-none-match': '"v1"' } })).status).toBe(304);
    expect((await part('good', 'bytes=0-1,5-6')).status).toBe(200);
  });

  it('are not sent to who asks for the head only', async () => {
    const head = await get('good', { method: 'HEAD' });
    expect([head.status, head.headers.get('content-type')]).toEqual([200, 'video/mp4']);
    expect(head.body).toBeNull();
  });

  it('lose every header that is not about the bytes', async () => {
    const answer = await get('gossip');
    expect(Object.fromEntries(answer.headers)).toEqual({
      'cache-control': 'public, max-age=300',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'content-type': 'video/mp4',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
  });

  it.concurrent.each(names)('are refused without a word about why: %s', async (name) => {
    const answer = await part(name, 'bytes=0-65535');
    expect([answer.status, answer.body]).toEqual([502, null]);
    expect(Object.fromEntries(answer.headers)).toEqual({ 'cache-control': 'no-store' });
  });

  it.concurrent('are given up when they say nothing for ten seconds', async () => {
    const started = performance.now();
    await expect((await get('stall')).arrayBuffer()).rejects.toThrow();
    const ms = performance.now() - started;
    expect(ms).toBeGreaterThan(9_000);
    expect(ms).toBeLessThan(13_000);
  });

  it('are no part where the whole was asked for', async () => {
    expect((await get('anotherPart')).status).toBe(502);
  });

  it('are not found where the post has none, or nobody has such a post', async () => {
    expect((await get('gone')).status).toBe(404);
    const before = network.asked.length;
    expect((await get('..')).status).toBe(404);
    expect((await get('a%2fb')).status).toBe(404);
    expect(network.asked).toHaveLength(before);
  });
});

describe('an address that leads away (SSRF-2)', () => {
  it('is not followed: the bearer is seen by no other host', async () => {
    const away = `${elsewhere.url}/stolen`;
    for (const status of [301, 302, 303, 307, 308]) {
      network.serve('moved', (_, response) => {
        response.writeHead(status, { location: away, 'content-type': 'video/mp4' }).end();
      });
      expect((await get('moved')).status).toBe(502);
    }
    expect(elsewhere.asked).toHaveLength(0);
  });

  it.each([
    'http://127.0.0.1:1/v.mp4',
    'https://127.0.0.1/v.mp4',
    'https://[::1]/v.mp4',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/v.mp4',
    'https://cdn.example:8443/v.mp4',
    'http://cdn.example/v.mp4',
    'https://user:password@cdn.example/v.mp4',
    'file:///etc/passwd',
    'data:video/mp4;base64,AAAA',
    'javascript:alert(1)',
    'http://[broken',
  ])('is refused inside our network and in any other scheme: %s', async (address) => {
    network.place('placed', address);
    expect((await get('placed')).status).toBe(502);
  });

  it('is refused on another port of the same machine', async () => {
    network.place('placed', `http://127.0.0.1.nip.example:${new URL(elsewhere.url).port}/v.mp4`);
    expect((await get('placed')).status).toBe(502);
    expect(elsewhere.asked).toHaveLength(0);
  });

  it('is asked without the credential when it is the assets host', async () => {
    network.place('stored', `${elsewhere.url}/assets/v.mp4`);
    const answer = await get('stored');
    expect(await answer.text()).toBe('foreign');
    expect(elsewhere.asked).toHaveLength(1);
    expect(elsewhere.asked[0]?.headers).not.toHaveProperty('authorization');
    expect(elsewhere.asked[0]?.headers).not.toHaveProperty('x-viewer-id');
  });

  it('keeps the credential when it spells out the network service itself', async () => {
    network.place('absolute', `${network.url}/files/good`);
    expect((await get('absolute')).status).toBe(200);
    expect(network.asked.at(-1)?.headers).toMatchObject(VIEWER);
  });
});

describe('a long video', () => {
  it('takes up no memory, and waits for whoever reads it slowly', async () => {
    const rss = () => process.memoryUsage().rss;
    const answer = await get('pour');
    const reader = answer.body?.getReader();
    await reader?.read();
    await sleep(300);
    // What lies between the two ends is what the sockets hold.
    expect(network.poured.bytes).toBeLessThan(20_000_000);
    const before = rss();
    let [size, most] = [0, before];
    for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
      size += read.value.byteLength;
      most = Math.max(most, rss());
    }
    expect(size).toBeGreaterThan(49_000_000);
    expect(most - before).toBeLessThan(50_000_000);
  });

  it.each(['by leaving', 'by stopping to read'])(
    'ends when its visitor ends it %s',
    async (how) => {
      const leaving = new AbortController();
      const answer = await get('pour', { signal: leaving.signal });
      await vi.waitFor(() => expect(network.poured.isOpen).toBe(true));
      if (how === 'by leaving') leaving.abort();
      else await answer.body?.cancel();
      await vi.waitFor(() => expect(network.poured.isOpen).toBe(false));
    },
  );

  it('lets go of the network service when its visitor takes nothing for a minute', async () => {
    const reader = (await get('pour')).body?.getReader();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      await reader?.read();
      await vi.advanceTimersByTimeAsync(59_000);
      expect(network.poured.isOpen).toBe(true);
      await vi.advanceTimersByTimeAsync(2_000);
    } finally {
      vi.useRealTimers();
    }
    await vi.waitFor(() => expect(network.poured.isOpen).toBe(false));
  });

  it('that breaks off is broken off, not shortened', async () => {
    await expect((await get('reset')).arrayBuffer()).rejects.toThrow();
  });

  it('that does not say how long it is ends at the limit', async () => {
    const file = { url: 'files/endless', type: 'video' } as const;
    network.serve('endless', (_, response) => {
      response.writeHead(200, { 'content-type': 'video/mp4' }).end(FILE);
    });
    const visitor = { headers: new Headers(), signal: new AbortController().signal };
    const opened = await openMedia(file, visitor, MINUTE_MS);
    await expect(new Response(opened.body).arrayBuffer()).rejects.toThrow();
  });
});
