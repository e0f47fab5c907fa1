import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { z } from 'zod';
import { LOCKS_OF } from '@/backend/db/locks';
import { messages } from '@/backend/db/mail-schema';
import { accounts, bookings, serviceItems, services } from '@/backend/db/schema';
import { seedAccount } from '@/backend/db/seed';
import type { SeededAccount } from '@/backend/db/seed-shape';
import { toManageToken } from '@/backend/mail/manage-token';
import { toStopToken } from '@/backend/mail/stop-token';
import { deleteAccount } from '@/backend/privacy/erase-account';
import { LINK_SECRET } from '@/backend/testing/link-secret';
import { sampleAccount, sampleService } from '@/backend/testing/sample-account';
import { samplePhone } from '@/backend/testing/sample-phone';
import { startTestBackend, type TestBackend } from '@/backend/testing/test-backend';
import { waitingForLocks } from '@/backend/testing/waiting-for-locks';
import type { bookingRows } from '@/lib/shared/contract/bookings';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/shared/time/units';

const LINKS = '/customerBookings';
const NOW = Date.UTC(2027, 0, 4, 7);
const OPEN = NOW + 3 * DAY_MS;
const EMAIL = { customerEmail: 'ann@other.example' };

let backend: TestBackend;
let provider: SeededAccount;
const nudge = vi.fn();

beforeAll(async () => {
  backend = await startTestBackend(NOW, { outbox: { nudge } });
});
afterAll(() => backend.stop());
beforeEach(async () => {
  backend.clock.now = NOW;
  nudge.mockClear();
  provider = await seedAccount(
    backend.db,
    sampleAccount({
      services: [
        sampleService({
          whatsappNumber: '+356 9900 0001',
          countryIso: 'DK',
          items: [
            { name: 'Cut', priceMinor: 2_550, durationMinutes: 45 },
            { name: 'Wash', priceMinor: 1_000, durationMinutes: 15 },
          ],
        }),
      ],
      availability: [{ from: NOW, to: OPEN + 365 * DAY_MS, status: 'available' }],
    }),
  );
});

const iso = (instant: number) => new Date(instant).toISOString();

/** Books both items from `startsAt` on, an hour in all, and returns id and token. */
async function book(startsAt: number, extra: object = {}) {
  const { status, json } = await backend.post('/providerCalendar/bookings', {
    settlnProviderId: provider.accountId,
    startTime: iso(startsAt),
    serviceItems: provider.services[0]?.itemIds,
    customerName: 'Ann Other',
    customerPhone: samplePhone(provider.accountId, startsAt),
    ...extra,
  });
  expect(status).toBe(201);
  const { id, manageToken } = (json as { booking: { id: number; manageToken: string } }).booking;
  return { id, token: manageToken };
}

/** As on the wire. */
async function read(token: string) {
  const { status, json } = await backend.call(`${LINKS}?${new URLSearchParams({ token })}`);
  expect(status).toBe(200);
  return (json as z.input<typeof bookingRows.findCustomerBooking.answer>).booking;
}

const cancel = (token: string, shownStart?: number) =>
  backend.post(`${LINKS}/cancel`, {
    token,
    ...(shownStart !== undefined && { startTime: iso(shownStart) }),
  });
const move = (token: string, to: number, key?: string) =>
  backend.post(`${LINKS}/move`, { token, startTime: iso(to) }, key);

async function offeredAt(token: string, at: number): Promise<string | undefined> {
  const query = new URLSearchParams({
    token,
    startTime: iso(at),
    endTime: iso(at + 15 * MINUTE_MS),
  });
  const { json } = await backend.call(`${LINKS}/slots?${query}`);
  return (json as { status: string }[])[0]?.status;
}

async function queued(kind: 'moved' | 'cancelled') {
  const rows = await backend.db
    .select()
    .from(messages)
    .where(eq(messages.accountId, provider.accountId))
    .orderBy(asc(messages.uniqueKey));
  return rows.flatMap((row) => (row.kind === kind ? [[row.toRole, row.sequence]] : []));
}

describe('the link of a booking', () => {
  test('shows what the customer wrote, which the provider reads with the visit', async () => {
    const [customerRemark, note] = ['Third floor.\nNo lift.', 'Own note'];
    const { id, token } = await book(OPEN, { customerRemark: ' Third floor.\r\nNo lift. ' });
    const { token: other } = await book(OPEN + 2 * HOUR_MS, { customerRemark: ' ' });
    const settlnProviderId = provider.accountId;
    await backend.post(`/providerCalendar/visits/${id}`, { settlnProviderId, note });
    expect(await read(token)).toMatchObject({ customerRemark });
    expect(await read(other)).not.toHaveProperty('customerRemark');
    const { json } = await backend.call(
      `/providerCalendar/bookings?settlnProviderId=${settlnProviderId}`,
    );
    expect(json).toMatchObject([{ customer_remark: 'Third floor.\nNo lift.', note }, { note: '' }]);
    const long = { customerRemark: 'x'.repeat(501) };
    await expect(book(OPEN + 4 * HOUR_MS, long)).rejects.toThrow('422');
  });

  test('shows what was booked, where, when and for how much', async () => {
    const { id, token } = await book(OPEN);
    expect(await read(token)).toEqual({
      id,
      settlnProviderId: provider.accountId,
      providerId: provider.services[0]?.id,
      provider: {
        name: 'Selam Braids',
        address: 'Triq il-Merkanti, Valletta',
        phoneNumber: '+356 2100 0001',
        whatsappNumber: '+356 9900 0001',
        countryIso: 'DK',
        profileImageUrl: null,
      },
      customerName: 'Ann Other',
      customerPhone: expect.stringMatching(/^\+/),
      startTime: iso(OPEN),
      endTime: iso(OPEN + HOUR_MS),
      serviceItems: [
        { id: provider.services[0]?.itemIds[0], name: 'Cut', price: 25.5, durationMinutes: 45 },
        { id: provider.services[0]?.itemIds[1], name: 'Wash', price: 10, durationMinutes: 15 },
      ],
      totalPrice: 35.5,
      status: 'confirmed',
      cancelledBy: null,
      cancelledAt: null,
      cancelReason: null,
      movedFrom: null,
      movesLeft: 5,
      sequence: 0,
    });
  });

  test('is the same for a repeat of the key, and stored nowhere', async () => {
    const body = {
      settlnProviderId: provider.accountId,
      startTime: iso(OPEN),
      serviceItems: provider.services[0]?.itemIds,
      customerName: 'Ann Other',
      customerPhone: samplePhone(provider.accountId),
    };
    const [first, again] = [
      await backend.post('/providerCalendar/bookings', body, 'twice'),
      await backend.post('/providerCalendar/bookings', body, 'twice'),
    ];
    expect(again).toEqual(first);
    const stored = await backend.db.execute(sql`select answer from idempotency_keys`);
    expect(JSON.stringify(stored.rows)).not.toContain('manageToken');
  });

  test('still shows a past visit, and nothing thirty days later', async () => {
    const { token } = await book(OPEN);
    backend.clock.now = OPEN + HOUR_MS + 30 * DAY_MS - 1;
    expect(await read(token)).toMatchObject({ status: 'confirmed' });
    backend.clock.now += 1;
    expect(await read(token)).toBeNull();
    expect(await cancel(token)).toMatchObject({ status: 410, json: { code: 'gone' } });
  });

  test('is revoked by a higher version', async () => {
    const { id, token } = await book(OPEN);
    await backend.db.update(bookings).set({ linkVersion: 1 }).where(eq(bookings.id, id));
    expect(await read(token)).toBeNull();
    expect([await cancel(token), await move(token, OPEN + DAY_MS)]).toMatchObject([
      { status: 410 },
      { status: 410 },
    ]);
    const { accountId } = provider;
    const renewed = toManageToken({ accountId, bookingId: id, linkVersion: 1 }, LINK_SECRET);
    expect(await read(renewed)).toMatchObject({ id, status: 'confirmed' });
  });

  test('ends for every booking of an address whose owner says “not me”', async () => {
    const written = `${provider.accountId}@Stranger.example`;
    const [first, second, other] = [
      await book(OPEN, { customerEmail: written }),
      await book(OPEN + DAY_MS, { customerEmail: written.toLowerCase() }),
      await book(OPEN + 2 * DAY_MS, { customerEmail: `not-${written}` }),
    ];
    const { accountId } = provider;
    const stop = (bookingId: number) =>
      backend.post('/mail/stop', {
        token: toStopToken(written, { accountId, bookingId }, LINK_SECRET),
      });
    // The address of the token has to be that of the booking.
    expect(await stop(other.id)).toMatchObject({ json: { stopped: true } });
    expect(await read(first.token)).not.toBeNull();
    expect(await read(other.token)).not.toBeNull();

    expect(await stop(first.id)).toMatchObject({ json: { stopped: true } });
    for (const { token } of [first, second]) {
      expect(await read(token)).toBeNull();
      expect(await cancel(token)).toMatchObject({ status: 410 });
    }
    expect(await read(other.token)).toMatchObject({ status: 'confirmed' });
    expect(await stop(first.id)).toMatchObject({ json: { stopped: true } });
  });

  test.each(['the account is erased', 'the visit is forgotten'])(
    'ends by “not me” in mail of another account, also once %s',
    async (since) => {
      const written = `${provider.accountId}+shop@stranger.example`;
      const gone = await seedAccount(
        backend.db,
        sampleAccount({
          services: [sampleService({ items: [{ name: 'Cut', durationMinutes: 45 }] })],
          availability: [{ from: NOW, to: OPEN + DAY_MS, status: 'available' }],
        }),
      );
      const earlier = await book(OPEN, {
        customerEmail: written,
        settlnProviderId: gone.accountId,
        serviceItems: gone.services[0]?.itemIds,
      });
      const own = await book(OPEN + DAY_MS, { customerEmail: written.replace('+shop', '') });
      const other = await book(OPEN + 2 * DAY_MS, { customerEmail: `not-${written}` });
      if (since === 'the account is erased') {
        await deleteAccount(backend.db, gone.accountId, NOW);
      } else {
        await backend.db
          .update(bookings)
          .set({ customerEmail: null })
          .where(eq(bookings.id, earlier.id));
      }
      const about = { accountId: gone.accountId, bookingId: earlier.id };
      const stop = { token: toStopToken(written, about, LINK_SECRET) };
      expect(await backend.post('/mail/stop', stop)).toMatchObject({ json: { stopped: true } });
      expect(await read(own.token)).toBeNull();
      expect(await read(other.token)).not.toBeNull();
    },
  );

  test('of a booking that the provider cancels goes on and says so', async () => {
    const { token } = await book(OPEN);
    await backend.post('/providerCalendar/cancel', {
      settlnProviderId: provider.accountId,
      serviceItemId: provider.services[0]?.itemIds[0],
      startTime: iso(OPEN),
    });
    expect(await read(token)).toMatchObject({ status: 'cancelled', cancelledBy: 'provider' });
  });

  test('tells what the provider wrote about the cancellation, in one line of 300 letters', async () => {
    const { token } = await book(OPEN, { customerPhone: '+356 9900 0000' });
    const later = await book(OPEN + DAY_MS, { customerPhone: '99000000' });
    const cancelIt = (reason: string) =>
      backend.post('/providerCalendar/cancel', {
        settlnProviderId: provider.accountId,
        serviceItemId: provider.services[0]?.itemIds[0],
        startTime: iso(OPEN),
        reason,
      });
    expect(await cancelIt('x'.repeat(301))).toMatchObject({ status: 422 });
    expect(await cancelIt(' I am ill.\r\nSorry! ')).toMatchObject({ status: 200 });
    expect(await read(token)).toMatchObject({ cancelReason: 'I am ill. Sorry!' });
    const all = { settlnProviderId: provider.accountId, customerPhone: '99000000' };
    await backend.post('/providerCalendar/cancel-customer', { ...all, reason: '  ' });
    expect(await read(later.token)).toMatchObject({ status: 'cancelled', cancelReason: null });
  });

  test('of another calendar or secret, or of nobody, shows and changes nothing', async () => {
    const { id, token } = await book(OPEN);
    const { accountId } = provider;
    const forged = [
      toManageToken({ accountId, bookingId: id, linkVersion: 0 }, 'another secret'),
      toManageToken({ accountId: accountId + 1, bookingId: id, linkVersion: 0 }, LINK_SECRET),
      toManageToken({ accountId, bookingId: id + 999, linkVersion: 0 }, LINK_SECRET),
      token.replace(/\d+-0$/, `${id + 1}-0`),
      'nothing',
    ];
    for (const each of forged) {
      expect(await read(each)).toBeNull();
      expect(await cancel(each)).toMatchObject({ status: 410 });
      expect(await move(each, OPEN + DAY_MS)).toMatchObject({ status: 410 });
    }
    expect(await read(token)).toMatchObject({ status: 'confirmed', sequence: 0 });
  });

  test('says no service to book again when that is not public any more', async () => {
    const { token } = await book(OPEN);
    const id = provider.services[0]?.id ?? '';
    await backend.db.update(services).set({ status: 'delisted' }).where(eq(services.id, id));
    expect(await read(token)).toMatchObject({ providerId: null });
  });

  test('says which items cannot be booked again, and no service of an account that takes no bookings', async () => {
    const { token } = await book(OPEN);
    const [cut, wash] = provider.services[0]?.itemIds ?? [];
    await backend.db
      .update(serviceItems)
      .set({ deletedAt: new Date(NOW) })
      .where(eq(serviceItems.id, cut ?? 0));
    expect(await read(token)).toMatchObject({
      providerId: provider.services[0]?.id,
      serviceItems: [
        { id: cut, name: 'Cut', price: 25.5, durationMinutes: 45, isGone: true },
        { id: wash, name: 'Wash', price: 10, durationMinutes: 15 },
      ],
    });
    await backend.db
      .update(accounts)
      .set({ takesBookings: false })
      .where(eq(accounts.id, provider.accountId));
    expect(await read(token)).toMatchObject({ providerId: null });
  });

  test('names the service that was booked from, of several, by the name that it has now', async () => {
    const two = await seedAccount(
      backend.db,
      sampleAccount({
        services: ['Hair', 'Nails'].map((name) =>
          sampleService({ name, address: `${name} street`, items: [{ name: `${name} hour` }] }),
        ),
        availability: [{ from: NOW, to: OPEN + DAY_MS, status: 'available' }],
      }),
    );
    const [, nails] = two.services;
    const { token } = await book(OPEN, {
      settlnProviderId: two.accountId,
      serviceItems: nails?.itemIds,
    });
    const provider = { name: 'Nails', address: 'Nails street' };
    expect(await read(token)).toMatchObject({ providerId: nails?.id, provider });
    await backend.db
      .update(services)
      .set({ name: 'Nails & Co' })
      .where(eq(services.id, nails?.id ?? ''));
    expect(await read(token)).toMatchObject({ provider: { name: 'Nails & Co' } });
  });

  test('still says where the visit is after the service was deleted', async () => {
    const { token } = await book(OPEN);
    const { provider: before } = (await read(token)) ?? {};
    const id = provider.services[0]?.id;
    expect(
      await backend.call(`/serviceProviders/${id}?hostCountry=MT`, { method: 'DELETE' }),
    ).toMatchObject({
      status: 200,
    });
    expect(await read(token)).toMatchObject({ providerId: null, provider: before });
    const query = new URLSearchParams({ settlnProviderId: String(provider.accountId) });
    const { json } = await backend.call(`/providerCalendar/bookings?${query}`);
    expect(json).toMatchObject([{ services: [{ listing_name: 'Selam Braids' }, {}] }]);
  });

  test('has only the account’s name where nobody wrote down which service it was', async () => {
    const { token } = await book(OPEN);
    await backend.db.delete(services).where(eq(services.id, provider.services[0]?.id ?? ''));
    expect(await read(token)).toMatchObject({
      provider: { name: 'Selam Tesfaye', address: '', phoneNumber: '' },
    });
  });

  test('is in no log', async () => {
    const { token } = await book(OPEN);
    await read(token);
    await cancel(token);
    expect(JSON.stringify(backend.log)).not.toContain(token);
    expect(JSON.stringify(backend.log)).toContain('customerBookings/cancel');
  });
});

describe('a customer cancels', () => {
  test('the time is free at once, and both are told', async () => {
    const { token } = await book(OPEN, EMAIL);
    nudge.mockClear();
    const { status, json } = await cancel(token);
    expect([status, json]).toMatchObject([
      200,
      {
        booking: {
          status: 'cancelled',
          cancelledBy: 'customer',
          cancelledAt: iso(NOW),
          sequence: 1,
        },
      },
    ]);
    expect(nudge).toHaveBeenCalledOnce();
    expect(await queued('cancelled')).toEqual([
      ['customer', 1],
      ['provider', 1],
    ]);
    await book(OPEN);
  });

  test('a repeat answers the same and says nothing twice', async () => {
    const { token } = await book(OPEN, EMAIL);
    const first = await cancel(token);
    backend.clock.now += HOUR_MS;
    expect(await cancel(token)).toEqual(first);
    expect(await queued('cancelled')).toHaveLength(2);
  });

  test('what the provider has cancelled stays the provider’s doing', async () => {
    const { token } = await book(OPEN);
    await backend.post('/providerCalendar/cancel', {
      settlnProviderId: provider.accountId,
      serviceItemId: provider.services[0]?.itemIds[0],
      startTime: iso(OPEN),
    });
    expect((await cancel(token)).json).toMatchObject({ booking: { cancelledBy: 'provider' } });
    expect(await move(token, OPEN + DAY_MS)).toMatchObject({ status: 409 });
  });

  test('only the visit that they were shown, if they name its start', async () => {
    const { token } = await book(OPEN, EMAIL);
    await move(token, OPEN + DAY_MS);
    expect(await cancel(token, OPEN)).toMatchObject({ status: 409, json: { code: 'moved' } });
    expect(await read(token)).toMatchObject({ status: 'confirmed', sequence: 1 });
    expect(await queued('cancelled')).toEqual([]);
    expect(await cancel(token, OPEN + DAY_MS)).toMatchObject({ status: 200 });
    // A repeat whose first answer was lost.
    expect(await cancel(token, OPEN + DAY_MS)).toMatchObject({ status: 200 });
  });

  test('until an hour before the start, not later', async () => {
    const [early, late] = [await book(OPEN), await book(OPEN + DAY_MS)];
    backend.clock.now = OPEN - HOUR_MS - 1;
    expect(await cancel(early.token)).toMatchObject({ status: 200 });
    backend.clock.now = OPEN + DAY_MS - HOUR_MS;
    expect(await cancel(late.token)).toMatchObject({ status: 409, json: { code: 'conflict' } });
    expect(await move(late.token, OPEN + 2 * DAY_MS)).toMatchObject({ status: 409 });
    expect(await read(late.token)).toMatchObject({ status: 'confirmed', sequence: 0 });
  });
});

describe('a customer moves', () => {
  test('the visit keeps its length and price, and both are told', async () => {
    const { token } = await book(OPEN, EMAIL);
    const { status, json } = await move(token, OPEN + DAY_MS);
    expect([status, json]).toMatchObject([
      200,
      {
        booking: {
          startTime: iso(OPEN + DAY_MS),
          endTime: iso(OPEN + DAY_MS + HOUR_MS),
          totalPrice: 35.5,
          movedFrom: iso(OPEN),
          movesLeft: 4,
          sequence: 1,
        },
      },
    ]);
    expect(await queued('moved')).toEqual([
      ['customer', 1],
      ['provider', 1],
    ]);
    await book(OPEN);
  });

  test('the visit keeps the length that the provider gives it while the customer moves it', async () => {
    const { id, token } = await book(OPEN);
    const { db } = backend;
    const to = OPEN + 2 * DAY_MS;
    const { moving } = await db.transaction(async (tx) => {
      await tx.execute(
        sql`select pg_advisory_xact_lock(${LOCKS_OF.calendar}, ${provider.accountId})`,
      );
      const answer = move(token, to);
      await expect.poll(() => waitingForLocks(db)).toBe(1);
      await tx.execute(sql`
        update booking_items set duration_minutes = 90
        where account_id = ${provider.accountId} and booking_id = ${id} and position = 0`);
      return { moving: answer };
    });
    expect((await moving).status).toBe(200);
    const [visit] = await db
      .select({ during: bookings.during })
      .from(bookings)
      .where(eq(bookings.accountId, provider.accountId));
    expect(visit?.during).toEqual({ from: to, to: to + 105 * MINUTE_MS });
  });

  test('by a quarter of an hour: the own visit does not stand in its way', async () => {
    const { token } = await book(OPEN);
    expect(await offeredAt(token, OPEN + 15 * MINUTE_MS)).toBe('available');
    expect(await move(token, OPEN + 15 * MINUTE_MS)).toMatchObject({ status: 200 });
    expect(await read(token)).toMatchObject({ startTime: iso(OPEN + 15 * MINUTE_MS) });
  });

  test('not into another visit, nor to a time that is not open; the nearest are named', async () => {
    const { token } = await book(OPEN);
    await book(OPEN + 2 * HOUR_MS);
    expect(await offeredAt(token, OPEN + 2 * HOUR_MS)).toBe('booked');
    const taken = await move(token, OPEN + 2.5 * HOUR_MS);
    expect(taken).toMatchObject({ status: 409, json: { code: 'slot_taken' } });
    expect((taken.json as { nearestStarts: string[] }).nearestStarts).toHaveLength(3);
    expect(await move(token, NOW - HOUR_MS)).toMatchObject({ status: 422 });
    expect(await move(token, OPEN + 7 * MINUTE_MS)).toMatchObject({ status: 422 });
    expect(await move(token, OPEN + 900 * DAY_MS)).toMatchObject({ status: 422 });
    expect(await read(token)).toMatchObject({ startTime: iso(OPEN), sequence: 0 });
  });

  test('a repeat of the key, or of the start, moves nothing again', async () => {
    const { token } = await book(OPEN, EMAIL);
    await move(token, OPEN + DAY_MS, 'key-of-a-move');
    await move(token, OPEN + 2 * DAY_MS, 'key-of-the-next');
    const repeat = await move(token, OPEN + DAY_MS, 'key-of-a-move');
    expect(repeat).toMatchObject({
      status: 200,
      json: { booking: { startTime: iso(OPEN + 2 * DAY_MS), sequence: 2 } },
    });
    expect(await move(token, OPEN + 2 * DAY_MS)).toMatchObject({ status: 200 });
    expect(await queued('moved')).toHaveLength(4);
    const reused = await move(token, OPEN + 3 * DAY_MS, 'key-of-a-move');
    expect(reused).toMatchObject({ status: 422, json: { code: 'key_reused' } });
  });

  test('five times, not a sixth', async () => {
    const { token } = await book(OPEN);
    for (let day = 1; day <= 5; day += 1) {
      expect(await move(token, OPEN + day * DAY_MS)).toMatchObject({ status: 200 });
    }
    expect(await read(token)).toMatchObject({ movesLeft: 0, sequence: 5 });
    expect(await move(token, OPEN)).toMatchObject({ status: 409, json: { code: 'conflict' } });
    expect(await cancel(token)).toMatchObject({ status: 200 });
  });

  test('not to an account that takes no bookings, which the page says before a time is chosen', async () => {
    const { token } = await book(OPEN);
    await backend.db
      .update(accounts)
      .set({ takesBookings: false })
      .where(eq(accounts.id, provider.accountId));
    expect(await read(token)).toMatchObject({ movesLeft: 0 });
    expect(await move(token, OPEN + DAY_MS)).toMatchObject({ status: 409 });
    expect(await cancel(token)).toMatchObject({ status: 200 });
  });

  test.each([
    ['spring', Date.UTC(2027, 2, 28, 0)],
    ['autumn', Date.UTC(2027, 9, 31, 0)],
  ])('across the change of the clocks in %s it lasts an hour', async (_, change) => {
    const { token } = await book(OPEN);
    const start = change + 30 * MINUTE_MS;
    expect(await move(token, start)).toMatchObject({ status: 200 });
    expect(await read(token)).toMatchObject({
      startTime: iso(start),
      endTime: iso(start + HOUR_MS),
    });
    await cancel(token);
  });

  test('the provider’s calendar follows at once', async () => {
    const { id, token } = await book(OPEN);
    await move(token, OPEN + DAY_MS);
    const query = new URLSearchParams({ settlnProviderId: String(provider.accountId) });
    const { json } = await backend.call(`/providerCalendar/bookings?${query}`);
    expect(json).toMatchObject([{ id, start_time: iso(OPEN + DAY_MS), status: 'confirmed' }]);
  });
});
