import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedAccount } from '@/backend/db/seed';
import { toManageToken } from '@/backend/mail/manage-token';
import { type KillableBackend, startKillableBackend } from '@/backend/testing/killable-backend';
import { LINK_SECRET } from '@/backend/testing/link-secret';
import { sampleAccount, sampleService } from '@/backend/testing/sample-account';
import { samplePhone } from '@/backend/testing/sample-phone';
import { DAY_MS, HOUR_MS } from '@/lib/shared/time/units';
import { IS_LONG } from '@/test/long';
import { testLong } from '@/test/test-long';

const OPEN = Math.ceil(Date.now() / DAY_MS + 2) * DAY_MS;
const KILLS = 3;
const PARALLEL = IS_LONG ? 200 : 40;
/** Of each kind. */
const CHANGES = IS_LONG ? 30 : 12;

let backend: KillableBackend;

/** Mail is queued and, since no server listens there, never sent. */
beforeAll(async () => {
  backend = await startKillableBackend({
    LINK_SECRET,
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'bookings@settln.example',
    SITE_URL: 'https://settln.example',
  });
});
afterAll(() => backend.stop());

const hour = (n: number) => OPEN + n * HOUR_MS;

/** A calendar with `count` visits of an hour, one after another, and free time behind them. */
async function seedVisits(count: number) {
  const { accountId, services, bookingIds } = await seedAccount(
    backend.db,
    sampleAccount({
      services: [sampleService({ items: [{ name: 'Cut', durationMinutes: 60 }] })],
      availability: [{ from: OPEN, to: OPEN + 60 * DAY_MS, status: 'available' }],
      bookings: Array.from({ length: count }, (_, n) => ({
        startsAt: hour(n),
        items: [{ service: 0, item: 0 }],
        customerEmail: `customer-${n}@example.com`,
      })),
    }),
  );
  const links = bookingIds.map((bookingId) =>
    toManageToken({ accountId, bookingId, linkVersion: 0 }, LINK_SECRET),
  );
  return { accountId, itemId: services[0]?.itemIds[0] ?? 0, links };
}

const post = async (path: string, body: object, key?: string) =>
  (await backend.post(path, body, key)).status;

const move = (token: string, to: number, key?: string) =>
  post('customerBookings/move', { token, startTime: new Date(to).toISOString() }, key);

const book = (accountId: number, itemId: number, at: number) =>
  post('providerCalendar/bookings', {
    settlnProviderId: accountId,
    startTime: new Date(at).toISOString(),
    serviceItems: [itemId],
    customerName: 'Ann',
    customerPhone: samplePhone(accountId, at, Math.random()),
  });

/** Sends a move with its key until it has an answer: a busy or dying backend gives none. */
async function insist(token: string, to: number, key: string): Promise<number> {
  for (;;) {
    const status = await move(token, to, key).catch(() => 0);
    if (status !== 0 && status !== 503) return status;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function tally(statuses: readonly number[]) {
  const counts: Record<number, number> = {};
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/** Of a calendar: visits, overlaps, moves, and messages about moves that are missing or too many. */
async function audit(accountId: number) {
  const { rows } = await backend.db.execute(sql`
    select count(*) filter (where status = 'confirmed')::int as confirmed,
      count(*) filter (where status = 'cancelled')::int as cancelled,
      sum(moves)::int as moves,
      count(*) filter (where upper(during) - lower(during) <> interval '1 hour')::int as misshapen,
      count(*) filter (where sequence <> moves + (status = 'cancelled')::int)::int as miscounted,
      (select count(*)::int from bookings a join bookings b
        on a.account_id = b.account_id and a.id < b.id and a.during && b.during
        and a.status = 'confirmed' and b.status = 'confirmed') as overlaps,
      (select count(*)::int from messages m
        where m.account_id = ${accountId} and kind = 'moved') as told
    from bookings where account_id = ${accountId}`);
  return rows[0];
}

const SOUND = { misshapen: 0, miscounted: 0, overlaps: 0 };

describe('races of customers who change their bookings', () => {
  test(`${PARALLEL} move to one slot: one winner, and nobody loses the time they had`, async () => {
    const { accountId, links } = await seedVisits(PARALLEL);
    const statuses = await Promise.all(
      links.map((token, n) => insist(token, hour(300), `to-one-${n}`)),
    );
    expect(tally(statuses)).toEqual({ 200: 1, 409: PARALLEL - 1 });
    expect(await audit(accountId)).toMatchObject({
      ...SOUND,
      confirmed: PARALLEL,
      moves: 1,
      told: 2,
    });
  });

  test('moves, bookings and cancellations at once: one holder for each hour', async () => {
    const { accountId, itemId, links } = await seedVisits(3 * CHANGES);
    const targets = (n: number) => hour(100 + (n % 10));
    const answers = await Promise.all(
      Array.from({ length: 3 * CHANGES }, async (_, n) => {
        const kind = (['move', 'book', 'cancel'] as const)[n % 3] ?? 'move';
        const token = links[n] ?? '';
        const status =
          kind === 'move'
            ? await move(token, targets(Math.floor(n / 3)))
            : kind === 'book'
              ? await book(accountId, itemId, targets(Math.floor(n / 3)))
              : await post('customerBookings/cancel', { token });
        return { kind, status };
      }),
    );
    const of = (kind: string) =>
      tally(answers.flatMap((answer) => (answer.kind === kind ? [answer.status] : [])));
    const [moved, booked] = [of('move')[200] ?? 0, of('book')[201] ?? 0];
    expect(moved + booked).toBe(10);
    expect([of('move')[409], of('book')[409]]).toEqual([CHANGES - moved, CHANGES - booked]);
    expect(of('cancel')).toEqual({ 200: CHANGES });
    expect(await audit(accountId)).toMatchObject({
      ...SOUND,
      confirmed: 2 * CHANGES + booked,
      cancelled: CHANGES,
      moves: moved,
    });
  });

  test('one booking moved and cancelled at once ends cancelled, wherever it was then', async () => {
    const { accountId, links } = await seedVisits(1);
    const [token = ''] = links;
    const changes = await Promise.all([
      move(token, hour(20)),
      post('customerBookings/cancel', { token }),
      move(token, hour(21)),
      post('customerBookings/cancel', { token }),
    ]);
    expect(changes.every((status) => [200, 409].includes(status))).toBe(true);
    expect(await audit(accountId)).toMatchObject({ ...SOUND, confirmed: 0, cancelled: 1 });
  });

  testLong(
    `${KILLS} SIGKILLs while customers move: each move is done once, or not at all`,
    async () => {
      const { accountId, links } = await seedVisits(40);
      let isOver = false;
      const kills = (async () => {
        for (let kill = 0; kill < KILLS; kill += 1) {
          await new Promise((resolve) => setTimeout(resolve, 50 + 100 * kill));
          await backend.killAndRestart();
        }
        isOver = true;
      })();
      const moved = await Promise.all(
        links.map(async (token, n) => {
          let count = 0;
          // Spread out, so that the kills fall into several rounds.
          for (let round = 1; round <= 5; round += 1) {
            count += Number(
              (await insist(token, hour(round * 50 + n), `move-${n}-${round}`)) === 200,
            );
            if (!isOver) await new Promise((resolve) => setTimeout(resolve, Math.random() * 400));
          }
          return count;
        }),
      );
      await kills;
      const moves = moved.reduce((sum, count) => sum + count, 0);
      expect(moves).toBe(200);
      expect(await audit(accountId)).toMatchObject({
        ...SOUND,
        confirmed: 40,
        moves,
        told: 2 * moves,
      });
    },
  );
});
