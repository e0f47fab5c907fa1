import { once } from 'node:events';
import { Server, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubWebEnv } from '@/test/web-env';
import { openFrontDoor } from './front-door';
import { LoadGate } from './load-shedding';
import { BODY_DEADLINES } from './slow-bodies';

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
    bodies: BODY_DEADLINES,
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
});
