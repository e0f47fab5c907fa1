import { existsSync, readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { LIMITS } from '@/lib/shared/domain/limits';
import { IS_LONG } from '../test/long';
import { stubProvider } from './support/stub-provider';
import { expect, ownNetwork, READS_ONLY, test } from './support/test';

test.use(READS_ONLY);

const BASE = process.env.E2E_BASE_URL ?? 'http://127.0.0.1:3000';
const ORIGIN = { origin: BASE };
const ACTION = 'a'.repeat(42);
const PAGES = ['/', '/nope', '/providerPage?id=1', '/booking/review', '/news', '/services/1'];

/** Sends a request as it is written and gives the status and what follows the head. */
function sendRaw(text: string): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(BASE);
    const socket = connect(Number(port), hostname);
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
    });
    socket.on('error', reject);
    socket.on('close', () => {
      const [head = '', ...rest] = answer.split('\r\n\r\n');
      resolve({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1]), body: rest.join('') });
    });
    socket.write(Buffer.from(text, 'latin1'));
  });
}

function send(method: string, path: string, headers: Record<string, string> = {}, body = '') {
  const network = { 'x-forwarded-for': ownNetwork() };
  const own = { host: new URL(BASE).host, connection: 'close', ...network };
  const all = { ...own, ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  const length = method === 'GET' ? '' : `content-length: ${Buffer.byteLength(body, 'latin1')}\r\n`;
  return sendRaw(`${method} ${path} HTTP/1.1\r\n${lines.join('')}${length}\r\n${body}`);
}

const form = (name: string, value: string) =>
  `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n--x--\r\n`;
const MULTIPART = { 'content-type': 'multipart/form-data; boundary=x' };

test('a path that is not UTF-8 is 400, in the house’s look or as JSON', async ({ request }) => {
  for (const path of ['/%ff', '/services/%ff', '/slates/%C0%80/media', '/events/%ED%A0%80']) {
    const { status, body } = await send('GET', path);
    expect([status, body.startsWith('<!DOCTYPE html>')], path).toEqual([400, true]);
  }
  const answer = await request.get('/api/events/%ff');
  expect([answer.status(), await answer.json()]).toMatchObject([
    400,
    { error: { code: 'bad_request' } },
  ]);
  expect(answer.headers()['x-frame-options']).toBe('DENY');
});

test('the whole address of a page, as proxies send it, is the page; another site’s is 400', async () => {
  for (const path of ['/find', '/api/news?origin=IN', '/booking/review']) {
    const [whole, plain] = [await send('GET', `${BASE}${path}`), await send('GET', path)];
    expect([path, whole.status]).toEqual([path, plain.status]);
  }
  expect((await send('GET', `${BASE}/find`)).body).toContain('<html');
  const { host } = new URL(BASE);
  for (const target of ['http://169.254.169.254/', 'https://evil.test/', `http://a@${host}/find`]) {
    const { status, body } = await send('GET', target);
    expect([target, status, body.includes('169.254')]).toEqual([target, 400, false]);
  }
});

test('CSRF-1: a server action from a foreign origin is 403', async () => {
  for (const origin of ['https://evil.test', 'null']) {
    for (const path of ['/booking/review', '/providerPage?id=1', '/']) {
      const action = { origin, 'next-action': ACTION, 'content-type': 'text/plain' };
      expect((await send('POST', path, action, '[]')).status, path).toBe(403);
      const posted = await send('POST', path, { origin, ...MULTIPART }, form('a', '1'));
      expect(posted.status, path).toBe(403);
    }
  }
});

test('nothing that strangers may send is answered with a 500', async () => {
  const paths = [
    '/slates/%00',
    '/services/__proto__',
    '/providerPage?id=%00',
    '/providerPage?%ff=%ff',
    '/providerPage?__proto__=1&id[__proto__]=2',
    '/news?origin=__proto__',
    '/_global-error',
    '/booking/review?providerId=%00&startTime=%ff&serviceItems=1e9',
    '/api/news?origin=%00',
    `/slates/${'a'.repeat(9_000)}`,
    `/providerPage?id=${'a'.repeat(15_000)}`,
    '/%2f%2fevil',
    '/api/auth/error?error=%ff',
    '/api/calendars/%00/slots',
    '/slates/x%2f..%2f/media',
    '*',
  ];
  const headers: Record<string, string>[] = [
    { rsc: '1', 'next-router-state-tree': '%ff' },
    { rsc: '1', 'next-router-state-tree': '{"__proto__":1}' },
    { rsc: '1', 'next-router-prefetch': '9', 'next-url': '%ff' },
    { cookie: 'a=%ff; =; ;;__Host-next-auth.session-token=%ff; next-auth.session-token=.....' },
    { cookie: '\xff\xfe=\xff', 'accept-language': '\xff', accept: '\xff' },
    { 'x-forwarded-host': '\xff', 'x-forwarded-proto': 'javascript', range: 'bytes=9-1' },
    { 'x-middleware-subrequest': 'proxy:proxy:proxy', 'x-invoke-path': '/x' },
    { connection: 'close, Upgrade', upgrade: 'h2c' },
  ];
  const posts: [Record<string, string>, string][] = [
    [MULTIPART, 'garbage'],
    [{ 'content-type': 'multipart/form-data' }, 'garbage'],
    [MULTIPART, form(`$ACTION_ID_${ACTION}`, '')],
    [MULTIPART, form('$ACTION_REF_1', '')],
    [{ 'next-action': ACTION, 'content-type': 'text/plain' }, '['.repeat(40_000)],
    [{ 'next-action': '__proto__', 'content-type': 'text/plain' }, '$'],
    [{ 'next-action': ACTION, ...MULTIPART }, form('0', '["$K1"]')],
    [{ 'content-type': '\xff/;;;=' }, 'x'],
    [{ 'content-type': 'application/json' }, '{"__proto__":{"a":"\\ud800"}}'],
  ];
  // All of them on every page in a long run, otherwise each on some of the pages.
  const some = <Try>(all: Try[], place: number) =>
    IS_LONG ? all : all.filter((_, at) => at % 3 === place % 3);
  const tries = [
    ...paths.map((path) => ['GET', path, {}, ''] as const),
    ...PAGES.flatMap((path, place) =>
      some(headers, place).flatMap((set) =>
        ['GET', 'HEAD'].map((way) => [way, path, set, ''] as const),
      ),
    ),
    ...[...PAGES, '/api/bookings', '/api/contact'].flatMap((path, place) => [
      ...some(posts, place).map(
        ([set, body]) => ['POST', path, { ...ORIGIN, ...set }, body] as const,
      ),
      ...['TRACE', 'PUT', 'PROPFIND', 'OPTIONS'].map((way) => [way, path, ORIGIN, ''] as const),
    ]),
  ];
  for (const [method, path, set, body] of tries) {
    const { status } = await send(method, path, set, body);
    const told = `${method} ${path.slice(0, 60)} ${JSON.stringify(set)} ${body.slice(0, 60)}`;
    expect(status, told).toBeGreaterThanOrEqual(200);
    expect(status, told).toBeLessThan(500);
  }
});

test('a method that an address does not take is 405 and says which ones it takes', async ({
  request,
}) => {
  const tries = [
    ...['/', '/news', '/healthz', '/providerPage?id=1'].map((path) => [path, 'GET, HEAD'] as const),
    ['/booking/review', 'GET, HEAD, POST'],
    ['/api/services/1', 'DELETE, PUT'],
    ['/%61pi/services/1', 'DELETE, PUT'],
    ['/%61pi/bookings', 'POST'],
  ] as const;
  for (const [path, allow] of tries) {
    const answer = await request.fetch(path, { method: 'PATCH', headers: ORIGIN });
    expect([path, answer.status(), answer.headers().allow]).toEqual([path, 405, allow]);
  }
  expect((await request.fetch('/news', { method: 'HEAD' })).status()).toBe(200);
  const options = await request.fetch('/api/bookings', { method: 'OPTIONS' });
  expect([options.status(), options.headers().allow]).toEqual([204, 'POST, OPTIONS']);
  const ofPage = await request.fetch('/news', { method: 'OPTIONS' });
  expect([ofPage.status(), ofPage.headers().allow]).toEqual([204, 'GET, HEAD, OPTIONS']);
});

test('RATE-1: forms that nobody can read count by their address, and no others for them', async ({
  request,
}) => {
  const send = (address: string) =>
    request.post('/booking/review', {
      headers: { ...ORIGIN, ...MULTIPART, 'x-forwarded-for': address },
      data: 'garbage',
    });
  const [own, other] = [ownNetwork(), ownNetwork()];
  const answers = await Promise.all(Array.from({ length: LIMITS.forms.most + 4 }, () => send(own)));
  const refused = answers.filter((answer) => answer.status() === 429);
  expect(refused).toHaveLength(4);
  expect(answers.filter((answer) => answer.status() === 400)).toHaveLength(LIMITS.forms.most);
  for (const answer of refused) {
    expect(Number(answer.headers()['retry-after'])).toBeGreaterThan(0);
    expect(answer.headers()['x-frame-options']).toBe('DENY');
    expect(await answer.text()).toContain('What you sent was not accepted');
  }
  expect((await send(other)).status()).toBe(400);
  const page = await request.get('/booking/review', { headers: { 'x-forwarded-for': own } });
  expect(page.status()).not.toBe(429);
});

test('without {host} the sitemap is away for now, and not empty', async ({ stubHost, request }) => {
  stubHost.answer(/^GET \/publicServiceProviders/, { status: 500 });
  const answer = await request.get(`${stubHost.siteUrl}/sitemap.xml`);
  expect([answer.status(), answer.headers()['retry-after']]).toEqual([503, '60']);
  stubHost.reset();
  const back = await request.get(`${stubHost.siteUrl}/sitemap.xml`);
  expect([back.status(), back.headers()['content-type']]).toEqual([200, 'application/xml']);
});

test('spellings of one id ask {host} once, and what is kept is not on the disk', async ({
  stubHost,
  request,
}) => {
  const kept = `${process.env.NEXT_DIST_DIR ?? '.next'}/cache/fetch-cache`;
  const count = () => (existsSync(kept) ? readdirSync(kept).length : 0);
  const before = count();
  const id = stubProvider(stubHost);
  for (const spelled of [id, id.toUpperCase(), ` ${id} `]) {
    const query = new URLSearchParams({ id: spelled });
    const answer = await request.get(`${stubHost.siteUrl}/providerPage?${query}`);
    expect([spelled, answer.status()]).toEqual([spelled, 200]);
  }
  const asked = stubHost.asked.filter((asking) => asking.includes('/serviceProviders/details'));
  expect(asked.length).toBeLessThanOrEqual(1);
  expect(count()).toBe(before);
});
