import type { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { encode } from 'next-auth/jwt';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { reviews } from '@/backend/db/review-schema';
import { seedAccount } from '@/backend/db/seed';
import { sampleAccount, sampleService } from '@/backend/testing/sample-account';
import { startTestBackend, type TestBackend } from '@/backend/testing/test-backend';
import { listProviderReviews } from '@/lib/server/host/reviews';
import { reviewsCalls } from '@/lib/server/http/calls/reviews';
import { SESSION_SECRET, SITE_URL, stubWebEnv } from '@/test/web-env';
import type { Handler } from './handle';

vi.mock('next/cache', () => ({
  unstable_cache: (read: () => unknown) => read,
  revalidateTag: vi.fn(),
}));
vi.spyOn(console, 'warn').mockImplementation(() => {});

let backend: TestBackend;
let server: ReturnType<typeof createServer>;

beforeAll(async () => {
  backend = await startTestBackend(Date.now());
  server = createAdaptorServer({ fetch: backend.fetch }) as ReturnType<typeof createServer>;
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  stubWebEnv(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  vi.stubEnv('BACKEND_TOKEN', 'token-of-this-test');
});
afterAll(async () => {
  server.close();
  await backend.stop();
});

/** A provider with one published review. */
async function arrive() {
  const provider = sampleAccount({ services: [sampleService()] });
  const { accountId } = await seedAccount(backend.db, provider);
  const now = new Date();
  const [review] = await backend.db
    .insert(reviews)
    .values({
      accountId,
      bookingId: 1,
      stars: 4,
      text: 'Well done',
      author: 'Maria G.',
      visitedAt: now,
      status: 'published',
      writtenAt: now,
      publishAt: now,
      publishedAt: now,
    })
    .returning({ id: reviews.id });
  const token = await encode({ token: { uid: provider.userId }, secret: SESSION_SECRET });
  return {
    calendarId: String(accountId),
    reviewId: review?.id ?? '',
    cookie: `__Host-next-auth.session-token=${token}`,
  };
}
type Provider = Awaited<ReturnType<typeof arrive>>;

async function ask(
  handler: Handler,
  { cookie, calendarId, reviewId }: Partial<Provider>,
  body: object,
) {
  const request = new Request(`${SITE_URL}/api/of-the-test`, {
    method: handler.row.method,
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      ...(cookie ? { cookie } : null),
    },
    body: JSON.stringify(body),
  });
  const params = Promise.resolve({ calendarId: calendarId ?? '', reviewId: reviewId ?? '' });
  const answer = await handler(request, { params });
  return { status: answer.status, json: await answer.json() };
}

const replyOf = async ({ calendarId }: Provider) =>
  (await listProviderReviews(Number(calendarId)))?.reviews[0];

it('lets the owner reply and see, and nobody else', async () => {
  const [owner, other] = [await arrive(), await arrive()];
  const stranger = { calendarId: owner.calendarId, reviewId: owner.reviewId };
  const thief = { ...stranger, cookie: other.cookie };
  const text = { text: 'Thank you' };
  const seen = { reviewIds: [owner.reviewId] };
  for (const [who, status] of [
    [stranger, 401],
    [thief, 403],
  ] as const) {
    expect(await ask(reviewsCalls.replyToReview, who, text)).toMatchObject({ status });
    expect(await ask(reviewsCalls.markReviewsSeen, who, seen)).toMatchObject({ status });
  }
  expect(await replyOf(owner)).toMatchObject({ reply: '', isNew: true });
  expect(await ask(reviewsCalls.markReviewsSeen, owner, seen)).toMatchObject({
    status: 200,
    json: { seen: 1 },
  });
  expect(await ask(reviewsCalls.replyToReview, owner, text)).toMatchObject({ status: 200 });
  expect(await replyOf(owner)).toMatchObject({ reply: 'Thank you', isNew: false });
});

it('does not reply to a review of somebody else in a calendar of one’s own', async () => {
  const [owner, other] = [await arrive(), await arrive()];
  const asked = { ...owner, reviewId: other.reviewId };
  expect(await ask(reviewsCalls.replyToReview, asked, { text: 'Mine' })).toMatchObject({
    status: 410,
    json: { error: { code: 'gone' } },
  });
  expect(await replyOf(other)).toMatchObject({ reply: '' });
});

it.each([
  ['nothing', '   '],
  ['a number', 'Call +356 2100 0042'],
  ['a link', 'See www.example.com'],
  ['too much', 'a'.repeat(1_001)],
])('refuses a reply with %s, and names the field', async (_, text) => {
  const owner = await arrive();
  const { status, json } = await ask(reviewsCalls.replyToReview, owner, { text });
  expect(status).toBe(422);
  expect(JSON.stringify(json)).toContain('"text"');
});
