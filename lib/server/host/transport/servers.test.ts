import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { endpoint } from '@/lib/shared/contract/endpoint';
import { startRecordingHost } from '@/test/recording-host';
import { stubWebEnv } from '@/test/web-env';

vi.spyOn(console, 'warn').mockImplementation(() => {});

const rowOf = (server: 'network' | 'news' | undefined) =>
  endpoint({
    method: 'GET',
    path: 'things/{id}',
    summary: 'A row of the test.',
    documented: 'test',
    ...(server && { server }),
    params: z.object({ id: z.string() }),
    answer: z.object({}),
    read: z.object({}),
  });

const BACKEND_TOKEN = 'Bearer token-of-the-tests-0123';
const VIEWER = { authorization: 'Bearer viewer-token', 'x-viewer': 'viewer-7' };

type Running = Awaited<ReturnType<typeof startRecordingHost>>;
let main: Running;
let network: Running;
let news: Running;
beforeAll(async () => {
  [main, network, news] = await Promise.all([
    startRecordingHost(),
    startRecordingHost(),
    startRecordingHost(),
  ]);
});
afterAll(() => Promise.all([main.close(), network.close(), news.close()]));
beforeEach(() => {
  vi.unstubAllEnvs();
  stubWebEnv(`${main.url}/v1`);
  for (const host of [main, network, news]) host.answer(() => ({ body: {} }));
});

/** Calls as a process would that starts with these variables. */
async function call(server: 'network' | 'news' | undefined, set: Record<string, string>) {
  for (const [name, value] of Object.entries(set)) vi.stubEnv(name, value);
  vi.resetModules();
  const { callHost } = await import('./call-host');
  return callHost(rowOf(server), { params: { id: '7' } });
}

const viewer = {
  NETWORK_TOKEN: 'viewer-token',
  NETWORK_VIEWER_HEADER: 'X-Viewer',
  NETWORK_VIEWER_ID: 'viewer-7',
};

describe('services with an address of their own', () => {
  it('CC-022 CC-024: the network service gets the viewer and never the backend token', async () => {
    await call('network', { ...viewer, NETWORK_URL: `${network.url}/net/` });
    expect(network.asked).toMatchObject([{ url: '/net/things/7', headers: VIEWER }]);
    expect(main.asked).toHaveLength(0);
  });

  it('the network service gets nothing of the backend where no viewer is configured', async () => {
    await call('network', { NETWORK_URL: network.url });
    expect(network.asked[0]?.headers).not.toHaveProperty('authorization');
  });

  it('CC-029: the news service gets no credential at all', async () => {
    await call('news', { ...viewer, NEWS_URL: news.url });
    expect(news.asked[0]?.headers).not.toHaveProperty('authorization');
    expect(news.asked[0]?.headers).not.toHaveProperty('x-viewer');
  });

  it('the backend gets its own token and never the viewer', async () => {
    await call(undefined, { ...viewer, NETWORK_URL: network.url, NEWS_URL: news.url });
    expect(main.asked).toMatchObject([
      { url: '/v1/things/7', headers: { authorization: BACKEND_TOKEN } },
    ]);
    expect(main.asked[0]?.headers).not.toHaveProperty('x-viewer');
  });

  it('an origin that is the backend’s under another base is another server', async () => {
    await call('news', { NEWS_URL: `${main.url}/v2` });
    expect(main.asked[0]?.url).toBe('/v2/things/7');
    expect(main.asked[0]?.headers).not.toHaveProperty('authorization');
  });
});

describe('services that the backend offers itself', () => {
  it('are asked at its address: news with its token, slates as the viewer', async () => {
    await call('news', viewer);
    await call('network', viewer);
    expect(main.asked).toMatchObject([
      { url: '/v1/things/7', headers: { authorization: BACKEND_TOKEN } },
      { url: '/v1/things/7', headers: VIEWER },
    ]);
  });

  it('are asked with its token where no viewer is configured', async () => {
    await call('network', { NEWS_URL: news.url });
    expect(main.asked).toMatchObject([{ headers: { authorization: BACKEND_TOKEN } }]);
  });
});

it.each(['network', 'news', undefined] as const)(
  'no redirect of %s takes a credential elsewhere (SSRF-2)',
  async (server) => {
    const elsewhere = await startRecordingHost();
    const away = () => ({ status: 302, headers: { location: `${elsewhere.url}/things/7` } });
    for (const host of [main, network]) host.answer(away);
    const set = { ...viewer, NETWORK_URL: network.url };
    await expect(call(server, set)).rejects.toMatchObject({ kind: 'shape', status: 502 });
    expect(elsewhere.asked).toHaveLength(0);
    await elsewhere.close();
  },
);
