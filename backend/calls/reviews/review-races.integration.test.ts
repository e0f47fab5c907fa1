import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reviewScores, reviews } from '@/backend/db/review-schema';
import { bookings } from '@/backend/db/schema';
import { toReviewToken } from '@/backend/mail/manage-token';
import { eraseReviews } from '@/backend/privacy/reviews';
import { publishDue } from '@/backend/reviews/keep-reviews';
import { LINK_SECRET } from '@/backend/testing/link-secret';
import { openShop, SHOP_NOW, type TestShop } from '@/backend/testing/open-shop';
import { startTestBackend, type TestBackend } from '@/backend/testing/test-backend';
import { waitingForLocks } from '@/backend/testing/waiting-for-locks';
import { DAY_MS, HOUR_MS } from '@/lib/shared/time/units';
import { histories } from '@/test/histories';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend(SHOP_NOW);
});
afterAll(() => backend.stop());

/** A shop with visits that are over; each third one is by the same person. */
async function openWithVisits(count: number) {
  const shop = await openShop(backend, [{ name: 'Cut', durationMinutes: 30 }]);
  const { accountId } = shop;
  const rows = await backend.db
    .insert(bookings)
    .values(
      Array.from({ length: count }, (_, n) => {
        const from = SHOP_NOW - 5 * DAY_MS + n * HOUR_MS;
        return {
          accountId,
          during: { from, to: from + HOUR_MS / 2 },
          totalMinor: 0,
          customerName: 'Ann Other',
          customerEmail: `person${n % 3}@other.example`,
          createdAt: new Date(from - 2 * DAY_MS),
        };
      }),
    )
    .returning({ bookingId: bookings.id });
  const tokens = rows.map(({ bookingId }) =>
    toReviewToken({ accountId, bookingId, linkVersion: 0 }, LINK_SECRET),
  );
  return { shop, tokens };
}

const write = (token: string, stars: number) =>
  backend.post('/reviews/link', { token, stars, text: '', lang: '' });
const takeBack = (token: string) => backend.post('/reviews/link/take-back', { token });
const rowsOf = ({ accountId }: TestShop) =>
  backend.db.select().from(reviews).where(sql`account_id = ${accountId}`);

/** Stars by how many count, of what the rows say; of each person the newest. */
function countedIn(rows: (typeof reviews.$inferSelect)[]) {
  const newest = new Map<string, (typeof rows)[number]>();
  const isNewer = (a: (typeof rows)[number], b: (typeof rows)[number]) =>
    a.writtenAt > b.writtenAt || (+a.writtenAt === +b.writtenAt && a.id > b.id);
  for (const row of rows.filter(({ status }) => status === 'published')) {
    const who = row.writer?.toString('hex') ?? row.id;
    const known = newest.get(who);
    if (!known || isNewer(row, known)) newest.set(who, row);
  }
  return [1, 2, 3, 4, 5].map(
    (stars) => [...newest.values()].filter((r) => r.stars === stars).length,
  );
}

async function scoreOf({ accountId }: TestShop) {
  const [row] = await backend.db.select().from(reviewScores).where(sql`account_id = ${accountId}`);
  return row ? [row.one, row.two, row.three, row.four, row.five] : [0, 0, 0, 0, 0];
}

test('the score is what the rows say, whatever happens at the same time', async () => {
  const visits = 9;
  const act = fc.record({
    kind: fc.constantFrom('write', 'write', 'take back', 'publish', 'decide', 'erase'),
    visit: fc.nat(visits - 1),
    stars: fc.integer({ min: 1, max: 5 }),
  });
  const rounds = fc.array(fc.array(act, { minLength: 1, maxLength: 8 }), {
    minLength: 2,
    maxLength: 6,
  });
  const check = fc.asyncProperty(rounds, async (batches) => {
    const { shop, tokens } = await openWithVisits(visits);
    const perform = async ({
      kind,
      visit,
      stars,
    }: {
      kind: string;
      visit: number;
      stars: number;
    }) => {
      const token = tokens[visit] ?? '';
      if (kind === 'write') return write(token, stars);
      if (kind === 'take back') return takeBack(token);
      if (kind === 'publish') return publishDue(backend.db, backend.clock.now + 2 * DAY_MS);
      const row = (await rowsOf(shop))[visit];
      if (!row) return null;
      if (kind === 'erase') return eraseReviews(backend.db, [row.id]);
      const status = stars > 2 ? 'published' : 'refused';
      return backend.db.execute(sql`
        update reviews set status = ${status}, version = version + 1 where id = ${row.id}`);
    };
    for (const batch of batches) {
      await Promise.all(batch.map(perform));
      backend.clock.now += HOUR_MS;
      expect(await scoreOf(shop)).toEqual(countedIn(await rowsOf(shop)));
    }
  });
  await fc.assert(check, histories(25));
}, 120_000);

test('two hundred submits of one link at once are one review', async () => {
  const { shop, tokens } = await openWithVisits(1);
  const [token = ''] = tokens;
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, n) => write(token, 1 + (n % 5))),
  );
  const statuses = new Set(answers.map(({ status }) => status));
  // A calendar that is this busy may ask to come again.
  expect([...statuses].filter((status) => ![200, 503].includes(status))).toEqual([]);
  expect(statuses).toContain(200);
  const rows = await rowsOf(shop);
  expect(rows).toHaveLength(1);
  await publishDue(backend.db, backend.clock.now + 2 * DAY_MS);
  expect(await scoreOf(shop)).toEqual(countedIn(await rowsOf(shop)));
}, 60_000);

test('a change and its publishing at the same moment lose neither', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { shop, tokens } = await openWithVisits(1);
    const [token = ''] = tokens;
    await write(token, 1);
    await Promise.all([write(token, 5), publishDue(backend.db, backend.clock.now + 2 * DAY_MS)]);
    const [row] = await rowsOf(shop);
    expect(row).toMatchObject({ stars: 5 });
    await publishDue(backend.db, backend.clock.now + 2 * DAY_MS);
    expect(await scoreOf(shop)).toEqual([0, 0, 0, 0, 1]);
  }
});

test('a statement that waits for another counts what that one wrote', async () => {
  const { db } = backend;
  const { shop, tokens } = await openWithVisits(2);
  for (const token of tokens) await write(token, 5);
  const [first, second] = await rowsOf(shop);
  const publish = (id = '') => sql`update reviews set status = 'published' where id = ${id}`;
  const { other } = await db.transaction(async (tx) => {
    await tx.execute(publish(first?.id));
    // Drizzle sends it once somebody waits for it.
    const begun = Promise.allSettled([db.execute(publish(second?.id))]);
    await expect.poll(() => waitingForLocks(db)).toBe(1);
    return { other: begun };
  });
  await other;
  expect(await scoreOf(shop)).toEqual([0, 0, 0, 0, 2]);
});

test('a change waits for a decision under way, and does not undo it', async () => {
  const { shop, tokens } = await openWithVisits(1);
  const [token = ''] = tokens;
  await write(token, 1);
  const answer = await backend.db.transaction(async (tx) => {
    await tx.execute(sql`
      update reviews set status = 'refused', status_reason = 'It is an advertisement.'
      where account_id = ${shop.accountId}`);
    const changed = write(token, 5);
    await expect.poll(() => waitingForLocks(backend.db), { timeout: 20_000 }).toBeGreaterThan(0);
    return { changed };
  });
  expect(await answer.changed).toMatchObject({ status: 409 });
  expect(await rowsOf(shop)).toMatchObject([{ stars: 1, status: 'refused' }]);
});
