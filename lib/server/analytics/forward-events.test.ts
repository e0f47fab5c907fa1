import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startRecordingHost } from '@/test/recording-host';
import { SITE_URL, stubWebEnv } from '@/test/web-env';

let sink: Awaited<ReturnType<typeof startRecordingHost>>;
const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});

beforeAll(async () => {
  sink = await startRecordingHost();
  stubWebEnv('http://127.0.0.1:1');
});
afterAll(() => sink.close());
beforeEach(() => {
  // The configuration is read once: each test reads it anew.
  vi.resetModules();
  vi.stubEnv('ANALYTICS_URL', `${sink.url}/events?site=settln`);
  vi.stubEnv('ANALYTICS_TOKEN', 'token-of-the-sink');
  sink.answer(() => ({ status: 202, body: {} }));
});

const PHONE = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Mobile Safari/537.36';
const VIEW = { kind: 'view', path: '/booking/review?customerName=Ada' };
const VITAL = { kind: 'vital', path: '/services/42', name: 'LCP', value: 812.5, rating: 'good' };

async function report(events: unknown, headers: Record<string, string> = {}): Promise<Response> {
  const { siteCalls } = await import('@/lib/server/http/calls/site');
  const request = new Request(`${SITE_URL}/api/analytics`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'user-agent': PHONE,
      'x-forwarded-for': '203.0.113.7',
      cookie: 'session=secret',
      referer: `${SITE_URL}/booking/review?customerName=Ada`,
      ...headers,
    },
    body: JSON.stringify({ events }),
  });
  return siteCalls.reportVisit(request, { params: Promise.resolve({}) });
}

test('PC-064: what happened is passed on, and nothing of whom it happened to', async () => {
  expect((await report([VIEW, VITAL])).status).toBe(202);
  const [asked] = sink.asked;
  expect(asked).toMatchObject({ method: 'POST', url: '/events?site=settln' });
  expect(asked?.headers.authorization).toBe('Bearer token-of-the-sink');
  const at = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/);
  expect(JSON.parse(asked?.body ?? '')).toEqual({
    events: [
      { kind: 'view', path: '/booking/review', device: 'handheld', at },
      { ...VITAL, path: '/services/:id', device: 'handheld', at },
    ],
  });
  expect(JSON.stringify(asked)).not.toMatch(/203\.0\.113|Pixel|Android|secret|Ada|"42"/);
});

test('without an address to send to there is no such endpoint', async () => {
  vi.stubEnv('ANALYTICS_URL', '');
  expect((await report([VIEW])).status).toBe(404);
  expect(sink.asked).toEqual([]);
});

test.each([
  [[]],
  [[{ kind: 'view', path: 'https://elsewhere.example/' }]],
  [[{ kind: 'click', path: '/' }]],
  [[{ ...VITAL, name: 'SECRET' }]],
  [[{ ...VITAL, value: -1 }]],
  [Array.from({ length: 21 }, () => VIEW)],
])('refuses %j', async (events) => {
  expect((await report(events)).status).toBe(422);
  expect(sink.asked).toEqual([]);
});

test('another site cannot report for our visitors', async () => {
  expect((await report([VIEW], { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
});

test('a sink that fails is logged without a word of the visit, and the visitor never knows', async () => {
  sink.answer(() => ({ status: 500, body: {} }));
  expect((await report([VIEW])).status).toBe(202);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('"event":"analytics_failed"'));
  expect(warn.mock.lastCall?.[0]).not.toMatch(/booking|Ada|127\.0\.0\.1/);
});

test('a flood from one network ends', async () => {
  const flood = { 'x-forwarded-for': '203.0.113.9' };
  const answers = await Promise.all(Array.from({ length: 601 }, () => report([VIEW], flood)));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(1);
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(3500);
  expect((await report([VIEW], { 'x-forwarded-for': '203.0.113.8' })).status).toBe(202);
});
