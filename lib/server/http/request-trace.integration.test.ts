import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SiteProcess, startSiteProcess } from '@/test/processes/site-process';
import { OURS, startRecordingHost } from '@/test/recording-host';
import { startTraceCollector } from '@/test/trace-collector';

let host: Awaited<ReturnType<typeof startRecordingHost>>;
let collector: Awaited<ReturnType<typeof startTraceCollector>>;
let site: SiteProcess;

beforeAll(async () => {
  host = await startRecordingHost();
  host.answer(() => ({ status: 500, body: {} }));
  collector = await startTraceCollector();
  site = await startSiteProcess(host.url, {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_BSP_SCHEDULE_DELAY: '100',
  });
});
afterAll(async () => {
  site.child.kill('SIGKILL');
  await site.ended;
  collector.close();
  await host.close();
});

const REQUEST = '0123456789abcdef0123456789abcdef';
const TRACE = 'abcdef0123456789abcdef0123456789';
const headers = { 'x-request-id': REQUEST, traceparent: `00-${TRACE}-0123456789abcdef-01` };

it('a page passes the id and the trace of its request on to {host}, its log and its answer', async () => {
  const answer = await fetch(`${site.url}/providerPage?id=traced`, { headers });
  expect(answer.headers.get('x-request-id')).toBe(REQUEST);
  const asked = host.asked.filter(({ url }) => url.includes('traced'));
  expect(asked.length).toBeGreaterThan(0);
  for (const { headers } of asked) {
    expect(headers['x-request-id']).toBe(REQUEST);
    expect(headers.traceparent).toMatch(new RegExp(`^00-${TRACE}-(?!0123456789abcdef)`));
  }
  await expect.poll(() => site.said()).toMatch(new RegExp(`host_call_failed.*${REQUEST}`));
  await expect.poll(() => collector.has({ id: TRACE })).toBe(true);
  expect(collector.has('settln-web')).toBe(true);
});

it('LOG-1: no query of an address is in a trace', async () => {
  await fetch(`${site.url}/providerPage?id=secret-of-a-query`, { headers });
  await expect.poll(() => collector.has('/providerPage')).toBe(true);
  expect(collector.has('secret-of-a-query')).toBe(false);
});

it('LOG-1: no token of a booking or of a calendar feed is in a trace or a log', async () => {
  // The host has links and feeds, and fails: so the site also says what went wrong.
  const named = OURS;
  host.answer(() => ({ status: 500, body: {}, headers: named }));
  const token = 'Abcdefghijklmnopqrstuvwx~7-40817-1';
  const secrets = [
    ...['', '/move', '/appointment.ics', '/nothing'].map(
      (page) => `booking/manage/${token}${page}`,
    ),
    `booking/manage/${token}?ask=cancel`,
    `en/booking/manage/${token}`,
    `review/${token}`,
    `en/review/${token}?view=change`,
    `appeal/${token}`,
    `it/appeal/${token}`,
    `calendar/${token}.ics`,
    `calendar/${token}.txt`,
    `booking/not-me?token=${token}`,
  ];
  for (const path of secrets) {
    for (const method of ['GET', 'POST', 'PUT']) {
      await fetch(`${site.url}/${path}`, { method, redirect: 'manual', headers });
    }
  }
  expect(host.asked.some(({ url }) => decodeURIComponent(url).includes(token))).toBe(true);
  for (const traced of [
    '/booking/manage/:token',
    '/review/:token',
    '/appeal/:token',
    '/calendar/:token',
    '/booking/not-me',
  ]) {
    await expect.poll(() => collector.has(traced)).toBe(true);
  }
  await expect.poll(() => site.said()).toContain('GET customerBookings');
  await setTimeout(1_000);
  for (const form of [token, encodeURIComponent(token), token.slice(0, 24)]) {
    expect(collector.has(form)).toBe(false);
    expect(site.said()).not.toContain(form);
  }
}, 60_000);
