import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createApp } from '@/backend/app';
import { reviewScores, reviews } from '@/backend/db/review-schema';
import { accounts, bookings, services } from '@/backend/db/schema';
import { readManageToken, toReviewToken } from '@/backend/mail/manage-token';
import { forgetOld } from '@/backend/privacy/retention';
import { eraseReviews, findReviews } from '@/backend/privacy/reviews';
import { publishDue } from '@/backend/reviews/keep-reviews';
import { LINK_SECRET } from '@/backend/testing/link-secret';
import { openShop, SHOP_NOW, shopTime, type TestShop } from '@/backend/testing/open-shop';
import { samplePhone } from '@/backend/testing/sample-phone';
import { startTestBackend, type TestBackend } from '@/backend/testing/test-backend';
import type { ReviewFlag, ReviewStatus } from '@/lib/shared/domain/reviews/review';
import { DAY_MS, HOUR_MS } from '@/lib/shared/time/units';

let backend: TestBackend;
let shop: TestShop;
beforeAll(async () => {
  backend = await startTestBackend(SHOP_NOW);
});
afterAll(() => backend.stop());
beforeEach(async () => {
  shop = await openShop(backend, [
    { name: 'Cut', durationMinutes: 30 },
    { name: 'Wash', durationMinutes: 15 },
  ]);
});

interface Link {
  stage: string;
  author: string;
  missed: string;
  items: string[];
  review: null | { stars: number; text: string; status: ReviewStatus; changedAt: string | null };
}

let booked = 0;

/** Books the day after tomorrow and gives the link of its review. */
async function book(hour = 9, extra: object = {}) {
  booked += 1;
  const startsAt = shopTime(hour, '2027-03-05');
  const { status, json } = await backend.post('/providerCalendar/bookings', {
    settlnProviderId: shop.accountId,
    startTime: new Date(startsAt).toISOString(),
    serviceItems: shop.itemIds.slice(0, 1),
    customerName: 'María-José Galea',
    customerPhone: samplePhone(shop.accountId, booked),
    customerEmail: `customer${booked}@other.example`,
    ...extra,
  });
  expect(status, JSON.stringify(json)).toBe(201);
  const { id, manageToken } = (json as { booking: { id: number; manageToken: string } }).booking;
  const linked = readManageToken(manageToken, LINK_SECRET);
  if (!linked) throw new Error('no link');
  return { id, startsAt, token: toReviewToken(linked, LINK_SECRET), manageToken };
}

async function read(token: string): Promise<Link | null> {
  const { json } = await backend.call(`/reviews/link?${new URLSearchParams({ token })}`);
  return (json as { link: Link | null }).link;
}

const write = (token: string, stars = 4, text = '', more: object = {}) =>
  backend.post('/reviews/link', { token, stars, text, lang: 'en', ...more });
const takeBack = (token: string) => backend.post('/reviews/link/take-back', { token });
const afterVisit = () => {
  backend.clock.now = shopTime(20, '2027-03-05');
};
const publish = (now = backend.clock.now + DAY_MS) => publishDue(backend.db, now);

async function rowOf(bookingId: number) {
  const [row] = await backend.db.select().from(reviews).where(eq(reviews.bookingId, bookingId));
  if (!row) throw new Error('no review');
  return row;
}

async function score() {
  const [row] = await backend.db
    .select()
    .from(reviewScores)
    .where(eq(reviewScores.accountId, shop.accountId));
  return (
    row && {
      count: row.count,
      sum: row.sum,
      spread: [row.one, row.two, row.three, row.four, row.five],
    }
  );
}

async function listed(query: object = {}) {
  const asked = new URLSearchParams({
    providerId: shop.services[0]?.id ?? '',
    hostCountry: 'MT',
    ...query,
  });
  const { json } = await backend.call(`/reviews?${asked}`);
  return json as {
    score: object;
    total: number;
    removed: number;
    reviews: { text: string; author: string; id: string; month: string }[];
  };
}

describe('the link of a review', () => {
  test('is closed before the end of the visit and from 30 days after it on', async () => {
    const { token, startsAt } = await book();
    expect(await read(token)).toMatchObject({
      stage: 'early',
      author: 'María-José G.',
      items: ['Cut'],
      review: null,
    });
    const end = startsAt + HOUR_MS / 2;
    for (const [now, stage, status] of [
      [end - 1, 'early', 409],
      [end, 'open', 200],
      [end + 30 * DAY_MS, 'open', 200],
      [end + 31 * DAY_MS, 'closed', 409],
    ] as const) {
      backend.clock.now = now;
      expect(await read(token)).toMatchObject({ stage });
      expect(await write(token), String(now - end)).toMatchObject({ status });
    }
    expect(await takeBack(token)).toMatchObject({ status: 409 });
  });

  test('of a cancelled visit says so, and one that was revoked opens nothing', async () => {
    const { token, manageToken, id } = await book();
    await backend.post('/customerBookings/cancel', { token: manageToken });
    expect(await read(token)).toMatchObject({ stage: 'cancelled' });
    await backend.db.update(bookings).set({ linkVersion: 1 }).where(eq(bookings.id, id));
    expect(await read(token)).toBeNull();
    afterVisit();
    expect(await write(token)).toMatchObject({ status: 410 });
  });

  test('says that a newer review of the same person is shown instead, and erased they count once', async () => {
    const customerEmail = `twice-${shop.accountId}@other.example`;
    const first = await book(9, { customerEmail });
    const second = await book(11, { customerEmail });
    afterVisit();
    await write(first.token, 1, 'Bad.');
    backend.clock.now += HOUR_MS;
    await write(second.token, 5, 'Better.');
    await publish();
    expect(await read(first.token)).toMatchObject({ review: { isReplaced: true } });
    expect(await read(second.token)).toMatchObject({ review: { isReplaced: false } });
    const calendar = { settlnProviderId: String(shop.accountId) };
    const { json } = await backend.call(
      `/providerCalendar/reviews?${new URLSearchParams(calendar)}`,
    );
    const own = (json as { reviews: { id: string; stars: number; isReplaced: boolean }[] }).reviews;
    expect(own.map(({ stars, isReplaced }) => [stars, isReplaced]).sort()).toEqual([
      [1, true],
      [5, false],
    ]);
    for (const { id, stars } of own) {
      const body = { settlnProviderId: shop.accountId, text: 'Thank you.' };
      const { status } = await backend.call(`/providerCalendar/reviews/${id}/reply`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      expect([stars, status]).toEqual(stars === 1 ? [1, 410] : [5, 200]);
    }
    expect(await score()).toMatchObject({ count: 1, sum: 5 });
    // The newer one alone: what it had replaced does not come back.
    await eraseReviews(backend.db, [(await rowOf(second.id)).id]);
    expect(await score()).toMatchObject({ count: 1, sum: 5 });
    await eraseReviews(backend.db, [(await rowOf(first.id)).id]);
    expect(await score()).toMatchObject({ count: 1, sum: 5 });
    expect(await rowOf(first.id)).toMatchObject({ status: 'taken back', text: '' });
  });

  test('is of the same person after a new LINK_SECRET beside the old one, who is found by both', async () => {
    const customerEmail = `rotated-${shop.accountId}@other.example`;
    const first = await book(9, { customerEmail });
    const second = await book(11, { customerEmail });
    afterVisit();
    await write(first.token, 1, 'Bad.');
    const newer = 'the-secret-of-afterwards-01234567';
    const rotated = createApp({
      db: backend.db,
      token: undefined,
      now: () => backend.clock.now,
      linkSecret: `${newer},${LINK_SECRET}`,
      log: () => {},
    });
    const { status } = await rotated.request('/reviews/link', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token: second.token, stars: 5, text: 'Better.', lang: 'en' }),
    });
    expect(status).toBe(200);
    const [before, after] = [await rowOf(first.id), await rowOf(second.id)];
    expect(after.writer).toEqual(before.writer);
    const found = (secrets: string) =>
      findReviews(backend.db, { email: customerEmail, phone: null }, [], secrets);
    expect((await found(`${newer},${LINK_SECRET}`)).sort()).toEqual([before.id, after.id].sort());
    expect(await found(newer)).toEqual([]);
  });

  test('of a visit that was cancelled once it had begun stays open', async () => {
    const { token, startsAt, manageToken } = await book();
    backend.clock.now = startsAt + HOUR_MS;
    const cancelled = await backend.post('/providerCalendar/cancel', {
      settlnProviderId: shop.accountId,
      serviceItemId: shop.itemIds[0],
      startTime: new Date(startsAt).toISOString(),
    });
    expect(cancelled).toMatchObject({ status: 200 });
    expect(await read(token)).toMatchObject({ stage: 'open' });
    expect(await write(token, 2, 'Late.')).toMatchObject({ status: 200 });
    await publish();
    expect(await score()).toMatchObject({ count: 1 });
    expect(await write(token, 3, 'Late.')).toMatchObject({ status: 200 });
    const managed = await backend.call(
      `/customerBookings?${new URLSearchParams({ token: manageToken })}`,
    );
    expect(managed.json).toMatchObject({ booking: { review: { token, isWritten: true } } });
  });

  test('is no link to the booking, nor the other way round', async () => {
    const { token, manageToken } = await book();
    expect(await read(manageToken)).toBeNull();
    const { json } = await backend.call(`/customerBookings?${new URLSearchParams({ token })}`);
    expect(json).toEqual({ booking: null });
  });

  test('is none for what the provider booked, by hand or in a browser of their own', async () => {
    const { userId } =
      (await backend.db.select().from(accounts).where(eq(accounts.id, shop.accountId)))[0] ?? {};
    const own = await book(9, { bookedByUserId: userId });
    const other = await book(10, { bookedByUserId: 'somebody-else' });
    const { id } = await book(11);
    await backend.db.update(bookings).set({ byProvider: true }).where(eq(bookings.id, id));
    const arranged = toReviewToken(
      { accountId: shop.accountId, bookingId: id, linkVersion: 0 },
      LINK_SECRET,
    );
    afterVisit();
    expect([await read(own.token), await read(arranged)]).toEqual([null, null]);
    expect(await write(own.token)).toMatchObject({ status: 410 });
    expect(await read(other.token)).toMatchObject({ stage: 'open' });
  });

  test('stays open after a mark of the provider, which can be disputed', async () => {
    const { token, id } = await book();
    afterVisit();
    await backend.post('/reviews/link/was-there', { token });
    expect(await read(token)).toMatchObject({ missed: 'no' });
    await backend.db
      .update(bookings)
      .set({ missedAt: new Date(backend.clock.now) })
      .where(eq(bookings.id, id));
    expect(await read(token)).toMatchObject({ missed: 'marked', stage: 'open' });
    await backend.post('/reviews/link/was-there', { token });
    expect(await read(token)).toMatchObject({ missed: 'disputed' });
    expect(await write(token)).toMatchObject({ status: 200 });
  });

  test('takes one to five stars and a thousand letters', async () => {
    const { token } = await book();
    afterVisit();
    for (const stars of [0, 6, 2.5])
      expect(await write(token, stars)).toMatchObject({ status: 422 });
    expect(await write(token, 1, 'x'.repeat(1_001))).toMatchObject({ status: 422 });
    expect(await write(token, 1, `${'y\r\n'.repeat(499)}yy`)).toMatchObject({ status: 200 });
    expect(await read(token)).toMatchObject({ review: { text: `${'y\n'.repeat(499)}yy` } });
  });
});

describe('a review', () => {
  test.each([1, 5])(
    'of %i stars is published a day later, and counts from then on',
    async (stars) => {
      const { token, id } = await book();
      afterVisit();
      await write(token, stars, 'Very good.');
      expect(await rowOf(id)).toMatchObject({ status: 'waiting', flags: [] });
      await publish(backend.clock.now + DAY_MS - 1);
      expect(await listed()).toMatchObject({ total: 0, score: { count: 0 } });
      await publish();
      const spread = [0, 0, 0, 0, 0];
      spread[stars - 1] = 1;
      expect(await score()).toEqual({ count: 1, sum: stars, spread });
      expect(await listed()).toMatchObject({
        total: 1,
        score: { count: 1, sum: stars, spread },
        reviews: [
          {
            author: 'María-José G.',
            text: 'Very good.',
            month: '2027-03',
            lang: 'en',
            itemName: 'Cut',
            moreItems: 0,
            reply: '',
          },
        ],
      });
    },
  );

  test('that is changed waits no longer, and shows its new words at once where it is public', async () => {
    const { token, id } = await book();
    afterVisit();
    await write(token, 2, 'Late.');
    const { publishAt } = await rowOf(id);
    backend.clock.now += HOUR_MS;
    await write(token, 3, 'A little late.');
    expect(await rowOf(id)).toMatchObject({ publishAt, status: 'waiting', version: 2 });
    await publish();
    backend.clock.now += 2 * DAY_MS;
    await write(token, 5, 'All is well.');
    expect(await rowOf(id)).toMatchObject({
      status: 'published',
      changedAt: new Date(backend.clock.now),
    });
    expect(await score()).toMatchObject({ count: 1, sum: 5 });
    await write(token, 5, 'Call 9900 0000.');
    expect(await rowOf(id)).toMatchObject({ status: 'held', flags: ['contact'] });
    expect(await score()).toMatchObject({ count: 0, sum: 0 });
    await write(token, 5, 'All is well.');
    expect(await rowOf(id)).toMatchObject({ status: 'published', flags: [] });
  });

  test('that is taken back leaves no words, and can be written anew', async () => {
    const { token, id } = await book();
    afterVisit();
    await write(token, 2, 'Late.');
    await publish();
    expect(await takeBack(token)).toMatchObject({ status: 200 });
    expect(await rowOf(id)).toMatchObject({ status: 'taken back', text: '', author: '' });
    expect(await score()).toMatchObject({ count: 0 });
    await write(token, 4, 'Better.');
    expect(await rowOf(id)).toMatchObject({ status: 'waiting', publishedAt: null });
    expect(await listed()).toMatchObject({ total: 0 });
  });

  test('has the name that it is shown with also once the visit is forgotten', async () => {
    const { token } = await book();
    afterVisit();
    await write(token, 4, 'The tea.');
    await publish();
    await forgetOld(backend.db, { days: 365, now: backend.clock.now + 400 * DAY_MS });
    expect((await listed()).reviews[0]?.author).toBe('María-José G.');
    expect(await read(token)).toMatchObject({ author: 'María-José G.' });
  });

  test('that was refused stays refused', async () => {
    const { token, id } = await book();
    afterVisit();
    await write(token, 2, 'Late.');
    await backend.db.update(reviews).set({ status: 'refused' }).where(eq(reviews.bookingId, id));
    expect(await write(token, 5)).toMatchObject({ status: 409 });
    expect(await takeBack(token)).toMatchObject({ status: 409 });
    await publish();
    expect(await listed()).toMatchObject({ total: 0 });
  });

  test('counts once for one telephone number, where nobody left an address', async () => {
    const customerPhone = samplePhone(shop.accountId, 700);
    const visits = [
      await book(9, { customerEmail: undefined, customerPhone }),
      await book(11, { customerEmail: undefined, customerPhone: customerPhone.replace('+', '00') }),
    ];
    afterVisit();
    for (const [index, { token }] of visits.entries()) {
      await write(token, index + 1);
      backend.clock.now += HOUR_MS;
      await publish();
    }
    expect((await listed()).reviews).toMatchObject([{ stars: 2 }]);
    expect(await score()).toMatchObject({ count: 1, sum: 2 });
  });

  test('counts once for one person: the newest does, until it is taken back', async () => {
    const email = `once${shop.accountId}@other.example`;
    const first = await book(9, { customerEmail: email });
    const second = await book(10, { customerEmail: email.replace('@', '+shop@').toUpperCase() });
    afterVisit();
    await write(first.token, 1, 'First.');
    backend.clock.now += HOUR_MS;
    await write(second.token, 5, 'Second.');
    await publish();
    expect(await score()).toMatchObject({ count: 1, sum: 5 });
    expect((await listed()).reviews.map(({ text }) => text)).toEqual(['Second.']);
    await takeBack(second.token);
    expect(await score()).toMatchObject({ count: 1, sum: 1 });
  });

  test('is not public while its service is not', async () => {
    const { token } = await book();
    afterVisit();
    await write(token);
    await publish();
    const id = shop.services[0]?.id ?? '';
    await backend.db.update(services).set({ status: 'delisted' }).where(eq(services.id, id));
    expect(await listed()).toMatchObject({ total: 0, reviews: [], score: { count: 0 } });
  });
});

describe('before it is shown, a person reads a review', () => {
  const flagged = async (booking: { token: string; id: number }, text = '', more: object = {}) => {
    afterVisit();
    await write(booking.token, 5, text, more);
    const { flags, status } = await rowOf(booking.id);
    expect(status).toBe(flags.length > 0 ? 'held' : 'waiting');
    await publish();
    expect((await listed()).total).toBe(flags.length > 0 ? 0 : 1);
    return flags;
  };

  test.each<[string, ReviewFlag[]]>([
    ['See evil.example for more', ['contact']],
    ['+356 9900 0000', ['contact']],
    ['ann@other.example', ['contact']],
    ['It took 3 hours. Lovely!', []],
  ])('with such words: %s', async (text, flags) => {
    expect(await flagged(await book(), text)).toEqual(flags);
  });

  test('of a visit that ended within two hours of its booking', async () => {
    backend.clock.now = shopTime(8.75, '2027-03-05');
    expect(await flagged(await book(10))).toEqual(['quick']);
  });

  test('that was booked or written in a network of the provider', async () => {
    const { userId } =
      (await backend.db.select().from(accounts).where(eq(accounts.id, shop.accountId)))[0] ?? {};
    const own = new URLSearchParams({
      userId: userId ?? '',
      hostCountry: 'MT',
      network: 'of-the-shop',
    });
    await backend.call(`/settlnProviders?${own}`);
    const there = await book(9, { network: 'of-the-shop' });
    const written = await book(10);
    const elsewhere = await book(11, { network: 'elsewhere' });
    expect(await flagged(there)).toEqual(['network']);
    expect(await flagged(written, '', { network: 'of-the-shop' })).toEqual(['network']);
    expect(await flagged(elsewhere, '', { network: 'there' })).toEqual([]);
    const { rows } = await backend.db.execute(sql`select * from account_networks`);
    expect(JSON.stringify(rows)).not.toContain('of-the-shop');
  });

  test('also once its writer has left the network, or the provider the address', async () => {
    const [account] = await backend.db
      .select()
      .from(accounts)
      .where(eq(accounts.id, shop.accountId));
    const own = new URLSearchParams({
      userId: account?.userId ?? '',
      hostCountry: 'MT',
      network: 'of-the-shop',
    });
    await backend.call(`/settlnProviders?${own}`);
    const { id, token } = await book(9, { customerEmail: account?.email });
    afterVisit();
    await write(token, 5, 'Call 9900 0000.', { network: 'of-the-shop' });
    expect(await rowOf(id)).toMatchObject({ flags: ['contact', 'network', 'own'] });
    await backend.db
      .update(accounts)
      .set({ email: `new-${shop.accountId}@shop.example` })
      .where(eq(accounts.id, shop.accountId));
    const held = { status: 'held', flags: ['network', 'own'] };
    await write(token, 5, 'Good.', { network: 'there' });
    expect(await rowOf(id)).toMatchObject(held);
    await takeBack(token);
    await write(token, 5, 'Very good.', { network: 'there' });
    expect(await rowOf(id)).toMatchObject(held);
    await publish();
    expect(await listed()).toMatchObject({ total: 0 });
  });

  test('with an address or a number of the provider', async () => {
    const [account] = await backend.db
      .select()
      .from(accounts)
      .where(eq(accounts.id, shop.accountId));
    const address = await book(9, { customerEmail: account?.email.toUpperCase() });
    const number = await book(10, { customerPhone: '2100 0001' });
    expect(await flagged(address)).toEqual(['own']);
    expect(await flagged(number)).toEqual(['own']);
  });

  test('after five others of a day', async () => {
    const made = [];
    for (let n = 0; n < 7; n += 1) made.push(await book(9 + n / 2));
    afterVisit();
    await Promise.all(made.map(({ token }) => write(token)));
    const flags = await Promise.all(made.map(async ({ id }) => (await rowOf(id)).flags.join()));
    expect(flags.sort()).toEqual(['', '', '', '', '', 'many', 'many']);
  });
});

describe('a provider', () => {
  async function published() {
    const { token } = await book();
    afterVisit();
    await write(token, 3, 'Fine.');
    await publish();
    return { token, reviewId: (await listed()).reviews[0]?.id ?? '' };
  }
  const reply = (
    reviewId: string,
    text: string,
    { settlnProviderId = shop.accountId, lang }: { settlnProviderId?: number; lang?: string } = {},
  ) =>
    backend.call(`/providerCalendar/reviews/${reviewId}/reply`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ settlnProviderId, text, lang }),
    });
  const own = async () =>
    (await backend.call(`/providerCalendar/reviews?settlnProviderId=${shop.accountId}`)).json;

  test('sees what is new, and answers once, without ways around the house', async () => {
    const { reviewId } = await published();
    expect(await own()).toMatchObject({
      total: 1,
      unseen: 1,
      reviews: [{ isNew: true, reply: '' }],
    });
    await backend.post('/providerCalendar/reviews/seen', {
      settlnProviderId: shop.accountId,
      reviewIds: [reviewId],
    });
    expect(await own()).toMatchObject({ unseen: 0, reviews: [{ isNew: false }] });
    expect(await reply(reviewId, 'Thank you!', { lang: 'xx' })).toMatchObject({ status: 422 });
    for (const text of ['', '  ', 'Call 9900 0000', 'x'.repeat(1_001)]) {
      expect(await reply(reviewId, text)).toMatchObject({ status: 422 });
    }
    expect(await reply(reviewId, 'Thank you!')).toMatchObject({ status: 200 });
    expect(await listed()).toMatchObject({ reviews: [{ replyLang: '', replyChangedAt: null }] });
    expect(await reply(reviewId, 'Thank you!', { lang: 'en' })).toMatchObject({ status: 200 });
    expect(await listed()).toMatchObject({ reviews: [{ replyLang: 'en', replyChangedAt: null }] });
    // As from a caller that does not know the field.
    expect(await reply(reviewId, 'Thank you!')).toMatchObject({ status: 200 });
    expect(await listed()).toMatchObject({ reviews: [{ replyLang: 'en', replyChangedAt: null }] });
    backend.clock.now += HOUR_MS;
    expect(await reply(reviewId, 'Grazzi ħafna!', { lang: 'mt' })).toMatchObject({ status: 200 });
    expect(await listed()).toMatchObject({
      reviews: [
        {
          reply: 'Grazzi ħafna!',
          replyLang: 'mt',
          replyChangedAt: new Date(backend.clock.now).toISOString(),
        },
      ],
    });
  });

  test('answers none of another account, and none that was taken back meanwhile', async () => {
    const { reviewId, token } = await published();
    expect(await reply(reviewId, 'Hello', { settlnProviderId: shop.accountId + 1 })).toMatchObject({
      status: 410,
    });
    const [back, answered] = await Promise.all([takeBack(token), reply(reviewId, 'Hello')]);
    expect(back.status).toBe(200);
    expect([200, 410]).toContain(answered.status);
    expect(await listed()).toMatchObject({ total: 0 });
    const [row] = await backend.db.select().from(reviews).where(eq(reviews.id, reviewId));
    expect(row?.reply).toBe('');
  });

  test('can have it reported, and only while it is public', async () => {
    const { reviewId, token } = await published();
    const report = () =>
      backend.post('/reports', { kind: 'review', id: reviewId, reason: 'other' });
    expect(await report()).toMatchObject({ status: 201 });
    await takeBack(token);
    expect(await report()).toMatchObject({ status: 410 });
  });
});
