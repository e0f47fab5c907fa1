import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PageCopy } from '@/lib/server/cache/entry';
import { StoredPages } from './stored-pages';

const POLICY = { 'content-security-policy': "script-src 'sha256-1'" };
const PAGE: PageCopy = {
  kind: 'APP_PAGE',
  html: '<!DOCTYPE html><title>ü</title>',
  headers: POLICY,
};
const FOR_ALL = {
  'cache-control': 'public, s-maxage=1',
  etag: '"1"',
  'x-request-id': 'first',
  ...POLICY,
};

let copy = PAGE;
/** What stands in for Next: it sends the page compressed, in two parts. */
const next = vi.fn((_: IncomingMessage, response: ServerResponse) => {
  const body = gzipSync(copy.html);
  response.writeHead(200);
  response.write(body.subarray(0, 9));
  response.end(body.subarray(9));
});
let headers: Record<string, string> = FOR_ALL;

const stored = new StoredPages();
const server = createServer((asked, response) => {
  if (stored.send(copy, asked, response)) return;
  stored.storeAfter(response, copy);
  response.setHeader('content-encoding', 'gzip');
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  next(asked, response);
});
let port = 0;

beforeEach(async () => {
  copy = { ...PAGE };
  headers = FOR_ALL;
  next.mockClear();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Asks, and waits until a page that may be stored is. */
async function ask(given: Record<string, string> = {}, { path = '/', method = 'GET' } = {}) {
  const sent = { 'accept-encoding': 'gzip, br', ...given };
  const asking = request({ host: '127.0.0.1', port, path, method, headers: sent }).end();
  const [answer] = (await once(asking, 'response')) as [IncomingMessage];
  const body = Buffer.concat(await answer.toArray());
  await new Promise((resolve) => setTimeout(resolve, 20));
  return { status: answer.statusCode, headers: answer.headers, body };
}

describe('the page of a copy', () => {
  test('is sent with the headers that Next gave it, but for those of one answer', async () => {
    await ask();
    const again = await ask({ cookie: 'a=b', 'user-agent': 'another' });
    expect(next).toHaveBeenCalledTimes(1);
    expect(again.status).toBe(200);
    expect(gunzipSync(again.body).toString()).toBe(PAGE.html);
    expect(again.headers).toMatchObject({ etag: '"1"', 'content-encoding': 'gzip' });
    expect(again.headers['content-length']).toBe(String(again.body.length));
    expect(again.headers).not.toHaveProperty('x-request-id');
  });

  test('goes with its copy: a newer one is asked of Next', async () => {
    await ask();
    copy = { ...PAGE, html: 'newer' };
    expect(gunzipSync((await ask()).body).toString()).toBe('newer');
    expect(next).toHaveBeenCalledTimes(2);
  });

  test.each([
    ['the data of the page', { rsc: '1' }, {}],
    ['the data of the page by its address', {}, { path: '/?_rsc=1' }],
    ['a part of it', { 'next-router-segment-prefetch': '/_tree' }, {}],
    ['only what is newer', { 'if-none-match': '"1"' }, {}],
    ['a range', { range: 'bytes=0-9' }, {}],
    ['another encoding', { 'accept-encoding': 'br' }, {}],
    ['one encoding rather than another', { 'accept-encoding': 'gzip;q=0, br' }, {}],
    ['its head', {}, { method: 'HEAD' }],
  ])('is not for a request for %s', async (_, given, how) => {
    await ask();
    await ask(given, how);
    expect(next).toHaveBeenCalledTimes(2);
  });

  test.each([
    ['one visitor only', { 'cache-control': 'private, no-store' }],
    ['a cookie', { ...FOR_ALL, 'set-cookie': 'a=b' }],
    ['no compression', { ...FOR_ALL, 'content-encoding': 'identity' }],
  ])('is not stored with %s', async (_, given) => {
    headers = given;
    await ask();
    await ask();
    expect(next).toHaveBeenCalledTimes(2);
  });

  test('is not stored with the headers of another copy, which has other scripts', async () => {
    headers = { ...FOR_ALL, 'content-security-policy': "script-src 'sha256-2'" };
    await ask();
    headers = FOR_ALL;
    await ask();
    await ask();
    expect(next).toHaveBeenCalledTimes(2);
  });
});
