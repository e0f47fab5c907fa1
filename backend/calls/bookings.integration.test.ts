import { asc, eq } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  bookingItems,
  bookings,
  idempotencyKeys,
  serviceItems,
  services,
} from '@/backend/db/schema';
import { seedAccount } from '@/backend/db/seed';
import type { SeededAccount } from '@/backend/db/seed-shape';
import { sampleAccount, sampleService } from '@/backend/testing/sample-account';
import { samplePhone } from '@/backend/testing/sample-phone';
import { startTestBackend, type TestBackend } from '@/backend/testing/test-backend';
import { HOUR_MS, MINUTE_MS } from '@/lib/shared/time/units';

const PATH = '/providerCalendar/bookings';
const NOW = Date.UTC(2027, 0, 4, 7);
const OPEN = Date.UTC(2027, 0, 5, 8);

let backend: TestBackend;
let provider: SeededAccount;
let other: SeededAccount;
let cut: number;
let wash: number;
let colour: number;

beforeAll(async () => {
  backend = await startTestBackend(NOW);
});
afterAll(() => backend.stop());

beforeEach(async () => {
  backend.clock.now = NOW;
  provider = await seedAccount(
    backend.db,
    sampleAccount({
      services: [
        sampleService({
          items: [
            { name: 'Cut', priceMinor: 2_550, durationMinutes: 40 },
            { name: 'Wash' },
            { name: 'Week of braids', durationMinutes: 1_440 },
          ],
        }),
        sampleService({ items: [{ name: 'Colour', priceMinor: 4_000, durationMinutes: 50 }] }),
        sampleService({ status: 'rejected', items: [{ name: 'Hidden' }] }),
      ],
      availability: [{ from: OPEN, to: OPEN + 4 * HOUR_MS, status: 'available' }],
    }),
  );
  other = await seedAccount(
    backend.db,
    sampleAccount({ services: [sampleService({ items: [{ name: 'Foreign' }] })] }),
  );
  [cut = 0, wash = 0] = provider.services[0]?.itemIds ?? [];
  [colour = 0] = provider.services[1]?.itemIds ?? [];
});

function request(startsAt: number, serviceItems: unknown = [cut], extra: object = {}) {
  return {
    settlnProviderId: provider.accountId,
    startTime: new Date(startsAt).toISOString(),
    serviceItems,
    customerName: 'Ann Other',
    customerPhone: samplePhone(provider.accountId),
    ...extra,
  };
}
const iso = (instant: number) => new Date(instant).toISOString();
const stored = () =>
  backend.db.select().from(bookings).where(eq(bookings.accountId, provider.accountId));

describe('a booking', () => {
  test('CC-020, CC-021: is answered with id and customer name; length and price are counted here', async () => {
    const answer = await backend.post(
      PATH,
      request(OPEN, [cut, colour], {
        totalPrice: 1,
        durationMinutes: 1,
        customerEmail: 'a@b.example',
      }),
    );
    expect(answer).toEqual({
      status: 201,
      json: {
        success: true,
        message: 'Booking confirmed',
        booking: {
          id: expect.any(Number),
          settlnProviderId: provider.accountId,
          customerName: 'Ann Other',
          startTime: iso(OPEN),
          endTime: iso(OPEN + 90 * MINUTE_MS),
          durationMinutes: 90,
          totalPrice: 65.5,
          status: 'confirmed',
          // The customer's way back to the booking.
          manageToken: expect.any(String),
        },
      },
    });
    const [row] = await stored();
    expect(row).toMatchObject({
      during: { from: OPEN, to: OPEN + 90 * MINUTE_MS },
      totalMinor: 6_550,
      customerName: 'Ann Other',
      customerPhone: samplePhone(provider.accountId),
      customerEmail: 'a@b.example',
    });
  });

  test('keeps its items in the order of choice, as they were, when they change or go', async () => {
    await backend.post(PATH, request(OPEN, [colour, cut]));
    await backend.db
      .update(serviceItems)
      .set({ name: 'New', priceMinor: 1, deletedAt: new Date() });
    const [row] = await stored();
    const items = await backend.db
      .select()
      .from(bookingItems)
      .where(eq(bookingItems.bookingId, row?.id ?? 0))
      .orderBy(asc(bookingItems.position));
    expect(items).toMatchObject([
      { serviceItemId: colour, name: 'Colour', priceMinor: 4_000, durationMinutes: 50 },
      { serviceItemId: cut, name: 'Cut', priceMinor: 2_550, durationMinutes: 40 },
    ]);
  });

  test('takes whole slots, at least one', async () => {
    await backend.post(PATH, request(OPEN, [wash]));
    await backend.post(PATH, request(OPEN + HOUR_MS, [cut]));
    expect((await stored()).map(({ during }) => (during.to - during.from) / MINUTE_MS)).toEqual([
      15, 45,
    ]);
  });

  test('costs one transaction of four round trips to Postgres', async () => {
    const query = vi.spyOn(pg.Client.prototype, 'query');
    const { status } = await backend.post(PATH, request(OPEN), 'round-trips');
    const texts = query.mock.calls.map(([first]) => JSON.stringify(first));
    query.mockRestore();
    expect(status).toBe(201);
    expect(texts).toHaveLength(4);
    expect(texts[0]).toMatch(/^"begin;/);
    expect(texts[3]).toContain('; commit');
  });

  test('may start at this very moment, and end with the last free slot', async () => {
    backend.clock.now = OPEN;
    expect(await backend.post(PATH, request(OPEN, [cut]))).toMatchObject({ status: 201 });
    const last = OPEN + 4 * HOUR_MS - 45 * MINUTE_MS;
    expect(await backend.post(PATH, request(last, [cut]))).toMatchObject({ status: 201 });
  });
});

describe('what is refused, and leaves nothing behind', () => {
  const refused = async (body: unknown, status: number, message: string | RegExp) => {
    const answer = await backend.post(PATH, body, crypto.randomUUID());
    expect(answer).toMatchObject({
      status,
      json: { success: false, message: expect.stringMatching(message) },
    });
    expect(await stored()).toEqual([]);
    return answer.json;
  };

  test('BOOK-3: a start in the past, by one millisecond too', async () => {
    backend.clock.now = OPEN + 1;
    await refused(request(OPEN), 422, 'has passed');
    await refused(request(OPEN - 15 * MINUTE_MS), 422, 'has passed');
    await refused(request(Date.parse('0001-01-01T00:00:00Z')), 422, 'has passed');
  });

  test('BOOK-3: a start beyond the end of the 24th month, in Malta', async () => {
    const end = Date.parse('2028-12-31T23:00:00Z');
    await refused(request(end), 422, 'too far ahead');
    await refused(request(Date.parse('9999-12-31T23:45:00Z')), 422, 'too far ahead');
    await refused(request(end - 15 * MINUTE_MS), 409, 'not available');
  });

  test.each([1_000, MINUTE_MS, 7.5 * MINUTE_MS, -1])(
    'BOOK-4: a start %i ms off the grid',
    async (offset) => {
      await refused(request(OPEN + offset), 422, 'minute 00, 15, 30 or 45');
    },
  );

  test('BOOK-4: a visit outside the available hours, or reaching out of them', async () => {
    for (const start of [
      OPEN - 15 * MINUTE_MS,
      OPEN + 4 * HOUR_MS - 30 * MINUTE_MS,
      OPEN + 24 * HOUR_MS,
    ]) {
      await refused(request(start), 409, 'not available');
    }
  });

  test('BOOK-5: foreign, unknown, deleted, hidden and repeated items', async () => {
    const foreign = other.services[0]?.itemIds[0];
    const hidden = provider.services[2]?.itemIds[0];
    await backend.db
      .update(serviceItems)
      .set({ deletedAt: new Date() })
      .where(eq(serviceItems.id, wash));
    for (const item of [foreign, hidden, wash, 2_147_483_647, Number.MAX_SAFE_INTEGER]) {
      await refused(request(OPEN, [cut, item]), 422, 'no longer offered');
    }
    await refused(request(OPEN, [cut, cut]), 422, 'each service once');
    await backend.db.update(services).set({ status: 'delisted' });
    await refused(request(OPEN), 422, 'no longer offered');
  });

  test('BOOK-6: no items, items that are no numbers, too many, too long a visit', async () => {
    for (const items of [[], ['1'], [1.5], [-1], [null], 'all', Array(21).fill(cut)]) {
      expect(await backend.post(PATH, request(OPEN, items))).toMatchObject({ status: 422 });
    }
    const week = provider.services[0]?.itemIds[2];
    await refused(request(OPEN, [cut, week]), 422, 'longer than a day');
  });

  test('BOOK-6: a calendar that is unknown or takes no bookings', async () => {
    const closed = await seedAccount(
      backend.db,
      sampleAccount({
        takesBookings: false,
        services: [sampleService({ items: [{ name: 'A' }] })],
      }),
    );
    for (const settlnProviderId of [999_999, 99_999_999_999, closed.accountId]) {
      const items = closed.services[0]?.itemIds;
      await refused(request(OPEN, items, { settlnProviderId }), 404, 'not accepting bookings');
    }
  });

  test('BOOK-6: times that are none', async () => {
    for (const startTime of [
      '',
      'tomorrow',
      '2027-01-05',
      '2027-01-05T08:00',
      1_798_000_000,
      null,
    ]) {
      expect(await backend.post(PATH, { ...request(OPEN), startTime })).toMatchObject({
        status: 422,
      });
    }
  });

  test('a time that is taken: with the three nearest starts that fit this visit', async () => {
    await backend.post(PATH, request(OPEN + HOUR_MS, [cut]));
    const answer = await backend.post(PATH, request(OPEN + HOUR_MS + 15 * MINUTE_MS, [colour]));
    expect(answer).toEqual({
      status: 409,
      json: {
        success: false,
        code: 'slot_taken',
        message: 'This time has just been taken. Please choose another time.',
        nearestStarts: [
          iso(OPEN + HOUR_MS + 45 * MINUTE_MS),
          iso(OPEN + 2 * HOUR_MS),
          iso(OPEN + 2 * HOUR_MS + 15 * MINUTE_MS),
        ],
      },
    });
    expect(await stored()).toHaveLength(1);
  });

  test('every start that the refusal names can be booked', async () => {
    await backend.post(PATH, request(OPEN + HOUR_MS, [cut]));
    const { json } = await backend.post(PATH, request(OPEN + HOUR_MS, [cut]));
    const { nearestStarts } = json as { nearestStarts: string[] };
    expect(nearestStarts).toHaveLength(3);
    for (const start of nearestStarts) {
      await backend.db.delete(bookings).where(eq(bookings.accountId, provider.accountId));
      expect(await backend.post(PATH, request(Date.parse(start), [cut]))).toMatchObject({
        status: 201,
      });
    }
  });
});

describe('an Idempotency-Key', () => {
  test('BOOK-2: gives the same answer again, even when the start has passed since', async () => {
    const key = crypto.randomUUID();
    const first = await backend.post(PATH, request(OPEN), key);
    backend.clock.now = OPEN + 24 * HOUR_MS;
    expect(await backend.post(PATH, request(OPEN), key)).toEqual(first);
    expect(first.status).toBe(201);
    expect(await stored()).toHaveLength(1);
  });

  test('BOOK-2: with another body is refused, for another calendar too', async () => {
    const key = crypto.randomUUID();
    await backend.post(PATH, request(OPEN), key);
    for (const body of [
      request(OPEN + HOUR_MS),
      request(OPEN, [cut], { customerName: 'Somebody Else' }),
      request(OPEN, other.services[0]?.itemIds, { settlnProviderId: other.accountId }),
    ]) {
      expect(await backend.post(PATH, body, key)).toMatchObject({
        status: 422,
        json: { code: 'key_reused' },
      });
    }
    expect(await stored()).toHaveLength(1);
  });

  test('BOOK-2: of a refusal is not used up, so that another time can be tried', async () => {
    const key = crypto.randomUUID();
    expect(await backend.post(PATH, request(OPEN - HOUR_MS), key)).toMatchObject({ status: 409 });
    expect(await backend.post(PATH, request(OPEN), key)).toMatchObject({ status: 201 });
  });

  test('BOOK-2: that two calendars race for belongs to one', async () => {
    const key = crypto.randomUUID();
    const there = await seedAccount(
      backend.db,
      sampleAccount({
        services: [sampleService({ items: [{ name: 'There' }] })],
        availability: [{ from: OPEN, to: OPEN + HOUR_MS, status: 'available' }],
      }),
    );
    const elsewhere = { settlnProviderId: there.accountId };
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => backend.post(PATH, request(OPEN), key)),
      ...Array.from({ length: 5 }, () =>
        backend.post(PATH, request(OPEN, there.services[0]?.itemIds, elsewhere), key),
      ),
    ]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.sort()).toEqual([...Array(5).fill(201), ...Array(5).fill(422)]);
    expect(
      await backend.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key)),
    ).toHaveLength(1);
  });

  test('may be missing; then every request stands for itself', async () => {
    expect(await backend.post(PATH, request(OPEN))).toMatchObject({ status: 201 });
    expect(await backend.post(PATH, request(OPEN))).toMatchObject({ status: 409 });
  });
});
