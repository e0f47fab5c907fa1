import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { securityHeaders } from '@/lib/shared/domain/site/security-headers';
import { textsFor } from '@/lib/shared/texts/catalogue';
import { PAGES } from '@/lib/shared/url/pages';
import { EVENT_CHOICES, FIND_CHOICES } from '@/lib/shared/url/shared-pages';
import { findProgram } from '@/scripts/testing/programs.mjs';
import { startEdge } from './edge';
import { bookingsThrough, oneVisit } from './visitors';

const nginx = findProgram('nginx');
/** The edge passes it on as it is. */
const VISIT = oneVisit({ accountId: 1, itemIds: [1] }, Date.now(), '+35699000001');

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A web process as far as the edge can tell: it answers by a script, and notes what it was asked. */
async function startWeb() {
  const asked: IncomingMessage[] = [];
  let answer: Answer = (_, response) => response.end();
  const server = createServer((request, response) => {
    asked.push(request);
    answer(request, response);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    asked,
    port,
    script: (next: Answer) => {
      asked.length = 0;
      answer = next;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(closed));
    },
    reopen: () => once(server.listen(port, '127.0.0.1'), 'listening'),
  };
}

let webs: [Awaited<ReturnType<typeof startWeb>>, Awaited<ReturnType<typeof startWeb>>];
let edge: Awaited<ReturnType<typeof startEdge>>;

const scriptBoth = (answer: Answer) => {
  for (const web of webs) web.script(answer);
};
const asked = () => webs.flatMap((web) => web.asked);
async function read(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(edge.url + path, { headers });
  return { status: answer.status, text: await answer.text(), headers: answer.headers };
}

/** Answers with a number that rises, and with these headers. */
const counting =
  (headers: Record<string, string>): Answer =>
  (_, response) =>
    response.writeHead(200, { 'content-type': 'text/html', ...headers }).end(`${asked().length}`);
const SHARED = { 'cache-control': 'public, max-age=0, s-maxage=60' };

const SECURITY = securityHeaders({ isDevelopment: false, includeSubdomains: undefined });
const OWN = { ...SECURITY, 'Cache-Control': 'private, no-store' };
function expectOwn(headers: Headers): void {
  for (const [name, value] of Object.entries(OWN)) expect(headers.get(name), name).toBe(value);
  expect(headers.get('x-request-id')).toMatch(/^[\da-f]{32}$/);
}

/** Addresses that have no copies for everybody, one of each kind, in two languages. */
const UNSHARED = [
  ...PAGES.filter(({ shared }) => shared === 'never').map(({ path }) => path),
  ...FIND_CHOICES.map((choice) => `/find?of=map&${choice}=x`),
  ...EVENT_CHOICES.map((choice) => `/whats-on?${choice}=x`),
  '/find/food?q=x',
  '/news?offset=20',
  '/news?origin=GH&count=3',
  '/booking?providerId=7&serviceItems=1',
].flatMap((path) => [path, `/fil${path}`]);
const UNSHARED_FILES = ['/api/bookings', '/api/calendars/7/slots?from=1', '/healthz', '/readyz'];

describe.skipIf(nginx === null)('the edge', () => {
  beforeAll(async () => {
    webs = [await startWeb(), await startWeb()];
    edge = await startEdge(nginx ?? '', [webs[0].port, webs[1].port]);
  });
  afterAll(async () => {
    await edge.stop();
    for (const web of webs) await web.close();
  });
  beforeEach(() => scriptBoth(counting(SHARED)));

  it('keeps a shared page for as long as it says, for all ways to ask for it', async () => {
    expect((await read('/kept?id=1', { 'accept-encoding': 'gzip, br' })).text).toBe('1');
    expect((await read('/kept?id=1', { 'accept-encoding': 'gzip;q=1' })).text).toBe('1');
    expect((await read('/kept?id=2')).text).toBe('2');
    scriptBoth(counting({ 'cache-control': 'private, no-store' }));
    expect([(await read('/own')).text, (await read('/own')).text]).toEqual(['1', '2']);
  });

  it('shows a visitor with a session no copy, and keeps none of theirs', async () => {
    const cookies = ['next-auth.session-token=a', 'theme=dark; __Host-next-auth.session-token=a'];
    await read('/session');
    for (const cookie of cookies) {
      expect((await read('/session', { cookie })).text).not.toBe('1');
      await read('/preview', { cookie });
    }
    expect((await read('/session', { cookie: 'theme=dark' })).text).toBe('1');
    expect((await read('/preview')).text).toBe(String(asked().length));
    expect((await read('/session', { rsc: '1' })).text).toBe(String(asked().length));
  });

  it('keeps a copy for each community of one’s own, of those pages alone that lead with it', async () => {
    for (const path of ['/find', '/fil/whats-on', '/news']) {
      const of = async (cookie: string) => (await read(path, { cookie })).text;
      const [one, other] = [
        await of('community=caribbean'),
        await of('a=b; community=south-asian'),
      ];
      expect(new Set([one, other, await of('')]).size, path).toBe(3);
      expect([await of('community=caribbean'), await of('community=south-asian')]).toEqual([
        one,
        other,
      ]);
    }
    const profile = async (cookie: string) => (await read('/providerPage?id=8', { cookie })).text;
    expect(await profile('community=caribbean')).toBe(await profile('community=south-asian'));
  });

  it.each([
    'COMMUNITY=1; community=caribbean',
    'Community=caribbean; community=south-asian',
    'community=%63aribbean',
    'community="caribbean"',
    'community =caribbean',
    'a=b;  community=caribbean',
    'community=caribbean; community=caribbean',
  ])('keeps no copy of what is asked for with %s', async (cookie) => {
    const page = `/whats-on?n=${encodeURIComponent(cookie)}`;
    await read(page, { cookie });
    await read(page, { cookie });
    const everybody = await read(page);
    expect(everybody.text).toBe(String(asked().length));
    expect(everybody.headers.get('x-edge-cache')).toBe('MISS');
    expect((await read(page, { cookie: 'theme=dark; community=caribbean' })).text).toBe(
      String(asked().length),
    );
  });

  it('keeps posts apart by what they vary by', async () => {
    scriptBoth(counting({ ...SHARED, vary: 'rsc, user-agent, Accept-Encoding' }));
    const [phone, desk] = [{ 'user-agent': 'a phone' }, { 'user-agent': 'a desk' }];
    for (const path of ['/slates/7', '/mt/slates/7', '/fil/slates/7']) {
      const first = (await read(path, phone)).text;
      expect((await read(path, desk)).text, path).not.toBe(first);
      expect((await read(path, phone)).text).toBe(first);
    }
  });

  it('says itself who asks, and gives each request an id', async () => {
    const forged = { 'x-forwarded-for': '203.0.113.9', 'x-request-id': 'forged-forged-forged' };
    const { headers } = await read('/who', forged);
    const [request] = asked();
    expect(request?.headers['x-forwarded-for']).toBe('127.0.0.1');
    expect(request?.headers['x-request-id']).toMatch(/^[\da-f]{32}$/);
    expect(headers.get('x-request-id')).toBe(request?.headers['x-request-id']);
  });

  it('FLOOD-1: refuses who floods bookings in the words of the site, late, and nobody else', async () => {
    scriptBoth((_, response) => response.writeHead(201).end('{}'));
    const send = bookingsThrough(edge.url, '127.3.3.3', 'it');
    const began = performance.now();
    const flood = await Promise.all(Array.from({ length: 120 }, () => send(randomUUID(), VISIT)));
    const refused = flood.filter((answer) => answer?.status === 429);
    // Sixty at once and the first one, and one more for each second that this took.
    const most = 61 + Math.ceil((performance.now() - began) / 1_000);
    expect(flood.filter((answer) => answer?.status === 201).length).toBeGreaterThanOrEqual(61);
    expect(asked().length).toBeLessThanOrEqual(most);
    expect(performance.now() - began).toBeGreaterThan(900);
    const texts = textsFor('it', 'errors.reasons');
    const [one] = refused;
    expect(one?.retryAfter).toBe('20');
    expect(one?.json).toEqual({
      error: {
        code: 'too_many',
        reason: 'readsClosed',
        message: texts('readsClosed', { seconds: 20 }),
        retryAfterSeconds: 20,
      },
    });
    const neighbour = await bookingsThrough(edge.url, '127.3.3.4')(randomUUID(), VISIT);
    expect(neighbour?.status).toBe(201);
    for (let n = 0; n < 30; n += 1) expect((await read(`/api/bookings?n=${n}`)).status).toBe(201);
  });

  it.each([
    ['/api/suggestions', 'readsClosed'],
    ['/find', 'Your connection sends more'],
  ])(
    'FLOOD-1: has at most 64 reads of a network under way (%s), and passes what it sends',
    async (path, words) => {
      const held: ServerResponse[] = [];
      scriptBoth(({ method }, response) => {
        if (method === 'GET') held.push(response);
        else response.end('"taken"');
      });
      const flood = Array.from({ length: 100 }, (_, n) => read(`${path}?q=${n}`));
      const refused: string[] = [];
      for (const one of flood) {
        void one.then(({ status, text }) => status === 429 && refused.push(text));
      }
      await expect.poll(() => refused.length).toBe(36);
      expect(held).toHaveLength(64);
      expect(refused[0]).toContain(words);
      expect((await bookingsThrough(edge.url, '127.0.0.1')(randomUUID(), VISIT))?.status).toBe(200);
      for (const response of held) response.end('read');
      await Promise.all(flood);
    },
  );

  it('FLOOD-1: refuses who floods forms with a page, and lets them read and call', async () => {
    scriptBoth((_, response) => response.writeHead(200).end('shown'));
    const send = async (n: number) => {
      const answer = await fetch(`${edge.url}/booking/review?n=${n}`, { method: 'POST' });
      return { status: answer.status, headers: answer.headers, text: await answer.text() };
    };
    const began = performance.now();
    const flood = await Promise.all(Array.from({ length: 80 }, (_, n) => send(n)));
    const most = 41 + 4 * Math.ceil((performance.now() - began) / 1_000);
    expect(flood.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(41);
    expect(asked().length).toBeLessThanOrEqual(most);
    expect(performance.now() - began).toBeGreaterThan(900);
    const refused = flood.find(({ status }) => status === 429);
    expect(refused?.headers.get('retry-after')).toBe('10');
    if (refused) expectOwn(refused.headers);
    expect(refused?.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(refused?.text).toContain(
      textsFor('en', 'errors.reasons')('formsClosed', { seconds: 10 }),
    );
    expect(refused?.text).toContain(textsFor('en', 'errors.refusals')('tooManyTitle'));
    expect((await read('/booking/review?read')).text).toBe('shown');
    const call = await fetch(`${edge.url}/api/reports`, { method: 'POST', body: '{}' });
    expect(call.status).toBe(200);
  });

  it('refuses what is too long in the language of the address, a call in that of its caller', async () => {
    const send = async (path: string, language: string) => {
      const answer = await fetch(edge.url + path, {
        method: 'POST',
        headers: { 'accept-language': language },
        body: 'x'.repeat(1_100_000),
      });
      expectOwn(answer.headers);
      expect(answer.headers.get('retry-after')).toBeNull();
      return { status: answer.status, text: await answer.text() };
    };
    const page = await send('/uk/booking/review', 'it');
    expect(page.status).toBe(413);
    expect(page.text).toContain('<html lang="uk" dir="ltr">');
    expect(page.text).toContain(textsFor('uk', 'errors.refusals')('largeTitle'));
    for (const address of ['/pt-BR/booking/review', '/pt/booking/review']) {
      const { text } = await send(address, 'it');
      expect(text).toContain('<html lang="pt-BR" dir="ltr">');
      expect(text).toContain(textsFor('pt-BR', 'errors.refusals')('largeTitle'));
    }
    for (const [named, language] of [
      ['sr', 'sr'],
      ['pt-BR', 'pt-BR'],
      ['pt-PT,pt;q=0.9,en;q=0.8', 'pt-BR'],
      ['fil-PH,fil;q=0.9,en;q=0.8', 'fil'],
      ['arn', 'en'],
      ['xx,it', 'en'],
    ] as const) {
      const call = await send('/api/bookings', named);
      expect(call.status).toBe(413);
      expect(JSON.parse(call.text).error).toEqual({
        code: 'too_large',
        reason: 'bodyTooLarge',
        message: textsFor(language, 'errors.reasons')('bodyTooLarge'),
      });
    }
    expect(asked()).toEqual([]);
  });

  it('HDR-1: gives what it answers itself the security headers, and leaves those of the site', async () => {
    expectOwn((await read(`/find?q=${'x'.repeat(20_000)}`)).headers);
    const unreadable = await read('/find', { cookie: 'x'.repeat(20_000) });
    expect(unreadable.status).toBe(400);
    expectOwn(unreadable.headers);
    const own = { ...SECURITY, 'Content-Security-Policy': "default-src 'self'", ...SHARED };
    scriptBoth((_, response) => response.writeHead(200, own).end());
    for (let n = 0; n < 2; n += 1) {
      const { headers } = await read('/of-the-site');
      expect(headers.get('content-security-policy')).toBe("default-src 'self'");
      expect(headers.get('cache-control')).toBe(SHARED['cache-control']);
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('x-edge-cache')).toBe(n === 0 ? 'MISS' : 'HIT');
    }
  });

  it('asks the other process for a page, but never sends a write twice', async () => {
    const cut: Answer = (request) => request.socket.destroy();
    webs[0].script(cut);
    for (let n = 0; n < 6; n += 1) expect((await read(`/retried?n=${n}`)).status).toBe(200);
    scriptBoth(cut);
    const post = await fetch(`${edge.url}/api/bookings`, { method: 'POST', body: '{}' });
    expect(post.status).toBe(502);
    expect(asked().filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('finds the files of a page in the process that has them, while a release is rolled out', async () => {
    webs[0].script((_, response) => response.writeHead(404).end());
    for (let n = 0; n < 6; n += 1) {
      const file = await read(`/_next/static/chunks/new.js?n=${n}`);
      expect(file.status).toBe(200);
      expect(file.headers.get('x-request-id')).toMatch(/^[\da-f]{32}$/);
    }
    webs[1].script((_, response) => response.writeHead(404).end('of the site'));
    webs[0].script((_, response) => response.writeHead(404).end('of the site'));
    expect(await read('/_next/static/chunks/none.js')).toMatchObject({
      status: 404,
      text: 'of the site',
    });
    expect(asked()).toHaveLength(2);
    expect((await read('/none')).status).toBe(404);
    expect(asked()).toHaveLength(3);
  });

  it('FLEET-1: passes on what the site says of an outage, and lets everything else through', async () => {
    scriptBoth((request, response) => {
      const { url = '', method } = request;
      const failing = url.startsWith('/find') ? 502 : 503;
      const isFine = method === 'POST' || url.startsWith('/fine');
      response.writeHead(isFine ? 200 : failing).end('{"by":"the site"}');
    });
    const failing = (n: number) => [read(`/find?q=${n}`), read(`/booking/select-time?n=${n}`)];
    for (let round = 0; round < 8; round += 1) {
      const [reads, fine, bookings] = await Promise.all([
        Promise.all(Array.from({ length: 15 }, (_, n) => failing(100 * round + n)).flat()),
        Promise.all(Array.from({ length: 5 }, (_, n) => read(`/fine?n=${100 * round + n}`))),
        Promise.all(
          Array.from({ length: 5 }, (_, n) =>
            bookingsThrough(edge.url, `127.4.${round}.${n + 1}`)(randomUUID(), VISIT),
          ),
        ),
      ]);
      expect(reads.filter(({ text }) => text !== '{"by":"the site"}')).toEqual([]);
      expect(new Set(reads.map(({ status }) => status))).toEqual(new Set([502, 503]));
      expect(fine.map(({ status }) => status)).toEqual(Array(5).fill(200));
      expect(bookings.map((answer) => answer?.status)).toEqual(Array(5).fill(200));
    }
    // Each was asked of one process: a site that is busy is not made busier.
    expect(asked()).toHaveLength(8 * 40);
  });

  it('lets nobody wait for whoever asks for the same page, where there are no copies', async () => {
    let waitMs = 400;
    scriptBoth(async (_, response) => {
      await sleep(waitMs);
      response.writeHead(200, { 'cache-control': 'private, no-store' }).end();
    });
    const times = '/booking/select-time?providerId=7&serviceItems=1';
    const began = performance.now();
    await Promise.all(Array.from({ length: 20 }, () => read(times)));
    expect(performance.now() - began).toBeLessThan(1_500);
    waitMs = 0;
    for (const path of [...UNSHARED, ...UNSHARED_FILES]) {
      expect((await read(path)).headers.get('x-edge-cache'), path).toBe('BYPASS');
    }
  });

  it('asks once for a shared page that many want at the same time', async () => {
    scriptBoth(async (_, response) => {
      await sleep(200);
      response.writeHead(200, SHARED).end('a page');
    });
    for (const path of ['/', '/find?of=map', '/booking?providerId=7', '/fil/whats-on/7']) {
      const before = asked().length;
      await Promise.all(Array.from({ length: 20 }, () => read(path)));
      expect(asked().length - before, path).toBe(1);
    }
  });

  it('LOG-1: keeps tokens and queries out of its logs, also where nothing behind it answers', async () => {
    const secrets = [
      'booking/manage/s3cret~7-1-1/move',
      'review/s3cret~7-1-1',
      'calendar/s3cret.ics',
      'find?q=s3cret',
    ];
    scriptBoth((request) => request.socket.destroy());
    for (const path of secrets) expect((await read(`/${path}`)).status).toBe(502);
    const readLog = (name: string) => readFileSync(edge.logFile(name), 'utf8');
    await expect
      .poll(() => readLog('nginx-access'), { timeout: 5_000 })
      .toMatch(/"path":"\/booking\/manage\/:token\/move","status":502,.*"upstream_status":"502/);
    await expect.poll(() => readLog('nginx-access')).toContain('"path":"/calendar/:token"');
    await expect.poll(() => readLog('nginx-access')).toContain('"path":"/review/:token"');
    for (const name of ['nginx-access', 'nginx-error', 'nginx']) {
      expect(readLog(name)).not.toContain('s3cret');
    }
  });

  it('FLEET-1: goes on showing what it has while nothing behind it answers', async () => {
    scriptBoth(counting({ 'cache-control': 'public, max-age=0, s-maxage=1' }));
    await expect.poll(async () => (await read('/lasting')).status, { timeout: 10_000 }).toBe(200);
    const { text } = await read('/lasting');
    for (const web of webs) await web.close();
    await sleep(2_100);
    expect(await read('/lasting')).toMatchObject({ status: 200, text });
    const texts = textsFor('en', 'errors.reasons');
    const away = await read('/unknown');
    expect(away).toMatchObject({ status: 502 });
    expect(away.text).toContain(textsFor('en', 'errors.refusals')('failedTitle'));
    expect(away.text).toContain(texts('hostFailed'));
    expect(away.headers.get('retry-after')).toBe('5');
    expectOwn(away.headers);
    const arabic = await read('/ar/unknown');
    expect(arabic.text).toContain('<html lang="ar" dir="rtl">');
    expect(arabic.text).toContain(textsFor('ar', 'errors.reasons')('hostFailed'));
    expect((await read('/arrivals')).text).toContain('<html lang="en" dir="ltr">');
    const form = await fetch(`${edge.url}/booking/review`, { method: 'POST' });
    expect(form.status).toBe(502);
    expectOwn(form.headers);
    expect(await form.text()).toContain(texts('unsettled'));
    // Without a code, as the site's own pages take it that nobody knows.
    const call = await bookingsThrough(edge.url, '127.3.3.5', 'hi')(randomUUID(), VISIT);
    const message = textsFor('hi', 'errors.reasons')('unsettled');
    expect(call).toMatchObject({ status: 502, json: { error: { message } } });
    for (const web of webs) await web.reopen();
    await expect
      .poll(async () => (await read('/lasting')).text, { timeout: 10_000 })
      .not.toBe(text);
  });
});
