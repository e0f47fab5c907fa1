import { once } from 'node:events';
import { Server, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubWebEnv } from '@/test/web-env';
import { listenBeforeNext, type Rules } from './listen';
import { LoadGate } from './load';

// @isolated: its rules hold for all servers of the process from here on.

const SITE_URL = 'https://settln.example';
stubWebEnv('http://host.internal:4000/base');
const AT_ONCE = 2;
/** No answer waits that long for others. */
const LATE_MS = 740;

let server: Server;
let url = '';
const next = vi.fn<(request: unknown, response: ServerResponse) => void>();
const refuseForm = vi.fn<Rules['refuseForm']>();

beforeAll(async () => {
  listenBeforeNext({
    siteUrl: SITE_URL,
    cheap: new Set(),
    headers: { 'X-Of-All': 'yes' },
    gate: new LoadGate({ renders: AT_ONCE, calls: 1 }),
    cache: { findPage: () => undefined },
    refuseForm,
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
  refuseForm.mockReset().mockResolvedValue(null);
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

describe('FLOOD-1: what is sent', () => {
  test('refuses who sends too many forms before Next has seen them', async () => {
    refuseForm.mockResolvedValue({
      status: 429,
      code: 'too_many',
      says: 'tooMany',
      message: 'Please wait.',
      headers: { 'retry-after': '9' },
    });
    const { status, headers, text } = await send('POST', '/booking/review');
    expect([status, headers.get('retry-after'), headers.get('x-of-all')]).toEqual([
      429,
      '9',
      'yes',
    ]);
    expect(text).toContain('<p>Please wait.</p>');
    expect(next).not.toHaveBeenCalled();
  });

  test('gives a request 30 seconds to arrive', async () => {
    await send();
    expect([server.requestTimeout, server.headersTimeout]).toEqual([30_000, 30_000]);
  });

  test('asks nobody about reads', async () => {
    expect((await send('GET', '/api/news')).text).toBe('done');
    expect(refuseForm).not.toHaveBeenCalled();
  });

  test('lets bookings wait for their turn, and everybody else pass them', async () => {
    const begun: ServerResponse[] = [];
    next.mockImplementation((_, response) => begun.push(response));
    const bookings = Array.from({ length: 10 * AT_ONCE }, () => send());
    await expect.poll(() => begun).toHaveLength(AT_ONCE);
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
    await expect.poll(() => begun).toHaveLength(1);
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
