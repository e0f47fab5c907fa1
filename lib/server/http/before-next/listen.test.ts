import { once } from 'node:events';
import { type IncomingMessage, request, Server, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { countsOf } from '@/lib/server/counts';
import { stubWebEnv } from '@/test/web-env';
import { listenBeforeNext } from './listen';
import { LoadGate } from './load';

// @isolated: its rules hold for all servers of the process from here on.

const SITE_URL = 'https://settln.example';
const RENDERS = 4;
const PLACES = { renders: RENDERS, calls: 20 };
/** The policy of next.config.ts, which Next sets first. */
const OF_ALL = "default-src 'none'; style-src 'unsafe-inline'";
const ID_OF_ACTION = 'a'.repeat(42);

stubWebEnv('http://host.internal:4000/base');

let server: Server;
let port = 0;
/** Each test has its own, since places of the last one may still be held. */
let gate = new LoadGate(PLACES);
/** What stands in for Next; each test says what it does. */
let next: (request: IncomingMessage, response: ServerResponse) => void;

beforeAll(async () => {
  listenBeforeNext({
    siteUrl: SITE_URL,
    cheap: new Set(['/', '/aboutus', '/icon.svg']),
    headers: { 'X-Of-All': 'yes', 'Content-Security-Policy': OF_ALL },
    gate: { enter: (load, network) => gate.enter(load, network) },
    cache: {
      findPage: (key) =>
        key === '/en/shared/profile/7'
          ? { page: { kind: 'APP_PAGE', html: '' }, isFresh: false }
          : undefined,
    },
    refuseForm: async () => null,
  });
  server = new Server((asked, response) => next(asked, response));
  server.on('upgrade', () => {});
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
  await ask('/first');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  gate = new LoadGate(PLACES);
  next = vi.fn((_, response: ServerResponse) => response.end('a page'));
});

interface Asked {
  method?: string;
  headers?: Record<string, string>;
}

/** Asks for a path as it is written, which `fetch` would mend. */
async function ask(path: string, { method = 'GET', headers = {} }: Asked = {}) {
  next ??= (_, response) => response.end();
  const asking = request({ host: '127.0.0.1', port, path, method, headers }).end();
  const [answer] = (await once(asking, 'response')) as [IncomingMessage];
  let body = '';
  for await (const chunk of answer) body += chunk;
  return { status: answer.statusCode, headers: answer.headers, body };
}

/** Next while its pages take until `finish`. */
function holdPages(): { begun: () => number; finish: () => void } {
  const held: ServerResponse[] = [];
  next = (_, response) => held.push(response);
  const finish = () => {
    next = (_, response) => response.end('a page');
    for (const response of held.splice(0)) response.end('a page');
  };
  return { begun: () => held.length, finish };
}

describe('what Next would fail over', () => {
  test.each([
    '/%ff',
    '/services/%ff',
    '/slates/%C0%80',
    '/slates/%ED%A0%80/media',
    '/%',
    '/%zz',
    '*',
    'http://169.254.169.254/',
    'https://evil.test/api/bookings',
    'https://settln.example@evil.test/',
    '/x/../en/shared/profile/7',
    '/x/%2e%2E/en/shared/profile/7',
    '/x/.%2e/booking/review',
    '/x\\..\\booking/review',
    '/./find',
    '/find/..',
    '/find?q=a%00b',
    '/find?q=a?%00',
    '/slates/a%00b',
    '/booking/review?providerId=%00&startTime=x',
  ])('%s is 400, as a page of the house that nobody keeps', async (path) => {
    const answer = await ask(path);
    expect(answer).toMatchObject({ status: 400, body: expect.stringMatching(/^<!DOCTYPE html>/) });
    expect(answer.headers).toMatchObject({
      'x-of-all': 'yes',
      'content-type': expect.stringContaining('html'),
    });
    expect(answer.headers['cache-control']).toContain('no-store');
    expect(next).not.toHaveBeenCalled();
  });

  test('an address with signs that were copied along leads to the one without, for reads alone', async () => {
    const answer = await ask('/it/booking/manage/a~7-8-9%22?x=1');
    expect(answer).toMatchObject({
      status: 307,
      headers: { location: '/it/booking/manage/a~7-8-9?x=1', 'x-of-all': 'yes' },
    });
    expect((await ask(`${SITE_URL}//evil.test/x.`)).status).not.toBe(307);
    expect(next).toHaveBeenCalledTimes(1);
    const own = { origin: SITE_URL };
    const sent = await ask('/booking/not-me?token=a.', { method: 'POST', headers: own });
    expect(sent.status).not.toBe(307);
  });

  test('the whole address of a page of ours is answered as its path', async () => {
    next = (asked, response) => response.end(`${asked.url} at ${asked.headers.host}`);
    const said = { headers: { host: 'evil.test' } };
    const answer = await ask(`${SITE_URL}/booking/review?a=1`, said);
    expect(answer).toMatchObject({ status: 200, body: '/booking/review?a=1 at settln.example' });
    expect((await ask(`${SITE_URL}/news`, { method: 'PUT' })).headers.allow).toBe('GET, HEAD');
    expect((await ask(`${SITE_URL}/%ff`)).status).toBe(400);
  });

  test('below /api it is 400 as JSON, unless a browser opens it', async () => {
    const answer = await ask('/api/services/%ff/logo');
    expect(answer).toMatchObject({ status: 400, headers: { 'content-type': 'application/json' } });
    expect(JSON.parse(answer.body)).toMatchObject({ error: { code: 'bad_request' } });
    const opened = await ask('/api/%ff', { headers: { accept: 'text/html,*/*' } });
    expect(opened.body).toContain('<!DOCTYPE html>');
  });

  test('methods that nothing knows are 405', async () => {
    for (const method of ['TRACE', 'PROPFIND', 'PURGE']) {
      const answer = await ask('/news', { method, headers: { 'x-canary': 'echo-canary' } });
      expect(answer.status).toBe(405);
      expect(answer.headers.allow).toMatch(/^GET, HEAD/);
      expect(answer.body).not.toContain('echo-canary');
    }
  });

  test.each([
    ['/news', 'PUT', 'GET, HEAD'],
    ['/nope', 'DELETE', 'GET, HEAD'],
    ['/booking/review', 'PATCH', 'GET, HEAD, POST'],
    ['/providerPage/card', 'POST', 'GET, HEAD'],
    ['/api/auth/session', 'PUT', 'GET, HEAD, POST'],
    ['/api/services/7/items/8', 'GET', 'DELETE, PUT'],
    ['/api/calendars/7/people', 'PATCH', 'GET, HEAD, PUT'],
    ['/api/bookings', 'HEAD', 'POST'],
    ['/api/bookings', 'TRACE', 'POST'],
    ['/%61pi/bookings', 'GET', 'POST'],
    ['/api/servic%65s/7', 'GET', 'DELETE, PUT'],
  ])('%s does not take %s, and says what it takes', async (path, method, allow) => {
    const answer = await ask(path, { method, headers: { origin: SITE_URL } });
    expect(answer).toMatchObject({ status: 405, headers: { allow } });
    const isRead = decodeURIComponent(path).startsWith('/api/');
    expect(answer.headers['content-type']).toContain(isRead ? 'json' : 'html');
    expect(next).not.toHaveBeenCalled();
  });

  test.each([
    ['/news', 'GET, HEAD, OPTIONS'],
    ['/booking/review', 'GET, HEAD, POST, OPTIONS'],
    ['/favicon.ico', 'GET, HEAD, OPTIONS'],
    ['/api/bookings', 'POST, OPTIONS'],
    ['/api/services/7', 'DELETE, PUT, OPTIONS'],
    ['/api/auth/session', 'GET, HEAD, POST, OPTIONS'],
  ])('%s says which methods it takes when it is asked', async (path, allow) => {
    const answer = await ask(path, { method: 'OPTIONS' });
    expect(answer).toMatchObject({ status: 204, headers: { allow, 'x-of-all': 'yes' } });
    expect(next).not.toHaveBeenCalled();
  });

  test.each([
    ['/news', 'HEAD'],
    ['/api/bookings', 'POST'],
    ['/api/services/7', 'DELETE'],
    ['/api/calendars/7/people', 'HEAD'],
    ['/api/no-such-endpoint', 'PUT'],
  ])('%s takes %s, or leaves the answer to Next', async (path, method) => {
    const answer = await ask(path, { method, headers: { origin: SITE_URL } });
    expect(answer.status).toBe(200);
    expect(next).toHaveBeenCalledOnce();
  });

  const action = { 'next-action': ID_OF_ACTION, 'content-type': 'text/plain' };
  test.each([
    ['another site', { ...action, origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' }],
    ['another site, by its origin alone', { ...action, origin: 'https://evil.test' }],
    ['no origin', { ...action, origin: 'null' }],
    ['nobody knows where', action],
    [
      'a plain form',
      { 'content-type': 'multipart/form-data; boundary=x', origin: 'https://evil.test' },
    ],
  ])('CSRF-1: a server action from %s is 403', async (_, headers) => {
    const answer = await ask('/booking/review', { method: 'POST', headers });
    expect(answer.status).toBe(403);
    expect(next).not.toHaveBeenCalled();
  });

  test('our own form reaches its page, and a page without one takes none', async () => {
    const headers = { ...action, origin: SITE_URL };
    expect((await ask('/booking/review', { method: 'POST', headers })).status).toBe(200);
    const refused = await ask('/news', { method: 'POST', headers });
    expect(refused).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
  });

  test.each([
    ['a form', 'POST', { origin: SITE_URL }, 400],
    ['a navigation of the router', 'GET', { rsc: '1', 'next-router-state-tree': '%ff' }, 400],
    ['a page', 'GET', {}, 500],
  ])('when Next itself fails over %s, that is said in full', async (_, method, headers, status) => {
    next = (_request, response) => {
      // As the compression does it.
      const end = response.end;
      response.end = (...args: unknown[]) => {
        response.writeHead(response.statusCode);
        return Reflect.apply(end, response, args);
      };
      response.statusCode = 500;
      response.end('Internal Server Error');
    };
    const answer = await ask('/booking/review', { method, headers });
    expect(answer.status).toBe(status);
    expect(answer.body).toContain('<h1>');
    // Its styles are in the page, without a nonce.
    expect(answer.headers['content-security-policy']).toBe(OF_ALL);
  });

  test('when a form is of an older build, that is said in full, but not to our own scripts', async () => {
    next = (_request, response) => {
      response.statusCode = 409;
      response.setHeader('Content-Type', 'text/plain');
      response.end('Server Action unavailable.');
    };
    const own = { origin: SITE_URL };
    const form = await ask('/booking/review', { method: 'POST', headers: own });
    expect(form.status).toBe(409);
    expect(form.headers['content-type']).toContain('text/html');
    expect(form.body).toContain('<h1>This page is older than our site.</h1>');
    const headers = { ...own, 'next-action': 'f'.repeat(40) };
    const script = await ask('/booking/review', { method: 'POST', headers });
    expect(script).toMatchObject({ status: 409, body: 'Server Action unavailable.' });
  });

  test('when Next fails over a navigation that asks for the head alone, its status is as true', async () => {
    next = (_request, response) => {
      response.statusCode = 500;
      response.setHeader('Content-Type', 'text/plain');
      response.end(null);
    };
    const headers = { rsc: '1', 'next-router-state-tree': '%ff' };
    const answer = await ask('/news', { method: 'HEAD', headers });
    expect(answer).toMatchObject({ status: 400, body: '' });
    expect(answer.headers['content-type']).toContain('text/html');
  });

  test('a client that offers another protocol gets its page all the same', async () => {
    const headers = { connection: 'Upgrade', upgrade: 'h2c' };
    expect(await ask('/news', { headers })).toMatchObject({ status: 200, body: 'a page' });
  });
});

describe('SHED-1', () => {
  test('beyond the cap and a short line, a page is a 503 that says when to come back', async () => {
    const held = holdPages();
    let answered = 0;
    const all = Array.from({ length: 40 }, async () => {
      const answer = await ask('/providerPage?id=1');
      answered += 1;
      return answer;
    });
    const shed = await Promise.race(all);
    expect(shed.status).toBe(503);
    expect(Number(shed.headers['retry-after'])).toBeGreaterThanOrEqual(1);
    expect(shed.headers['cache-control']).toContain('no-store');
    expect(shed.body).toContain('Try Again');
    await expect.poll(() => answered).toBe(40 - RENDERS * 1.5);
    expect(countsOf('busy').get('render')).toBe(40 - RENDERS * 1.5);
    expect(held.begun()).toBe(RENDERS);
    held.finish();
    const statuses = (await Promise.all(all)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(RENDERS * 1.5);
    expect((await ask('/providerPage?id=1')).status).toBe(200);
  });

  test('files, prerendered pages and health checks never wait, nor do calls for pages', async () => {
    const held = holdPages();
    const pages = Array.from({ length: RENDERS }, () => ask('/news'));
    await expect.poll(() => held.begun()).toBe(RENDERS);
    next = (_, response) => response.end('at once');
    const paths = ['/', '/aboutus', '/icon.svg', '/_next/static/a.js', '/robots.txt', '/readyz'];
    for (const path of [...paths, '/slates/1/media', '/api/news', '/aboutus?from=mail']) {
      expect((await ask(path)).body, path).toBe('at once');
    }
    held.finish();
    await Promise.all(pages);
  });

  test('a page of which there is a copy never waits, unless it is made for one visitor', async () => {
    const held = holdPages();
    const pages = Array.from({ length: RENDERS }, () => ask('/news'));
    await expect.poll(() => held.begun()).toBe(RENDERS);
    next = (_, response) => response.end('at once');
    for (const path of ['/providerPage?id=7', '/providerPage?utm=x&id=7']) {
      expect((await ask(path)).body, path).toBe('at once');
    }
    const cookie = 'next-auth.session-token=x';
    const own = await ask('/providerPage?id=7', { headers: { cookie } });
    expect(own).toMatchObject({ status: 503, headers: { 'content-security-policy': OF_ALL } });
    expect((await ask('/providerPage?id=8')).status).toBe(503);
    held.finish();
    await Promise.all(pages);
  });

  test('who waits for longer than half a second is told so; who leaves gives the place back', async () => {
    const held = holdPages();
    const gone = Array.from({ length: RENDERS }, () =>
      request({ host: '127.0.0.1', port, path: '/news' })
        .on('error', () => {})
        .end(),
    );
    await expect.poll(() => held.begun()).toBe(RENDERS);
    const began = performance.now();
    expect((await ask('/news')).status).toBe(503);
    expect(performance.now() - began).toBeGreaterThan(450);
    for (const asking of gone) asking.destroy();
    await sleep(50);
    next = (_, response) => response.end('a page');
    expect((await ask('/news')).status).toBe(200);
  });

  test('who leaves makes room a moment later: of many who do so at once none is begun', async () => {
    const held = holdPages();
    const gone = Array.from({ length: RENDERS }, () =>
      request({ host: '127.0.0.1', port, path: '/news' })
        .on('error', () => {})
        .end(),
    );
    await expect.poll(() => held.begun()).toBe(RENDERS);
    const waiting = ask('/news');
    for (const asking of gone) asking.destroy();
    await sleep(150);
    expect(held.begun()).toBe(RENDERS);
    await expect.poll(() => held.begun()).toBe(RENDERS + 1);
    held.finish();
    expect((await waiting).status).toBe(200);
  });

  test('a call that is shed gets JSON, and a form is told that it was not taken', async () => {
    const held = holdPages();
    const busy = Array.from({ length: 30 }, () => ask('/api/news'));
    await expect.poll(() => held.begun()).toBe(20);
    const call = await ask('/api/news');
    const form = { method: 'POST', headers: { origin: SITE_URL } };
    busy.push(ask('/booking/review', form));
    await expect.poll(() => held.begun()).toBe(21);
    const posted = await ask('/booking/review', form);
    expect([call.status, posted.status]).toEqual([503, 503]);
    expect(JSON.parse(call.body)).toMatchObject({ error: { code: 'unavailable' } });
    expect(posted.body).toContain('What you sent was not accepted');
    held.finish();
    await Promise.all(busy);
  });
});

describe('the security policy (HDR-1)', () => {
  test('is handed to Next and sent, never one that a visitor sends', async () => {
    let handed: string | string[] | undefined;
    next = (request, response) => {
      handed = request.headers['content-security-policy'];
      response.setHeader('Content-Security-Policy', OF_ALL);
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end();
    };
    const headers = { 'content-security-policy': "script-src 'nonce-evil'" };
    const answer = await ask('/booking/select-time', { headers });
    expect(handed).toMatch(/'nonce-[0-9a-f]{32}'/);
    expect(answer.headers['content-security-policy']).toBe(handed);
    await ask('/providerPage?id=7', { headers });
    expect(handed).toBeUndefined();
  });

  test('of what is no page lets nothing run, whatever its address', async () => {
    next = (_, response) => {
      response.setHeader('Content-Security-Policy', OF_ALL);
      response.setHeader('Content-Type', 'application/json');
      response.end();
    };
    const policyAt = async (path: string) => (await ask(path)).headers['content-security-policy'];
    for (const path of ['/robots.txt', '/healthz']) expect(await policyAt(path)).toBe(OF_ALL);
    expect(await policyAt('/api/news')).toContain('sandbox');
  });

  test('and all other headers are in the redirects of Next, which brings none', async () => {
    next = (_, response) => response.writeHead(308, { location: '/aboutus' }).end();
    expect(await ask('/aboutus/')).toMatchObject({
      status: 308,
      headers: { location: '/aboutus', 'content-security-policy': OF_ALL, 'x-of-all': 'yes' },
    });
  });

  test('of an answer that has its own is kept, and there is one', async () => {
    next = (_, response) => {
      response.setHeader('Content-Security-Policy', [OF_ALL, "default-src 'self'"]);
      response.setHeader('Cache-Control', ['no-store', 'public']);
      response.end();
    };
    for (const path of ['/booking/select-time', '/providerPage?id=7', '/icon.svg']) {
      const { headers } = await ask(path);
      expect(headers, path).toMatchObject({
        'content-security-policy': "default-src 'self'",
        'cache-control': 'no-store',
      });
    }
  });

  test.each(['/aboutus.html', '/find/no.such'])(
    'of a page that says that there is no file %s lets the page be drawn',
    async (path) => {
      next = (request, response) => {
        response.setHeader('Content-Security-Policy', OF_ALL);
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        response.end(String(request.headers['content-security-policy']));
      };
      const page = await ask(path);
      expect(page.body).toMatch(/'nonce-[0-9a-f]{32}'/);
      expect(page.headers['content-security-policy']).toBe(page.body);
      next = (_, response) => {
        response.setHeader('Content-Security-Policy', OF_ALL);
        response.setHeader('Content-Type', 'image/svg+xml');
        response.end();
      };
      expect((await ask(path)).headers['content-security-policy']).toBe(OF_ALL);
    },
  );

  test.each(['/slates/a.b', '/whats-on/a.html'])(
    'of the copy at %s never has a nonce',
    async (path) => {
      let handed: string | string[] | undefined;
      next = (request, response) => {
        handed = request.headers['content-security-policy'];
        response.end();
      };
      await ask(path);
      expect(handed).toBeUndefined();
    },
  );
});
