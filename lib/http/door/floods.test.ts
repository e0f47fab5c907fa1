import { once } from 'node:events';
import { Server, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubWebEnv } from '@/test/web-env';
import { holdRefusal, MOST_HELD } from './floods';
import { openFrontDoor } from './front-door';
import { LoadGate } from './load-shedding';

const SITE_URL = 'https://settln.example';
stubWebEnv('http://host.internal:4000/base');
const AT_ONCE = 2;
/** Answers come between 0.75 and 1.25 seconds late. */
const LATE_MS = 740;

let server: Server;
let url = '';
const next = vi.fn<(request: unknown, response: ServerResponse) => void>();
const refuseFlood = vi.fn<() => Promise<Response | null>>();

beforeAll(async () => {
  openFrontDoor({
    siteUrl: SITE_URL,
    build: { files: new Set(), headers: { 'X-Of-All': 'yes' } },
    gate: new LoadGate({ renders: AT_ONCE, calls: 1 }),
    copies: { hasPage: () => false, freshPage: () => undefined },
    refuseFlood,
  });
  server = new Server(next);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  next.mockReset().mockImplementation((_, response) => response.end('done'));
  refuseFlood.mockReset().mockResolvedValue(null);
});

async function send(method = 'POST', path = '/api/bookings') {
  const began = performance.now();
  const body = method === 'POST' ? '{}' : null;
  const answer = await fetch(url + path, {
    method,
    body,
    headers: { origin: SITE_URL },
  });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, text, ms: performance.now() - began };
}

/** A response that nobody waits for any more. */
async function leaveEarly(): Promise<ServerResponse> {
  const leaving = new AbortController();
  const response = await new Promise<ServerResponse>((resolve) => {
    next.mockImplementation((_, arrived) => resolve(arrived));
    fetch(url, { signal: leaving.signal }).catch(() => undefined);
  });
  const closed = once(response, 'close');
  leaving.abort();
  await closed;
  return response;
}

function refuse(_: unknown, response: ServerResponse): void {
  response.statusCode = 429;
  response.end('too many');
}

describe('FLOOD-1: the door', () => {
  test('refuses who is known to do too much before Next has seen it, and late', async () => {
    refuseFlood.mockImplementation(async () =>
      Response.json(
        { error: { code: 'too_many' } },
        { status: 429, headers: { 'retry-after': '9' } },
      ),
    );
    const answers = await Promise.all(Array.from({ length: 5 * AT_ONCE }, () => send()));
    for (const { status, headers, text, ms } of answers) {
      expect([status, headers.get('retry-after')]).toEqual([429, '9']);
      expect([headers.get('x-of-all'), headers.get('content-length')]).toEqual([
        'yes',
        String(text.length),
      ]);
      expect(JSON.parse(text)).toEqual({ error: { code: 'too_many' } });
      expect(ms).toBeGreaterThan(LATE_MS);
    }
    expect(next).not.toHaveBeenCalled();
  });

  test('asks nobody about reads', async () => {
    expect((await send('GET', '/api/news')).text).toBe('done');
    expect(refuseFlood).not.toHaveBeenCalled();
  });

  test('holds back the refusals of Next, and lets others have their places meanwhile', async () => {
    next.mockImplementation(refuse);
    const refused = Array.from({ length: 3 * AT_ONCE }, () => send());
    await vi.waitFor(() => expect(next).toHaveBeenCalledTimes(3 * AT_ONCE));
    next.mockImplementation((_, response) => response.end('done'));
    const other = await send();
    expect(other.text).toBe('done');
    expect(other.ms).toBeLessThan(LATE_MS);
    for (const answer of await Promise.all(refused)) {
      expect(answer).toMatchObject({ status: 429, text: 'too many' });
      expect(answer.ms).toBeGreaterThan(LATE_MS);
    }
  });

  test('lets bookings wait for their turn, and everybody else pass them', async () => {
    const begun: ServerResponse[] = [];
    next.mockImplementation((_, response) => begun.push(response));
    const bookings = Array.from({ length: 10 * AT_ONCE }, () => send());
    await vi.waitFor(() => expect(begun).toHaveLength(AT_ONCE));
    next.mockImplementation((_, response) => response.end('done'));
    expect((await send('GET', '/api/news')).text).toBe('done');
    expect(next).toHaveBeenCalledTimes(AT_ONCE + 1);
    for (const response of begun) response.end('done');
    for (const { status } of await Promise.all(bookings)) expect(status).toBe(200);
  });

  test('lets the forms of pages wait, which bookings and reads pass', async () => {
    const begun: ServerResponse[] = [];
    next.mockImplementation((_, response) => begun.push(response));
    const forms = Array.from({ length: 10 * AT_ONCE }, () => send('POST', '/booking/review'));
    await vi.waitFor(() => expect(begun).toHaveLength(1));
    next.mockImplementation((_, response) => response.end('done'));
    for (const answer of [
      await send(),
      await send('GET', '/api/news'),
      await send('PUT', '/api/services/7'),
    ]) {
      expect(answer.text).toBe('done');
      expect(answer.ms).toBeLessThan(LATE_MS);
    }
    expect(next).toHaveBeenCalledTimes(4);
    for (const response of begun) response.end('done');
    for (const { status } of await Promise.all(forms)) expect(status).toBe(200);
  });

  test('counts nobody as held who had left before', async () => {
    const gone = await leaveEarly();
    const { end } = gone;
    gone.statusCode = 429;
    for (let n = 0; n < MOST_HELD; n += 1) {
      gone.end = end;
      holdRefusal(gone, () => {});
      gone.end();
    }
    next.mockImplementation(refuse);
    expect((await send()).ms).toBeGreaterThan(LATE_MS);
  });

  test('tells readers at once', async () => {
    next.mockImplementation(refuse);
    const answer = await send('GET', '/api/news');
    expect(answer.status).toBe(429);
    expect(answer.ms).toBeLessThan(LATE_MS);
  });
});
