import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '@/backend/db/client';
import { reviews } from '@/backend/db/review-schema';
import { services } from '@/backend/db/schema';
import { serviceSearch, serviceWords } from '@/backend/db/search-schema';
import { openShop, SHOP_NOW, type TestShop } from '@/backend/testing/open-shop';
import { startTestBackend, type TestBackend } from '@/backend/testing/test-backend';
import { waitingForLocks } from '@/backend/testing/waiting-for-locks';

let backend: TestBackend;
let shop: TestShop;
let serviceId: string;
let written = 0;
beforeAll(async () => {
  backend = await startTestBackend(SHOP_NOW);
});
afterAll(() => backend.stop());
beforeEach(async () => {
  shop = await openShop(backend, [{ name: 'Cut', durationMinutes: 30 }]);
  serviceId = shop.services[0]?.id ?? '';
});

/** Published at once, each by somebody else. */
async function publish(
  stars: readonly number[],
  accountId = shop.accountId,
  db: Pick<Database, 'insert'> = backend.db,
) {
  const at = new Date(backend.clock.now);
  const rows = stars.map((given) => {
    written += 1;
    return {
      accountId,
      bookingId: written,
      writer: Buffer.from(`writer ${written}`),
      stars: given,
      text: `Review ${written}`,
      author: 'Maria G.',
      itemName: 'Cut',
      visitedAt: at,
      status: 'published' as const,
      writtenAt: at,
      publishAt: at,
      publishedAt: at,
    };
  });
  return db.insert(reviews).values(rows).returning({ id: reviews.id });
}

/** As if with five more reviews of four stars. */
const rankOf = ({ count, sum }: { count: number; sum: number }) => (20 + sum) / (5 + count);

async function ranks(id = serviceId) {
  const [search] = await backend.db
    .select({ rank: serviceSearch.reviewRank })
    .from(serviceSearch)
    .where(eq(serviceSearch.serviceId, id));
  const [words] = await backend.db
    .select({ rank: serviceWords.reviewRank })
    .from(serviceWords)
    .where(eq(serviceWords.serviceId, id));
  return [search?.rank, words?.rank];
}

const hide = () =>
  backend.db
    .update(services)
    .set({ status: 'delisted', statusReason: 'for a test' })
    .where(eq(services.id, serviceId));
const approve = () =>
  backend.db
    .update(services)
    .set({ status: 'approved', statusReason: null })
    .where(eq(services.id, serviceId));

async function find(query: object) {
  const asked = new URLSearchParams({ hostCountry: 'MT', ...query });
  const { json } = await backend.call(`/publicServiceProviders/search?${asked}`);
  return json as { total: number; results: { id: string }[] };
}

async function decided(after: number) {
  const { json } = await backend.call(`/decisions?after=${after}`);
  return json as { latest: number; decided: { kind: string; id: string }[] };
}

test('the score stands in the answers that show a service, and in the order of the search', async () => {
  expect(await ranks()).toEqual([4, 4]);
  await publish([5, 4, 3, 5]);
  const score = { review_count: 4, review_sum: 17 };
  const { json } = await backend.call(`/serviceProviders/details?id=${serviceId}&hostCountry=MT`);
  expect(json).toMatchObject(score);
  const { results } = await find({ accountId: String(shop.accountId) });
  expect(results).toMatchObject([{ id: serviceId, score: { count: 4, sum: 17 } }]);
  for (const rank of await ranks()) expect(rank).toBeCloseTo(rankOf({ count: 4, sum: 17 }), 4);
});

test('the best reviewed come first, by score and by how many gave it, with words or without', async () => {
  const name = `Reviewed${Date.now().toString(36).replaceAll(/\d/g, 'x')}`;
  const stars = [[], [5], Array(20).fill(5), [1, 1, 1], Array(8).fill(4.5).map(Math.round)];
  const ids: string[] = [];
  for (const given of stars) {
    const one = await openShop(backend, [{ name: 'Cut', durationMinutes: 30 }]);
    const id = one.services[0]?.id ?? '';
    await backend.db.update(services).set({ name }).where(eq(services.id, id));
    if (given.length > 0) await publish(given, one.accountId);
    ids.push(id);
  }
  const expected = stars
    .map((given, index) => ({
      id: ids[index] ?? '',
      rank: rankOf({ count: given.length, sum: given.reduce((sum, star) => sum + star, 0) }),
    }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ id }) => id);
  const byWords = await find({ q: name, sort: 'reviewed' });
  expect(byWords.results.map(({ id }) => id)).toEqual(expected);
  const all = await find({ sort: 'reviewed' });
  const known = all.results.map(({ id }) => id).filter((id) => ids.includes(id));
  expect(known).toEqual(expected.filter((id) => known.includes(id)));
});

test('a service that becomes public later has the rank of its account', async () => {
  await publish([5, 5]);
  await hide();
  expect(await ranks()).toEqual([undefined, undefined]);
  await publish([5]);
  await approve();
  for (const rank of await ranks()) expect(rank).toBeCloseTo(rankOf({ count: 3, sum: 15 }), 4);
});

test('approving and publishing at once leave no rank behind', async () => {
  await publish([4]);
  for (let round = 0; round < 10; round += 1) {
    await hide();
    await Promise.all([approve(), publish([5])]);
  }
  for (const rank of await ranks()) expect(rank).toBeCloseTo(rankOf({ count: 11, sum: 54 }), 4);
});

test('whoever keeps copies of pages hears of each change that visitors see, and of no other', async () => {
  const told = async (change: () => Promise<unknown>) => {
    const { json } = await backend.call('/decisions');
    const { latest } = json as { latest: number };
    await change();
    return (await decided(latest)).decided;
  };
  const ours = [{ kind: 'service', id: serviceId }];
  expect(await told(() => publish([4]))).toEqual(ours);
  const [review] = await publish([3]);
  const set = (values: object) => () =>
    backend.db
      .update(reviews)
      .set(values)
      .where(eq(reviews.id, review?.id ?? ''));
  expect(await told(set({ reply: 'Thank you' }))).toEqual(ours);
  expect(await told(set({ reply: 'Thank you' }))).toEqual([]);
  expect(await told(set({ replyLang: 'en' }))).toEqual(ours);
  expect(await told(set({ seenAt: new Date() }))).toEqual([]);
  expect(await told(set({ stars: 5 }))).toEqual(ours);
  expect(await told(set({ status: 'refused' }))).toEqual(ours);
  expect(await told(set({ text: 'Nobody reads this' }))).toEqual([]);
  expect(await told(set({ status: 'published' }))).toEqual(ours);
  expect(
    await told(() => backend.db.delete(reviews).where(eq(reviews.id, review?.id ?? ''))),
  ).toEqual(ours);
});

test('of two changes at once the later number is not committed first', async () => {
  const { db } = backend;
  const other = await openShop(backend, [{ name: 'Cut', durationMinutes: 30 }]);
  const { json } = await backend.call('/decisions');
  const { latest } = json as { latest: number };
  const ended: string[] = [];
  const later = await db.transaction(async (tx) => {
    await publish([4], shop.accountId, tx);
    const started = publish([4], other.accountId).then(() => ended.push('later'));
    await expect.poll(() => waitingForLocks(db)).toBe(1);
    ended.push('earlier');
    return { started };
  });
  await later.started;
  expect(ended).toEqual(['earlier', 'later']);
  expect((await decided(latest)).decided).toEqual([
    { kind: 'service', id: serviceId },
    { kind: 'service', id: other.services[0]?.id },
  ]);
});

test('the rank is always that of the score', async () => {
  await publish([1, 2, 5]);
  const { rows } = await backend.db.execute(sql`
    select count(*)::int as wrong from service_search f
      left join review_scores s on s.account_id = f.account_id
      join service_words w on w.service_id = f.service_id
    where abs(f.review_rank - (20 + coalesce(s.sum, 0))::real / (5 + coalesce(s.count, 0))) > 0.001
      or f.review_rank <> w.review_rank`);
  expect(rows).toEqual([{ wrong: 0 }]);
});
