import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { seedAccount } from '@/backend/db/seed';
import { sampleAccount, sampleService } from '@/backend/testing/sample-account';
import { samplePhone } from '@/backend/testing/sample-phone';
import { startTestBackend, type TestBackend } from '@/backend/testing/test-backend';
import { HOUR_MS, MINUTE_MS } from '@/lib/time/units';
import { type SiteProcess, startSiteProcess } from '@/test/processes/site-process';

const QUARTER = 15 * MINUTE_MS;
const OPEN = Math.ceil(Date.now() / HOUR_MS + 24) * HOUR_MS;
/** Twice the places that bookings have in a process. */
const SLOW = 48;

let backend: TestBackend;
let host: ReturnType<typeof createServer>;
let site: SiteProcess;
let visit: { calendarId: number; itemIds: string[]; serviceId: string };
const sockets: Socket[] = [];

beforeAll(async () => {
  backend = await startTestBackend(Date.now());
  host = createServer(getRequestListener(backend.fetch));
  await new Promise<void>((listening) => host.listen(0, '127.0.0.1', listening));
  const { port } = host.address() as AddressInfo;
  site = await startSiteProcess(`http://127.0.0.1:${port}`, {
    BACKEND_TOKEN: 'token-of-this-test',
  });
  const { accountId, services } = await seedAccount(
    backend.db,
    sampleAccount({
      services: [sampleService({ items: [{ name: 'Wash', durationMinutes: 15 }] })],
      availability: [{ from: OPEN, to: OPEN + 40 * QUARTER, status: 'available' }],
    }),
  );
  visit = {
    calendarId: accountId,
    itemIds: [String(services[0]?.itemIds[0])],
    serviceId: services[0]?.id ?? '',
  };
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});
afterAll(async () => {
  site.child.kill('SIGKILL');
  await site.ended;
  host.close();
  await backend.stop();
});

/** Sockets that send the head of a POST and a letter of its body a second. */
async function sendSlowly(path: string, type: string): Promise<void> {
  const { host: name, hostname, port } = new URL(site.url);
  for (let n = 0; n < SLOW; n += 1) {
    const socket = connect(Number(port), hostname);
    sockets.push(socket);
    socket.on('error', () => {});
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: ${name}\r\nsec-fetch-site: same-origin\r\n` +
        `x-forwarded-for: 198.51.100.${n}\r\n` +
        `content-type: ${type}\r\nidempotency-key: ${crypto.randomUUID()}\r\n` +
        `content-length: 500\r\n\r\n{`,
    );
    const timer = setInterval(() => socket.write(' '), 1_000);
    socket.once('close', () => clearInterval(timer));
  }
  await sleep(2_500);
}

async function book(slot: number) {
  const began = performance.now();
  const answer = await fetch(`${site.url}/api/bookings`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify({
      ...visit,
      startsAt: OPEN + slot * QUARTER,
      customerName: 'Ann',
      customerPhone: samplePhone('slow', slot),
    }),
  });
  return { status: answer.status, ms: performance.now() - began, text: await answer.text() };
}

it('FLOOD-1: a booking goes through beside sockets that send theirs letter by letter', async () => {
  // The first booking takes as long as its code takes to load.
  expect(await book(0)).toMatchObject({ status: 201 });
  await sendSlowly('/api/bookings', 'application/json');
  const beside = await book(1);
  expect(beside).toMatchObject({ status: 201 });
  expect(beside.ms).toBeLessThan(2_000);
});

it('FLOOD-1: so does a form that posts to its page', async () => {
  await sendSlowly('/booking/not-me', 'application/x-www-form-urlencoded');
  const began = performance.now();
  const answer = await fetch(`${site.url}/booking/not-me`, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': '192.0.2.1' },
    body: new URLSearchParams({ token: 'unknown' }),
  });
  expect(answer.status).toBe(200);
  expect(performance.now() - began).toBeLessThan(2_000);
});
