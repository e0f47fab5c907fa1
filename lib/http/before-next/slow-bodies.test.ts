import { once } from 'node:events';
import { Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { stubWebEnv } from '@/test/web-env';
import { listenBeforeNext } from './listen';
import { LoadGate } from './load';

// @isolated: its rules hold for all servers of the process from here on.

const SITE_URL = 'https://settln.example';
const PLACES = 4;
const DEADLINES = { waitMs: 600, restMs: 300 };
/** More than Node keeps for a reader, in every version. */
const LARGE = 200_000;

stubWebEnv('http://host.internal:4000/base');

let server: Server;
/** Requests that have reached what stands in for Next, and wait there for their bodies. */
const next = vi.fn(async (request: AsyncIterable<Buffer>, response: ServerResponse) => {
  let bytes = 0;
  try {
    for await (const chunk of request) bytes += chunk.byteLength;
    response.end(`read ${bytes}`);
  } catch {
    response.destroy();
  }
});
const sockets: Socket[] = [];

beforeAll(async () => {
  listenBeforeNext({
    siteUrl: SITE_URL,
    cheap: new Set(),
    headers: {},
    gate: new LoadGate({ renders: PLACES, calls: PLACES }),
    bodies: DEADLINES,
    cache: { findPage: () => undefined },
    refuseForm: async () => null,
  });
  server = new Server(next);
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  next.mockClear();
});

const portOf = () => (server.address() as AddressInfo).port;

/** Sends the head of a POST and the beginning of its body; gives what is answered until the end. */
function begin(path: string, length: number, sent: string) {
  const socket = connect(portOf(), '127.0.0.1');
  sockets.push(socket);
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: settln.example\r\norigin: ${SITE_URL}\r\n` +
      `content-length: ${length}\r\n\r\n${sent}`,
  );
  let answer = '';
  socket.setEncoding('utf8').on('data', (chunk) => {
    answer += chunk;
  });
  socket.on('error', () => {});
  return { socket, ended: once(socket, 'close').then(() => answer) };
}

async function send(path: string, body = 'a whole body') {
  const headers = { origin: SITE_URL };
  const answer = await fetch(`http://127.0.0.1:${portOf()}${path}`, {
    method: 'POST',
    headers,
    body,
  });
  return { status: answer.status, text: await answer.text() };
}

test.each(['/api/bookings', '/booking/review', '/api/services'])(
  'FLOOD-1: bodies that do not come to %s hold no place of one that does',
  async (path) => {
    const slow = Array.from({ length: 10 * PLACES }, () => begin(path, 500, '{"a":'));
    await sleep(100);
    expect(next).not.toHaveBeenCalled();
    expect(await send(path)).toMatchObject({ status: 200, text: 'read 12' });
    expect(slow.filter(({ socket }) => socket.closed)).toEqual([]);
    for (const { ended } of slow)
      expect(await ended).toMatch(/^HTTP\/1\.1 408 .+was not accepted/s);
    expect(next).toHaveBeenCalledTimes(1);
  },
);

test('a body that comes in parts within its time is read as a whole', async () => {
  const slow = begin('/api/bookings', 10, 'begun');
  await sleep(DEADLINES.waitMs / 2);
  slow.socket.write(' done');
  await once(slow.socket, 'data');
  slow.socket.end();
  expect(await slow.ended).toContain('read 10');
});

test('a booking larger than Node keeps unread is refused before it has a place', async () => {
  const answer = await begin('/api/bookings', LARGE, 'x'.repeat(LARGE)).ended;
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  expect(next).not.toHaveBeenCalled();
});

test('a large form is read, and one whose rest does not come loses its place', async () => {
  expect(await send('/booking/review', 'x'.repeat(LARGE))).toMatchObject({
    status: 200,
    text: `read ${LARGE}`,
  });
  const slow = Array.from({ length: PLACES }, () =>
    begin('/booking/review', LARGE, 'x'.repeat(LARGE - 1)),
  );
  await Promise.all(slow.map(({ ended }) => ended));
  expect(await send('/booking/review')).toMatchObject({ status: 200 });
});

test('whoever leaves while the body is awaited leaves nothing behind', async () => {
  const { socket, ended } = begin('/api/bookings', 500, '{');
  await sleep(50);
  socket.destroy();
  await ended;
  await sleep(150);
  expect(next).not.toHaveBeenCalled();
  expect(await send('/api/bookings')).toMatchObject({ status: 200 });
});
