import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rememberResponses, requestEnd, setPageStatus } from './page-status';

// @isolated: the responses of all servers of the process are remembered from here on.
let server: Server;
let url: string;

function isStatus(number: number): number is 400 | 404 | 502 {
  return [400, 404, 502].includes(number);
}

beforeAll(async () => {
  rememberResponses();
  server = createServer(async (request, response) => {
    const wanted = Number(request.url?.slice(1));
    await sleep(Math.random() * 20);
    if (isStatus(wanted)) setPageStatus(wanted);
    await sleep(Math.random() * 20);
    response.end(String(wanted));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});

afterAll(() => server.close());

test('among many requests at once, each gets the status that its own page set', async () => {
  const wanted = Array.from({ length: 80 }, (_, n) => [200, 400, 404, 502][n % 4] ?? 200);
  const got = await Promise.all(wanted.map(async (n) => (await fetch(`${url}/${n}`)).status));
  expect(got).toEqual(wanted);
});

test('a status set outside of any request is nobody’s', () => {
  expect(() => setPageStatus(502)).not.toThrow();
});

test('the end of a request is told when its visitor leaves, and never outside of one', async () => {
  const ends: AbortSignal[] = [];
  const waiting = createServer(() => void ends.push(requestEnd()));
  await once(waiting.listen(0, '127.0.0.1'), 'listening');
  const address = waiting.address();
  const visitor = new AbortController();
  const page = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const asked = fetch(page, { signal: visitor.signal }).catch(() => null);
  await expect.poll(() => ends.length).toBe(1);
  expect(ends[0]?.aborted).toBe(false);
  visitor.abort();
  await asked;
  await expect.poll(() => ends[0]?.aborted).toBe(true);
  expect(requestEnd().aborted).toBe(false);
  waiting.close();
});
