import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedAccount } from '@/backend/db/seed';
import { forgetOld } from '@/backend/privacy/retention';
import { sampleAccount, sampleService } from '@/backend/testing/sample-account';
import { startTestBackend, type TestBackend } from '@/backend/testing/test-backend';
import { host } from '@/lib/shared/contract/host';
import { toFigure } from '@/lib/shared/domain/insight';
import { DAY_MS, HOUR_MS } from '@/lib/shared/time/units';

/** Half past midnight in Malta, when it is still the day before by UTC. */
const NOW = Date.UTC(2027, 2, 1, 23, 30);

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend(NOW);
});
afterAll(() => backend.stop());

const items = [{ service: 0, item: 0 }];
const seed = (over: Parameters<typeof sampleAccount>[0] = {}) =>
  seedAccount(
    backend.db,
    sampleAccount({ services: [sampleService({ items: [{ name: 'Cut' }] })], ...over }),
  );

async function insightOf(settlnProviderId: number) {
  const query = `settlnProviderId=${settlnProviderId}`;
  return host.getInsight.answer.parse(
    (await backend.call(`/providerCalendar/insight?${query}`)).json,
  );
}

const view = (serviceId: string | undefined) =>
  backend.post('/serviceProviders/views', { serviceId });

describe('views', () => {
  test('count on the venue’s day, however many come at once, and for one account only', async () => {
    const [mine, other] = [await seed(), await seed()];
    const id = mine.services[0]?.id;
    await Promise.all(Array.from({ length: 20 }, () => view(id)));
    await view(id?.toUpperCase());
    const insight = await insightOf(mine.accountId);
    expect(insight.today).toBe('2027-03-02');
    expect(insight.views.at(-1)).toBe(21);
    expect(toFigure(insight.views)).toMatchObject({ recent: 21, before: 0 });
    expect(toFigure((await insightOf(other.accountId)).views).recent).toBe(0);
  });

  test('of what is not public, or not there, count for nobody', async () => {
    const { accountId, services } = await seed({
      services: [sampleService({ status: 'pending' })],
    });
    for (const id of [services[0]?.id, '00000000-0000-4000-8000-00000000ffff', 'seven']) {
      expect((await view(id)).json).toEqual({ counted: false });
    }
    expect(toFigure((await insightOf(accountId)).views).recent).toBe(0);
  });

  test('are kept as numbers of a day, and only while figures show them', async () => {
    const { accountId, services } = await seed();
    await view(services[0]?.id);
    const { rows } = await backend.db.execute(
      sql`select * from profile_views where account_id = ${accountId}`,
    );
    expect(rows).toEqual([
      { account_id: accountId, service_id: services[0]?.id, day: '2027-03-02', count: 1 },
    ]);
    const forget = (days: number) => forgetOld(backend.db, { days: 400, now: NOW + days * DAY_MS });
    expect(await forget(60)).toMatchObject({ views: 0 });
    expect((await forget(64)).views).toBeGreaterThan(0);
  });
});

describe('the figures of an account', () => {
  test('are those of thirty days and the thirty before', async () => {
    const daysAgo = [0.5, 5, 20, 28, 40, 58, 70];
    const { accountId, bookingIds } = await seed({
      bookings: daysAgo.map((days) => ({ startsAt: NOW - days * DAY_MS, items })),
      availability: [{ from: NOW, to: NOW + HOUR_MS, status: 'available' }],
    });
    const [, missed, cancelled, , missedBefore] = bookingIds;
    await backend.db.execute(sql`
      update bookings set created_at = lower(during) - interval '1 hour'
      where account_id = ${accountId}`);
    await backend.db.execute(sql`
      update bookings set missed_at = now() where id in (${missed}, ${missedBefore})`);
    await backend.db.execute(sql`
      update bookings set status = 'cancelled', cancelled_at = now() where id = ${cancelled}`);
    const insight = await insightOf(accountId);
    expect(toFigure(insight.bookings)).toMatchObject({ recent: 4, before: 2 });
    expect(toFigure(insight.visits)).toMatchObject({ recent: 3, before: 2 });
    expect(toFigure(insight.noShows)).toMatchObject({ recent: 1, before: 1 });
    expect(insight.hasFreeTimes).toBe(true);
  });

  test('say whose the visits were, where several people work', async () => {
    const { accountId, bookingIds } = await seed({
      bookings: [2, 5, 20, 40].map((days) => ({ startsAt: NOW - days * DAY_MS, items })),
    });
    expect((await insightOf(accountId)).people).toBeUndefined();
    const [missed, second, , before] = bookingIds;
    await backend.db.execute(sql`
      insert into people (account_id, id, name, position, left_at) values
        (${accountId}, 0, 'Farida', 1, null), (${accountId}, 1, 'Olu', 0, null),
        (${accountId}, 2, 'Zoe', 2, now())`);
    await backend.db.execute(sql`
      update bookings set person_id = 1 where id in (${missed}, ${second}, ${before})`);
    await backend.db.execute(sql`update bookings set missed_at = now() where id = ${missed}`);
    expect((await insightOf(accountId)).people).toEqual([
      { id: 1, name: 'Olu', visits: 2, noShows: 1 },
      { id: 0, name: 'Farida', visits: 1, noShows: 0 },
    ]);
  });

  test('are zeros for an account that there is not', async () => {
    const insight = await insightOf(999_999_999);
    expect(toFigure(insight.bookings)).toMatchObject({ recent: 0, before: 0 });
    expect(insight.hasFreeTimes).toBe(false);
  });
});
