import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { seedAccount } from '@/backend/db/seed';
import { sampleAccount, sampleService } from '@/backend/testing/sample-account';
import { samplePhone } from '@/backend/testing/sample-phone';
import { startTestBackend, type TestBackend } from '@/backend/testing/test-backend';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/shared/time/units';
import { IS_LONG } from '@/test/long';

const NOW = Date.UTC(2027, 0, 4, 7);
const OPEN = Date.UTC(2027, 0, 5, 8);

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend(NOW);
});
afterAll(() => backend.stop());
beforeEach(() => {
  backend.clock.now = NOW;
});

interface Calendar {
  accountId: number;
  itemId: number;
}

async function arrive(): Promise<Calendar> {
  const { accountId, services } = await seedAccount(
    backend.db,
    sampleAccount({
      services: [sampleService({ items: [{ name: 'Wash', durationMinutes: 15 }] })],
      availability: [{ from: OPEN, to: OPEN + 20 * DAY_MS, status: 'available' }],
    }),
  );
  return { accountId, itemId: services[0]?.itemIds[0] ?? 0 };
}

/** Books the quarter hour `slot` of a calendar. */
function book({ accountId, itemId }: Calendar, slot: number, customerPhone: string, key?: string) {
  const startTime = new Date(OPEN + slot * 15 * MINUTE_MS).toISOString();
  const contact = { customerName: 'Ann', customerPhone };
  const body = { settlnProviderId: accountId, startTime, serviceItems: [itemId], ...contact };
  return backend.post('/providerCalendar/bookings', body, key);
}

const WAVES = IS_LONG ? 10 : 3;
const FLOOD = WAVES * 25;

/** 25 at a time: with more at once, the test would measure the waiting line of the calendar. */
async function inWaves<T>(send: (n: number) => Promise<T>): Promise<T[]> {
  const answers: T[] = [];
  for (let wave = 0; wave < WAVES; wave += 1) {
    const sends = Array.from({ length: 25 }, (_, n) => send(wave * 25 + n));
    answers.push(...(await Promise.all(sends)));
  }
  return answers;
}

async function countOf(phone: string) {
  const { rows } = await backend.db.execute<{ count: number }>(
    sql`select count(*)::int as count from bookings where customer_phone = ${phone}`,
  );
  return rows[0]?.count;
}

describe('FLOOD-1: one telephone number', () => {
  test('has three open bookings in a calendar, and its refusal does not tell when they are', async () => {
    const calendar = await arrive();
    const phone = samplePhone('three');
    for (const slot of [0, 1, 2]) expect((await book(calendar, slot, phone)).status).toBe(201);
    expect(await book(calendar, 3, phone)).toEqual({
      status: 429,
      json: {
        success: false,
        code: 'too_many',
        message: 'This phone number has too many bookings for now. Please call the provider.',
        retryAfterSeconds: 3600,
      },
    });
    expect((await book(calendar, 3, samplePhone('somebody else'))).status).toBe(201);
    expect((await book(await arrive(), 3, phone)).status).toBe(201);
    backend.clock.now = OPEN + 15 * MINUTE_MS;
    expect((await book(calendar, 9, phone)).status).toBe(201);
  });

  test('says it in the header too', async () => {
    const calendar = await arrive();
    const phone = samplePhone('header');
    for (const slot of [0, 1, 2]) await book(calendar, slot, phone);
    const startTime = new Date(OPEN + HOUR_MS).toISOString();
    const answer = await backend.fetch(
      new Request('http://backend/providerCalendar/bookings', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: 'Bearer token-of-this-test',
        },
        body: JSON.stringify({
          settlnProviderId: calendar.accountId,
          startTime,
          serviceItems: [calendar.itemId],
          customerName: 'Ann',
          customerPhone: phone,
        }),
      }),
    );
    expect(answer.status).toBe(429);
    expect(answer.headers.get('retry-after')).toBe('3600');
  });

  test('is the same however it is written, and Malta’s without a country code', async () => {
    const calendar = await arrive();
    const spellings = ['2155 0001', '+356 2155-0001', '00356 (2155) 0001'];
    for (const [slot, phone] of spellings.entries()) {
      expect((await book(calendar, slot, phone)).status).toBe(201);
    }
    for (const phone of [...spellings, '21550001', '+35621550001']) {
      expect((await book(calendar, 5, phone)).status).toBe(429);
    }
    expect((await book(calendar, 5, '+39 2155 0001')).status).toBe(201);
    const british = ['+44 20 7946 0958', '+44 (0)20 7946 0958', '0044 20 7946 0958'];
    for (const [slot, phone] of british.entries()) {
      expect((await book(calendar, 10 + slot, phone)).status).toBe(201);
    }
    expect((await book(calendar, 15, '+442079460958')).status).toBe(429);
  });

  test('books five times a day, wherever, and again a day after the first', async () => {
    const phone = samplePhone('five');
    const first = await arrive();
    const calendars = [first, first, await arrive(), await arrive(), await arrive()];
    for (const [slot, calendar] of calendars.entries()) {
      backend.clock.now = NOW + slot * HOUR_MS;
      expect((await book(calendar, slot, phone)).status).toBe(201);
    }
    const next = await arrive();
    expect(await book(next, 0, phone)).toMatchObject({
      status: 429,
      json: {
        message: 'This phone number has too many bookings for now. Please call the provider.',
        retryAfterSeconds: 3600,
      },
    });
    backend.clock.now = NOW + DAY_MS;
    expect((await book(next, 0, phone)).status).toBe(201);
  });

  test('may book again when a booking was cancelled; the provider’s own count for nobody', async () => {
    const calendar = await arrive();
    const phone = samplePhone('cancelled');
    const { accountId: settlnProviderId, itemId: serviceItemId } = calendar;
    const own = { settlnProviderId, serviceItemId, customerName: 'Ann', customerPhone: phone };
    for (const slot of [20, 21, 22, 23]) {
      const startTime = new Date(OPEN + slot * 15 * MINUTE_MS).toISOString();
      const noted = await backend.post('/providerCalendar/book', { ...own, startTime });
      expect(noted.status).toBe(201);
    }
    for (const slot of [0, 1, 2]) expect((await book(calendar, slot, phone)).status).toBe(201);
    expect((await book(calendar, 3, phone)).status).toBe(429);
    const startTime = new Date(OPEN).toISOString();
    await backend.post('/providerCalendar/cancel', { settlnProviderId, serviceItemId, startTime });
    expect((await book(calendar, 3, phone)).status).toBe(201);
  });

  test('gets the answer of a key again, past any limit', async () => {
    const calendar = await arrive();
    const phone = samplePhone('replay');
    const key = crypto.randomUUID();
    const first = await book(calendar, 0, phone, key);
    for (const slot of [1, 2]) await book(calendar, slot, phone);
    expect((await book(calendar, 3, phone)).status).toBe(429);
    expect(await book(calendar, 0, phone, key)).toEqual(first);
    expect(first.status).toBe(201);
  });

  test('is refused whatever it asks for, without a look at the time', async () => {
    const calendar = await arrive();
    const phone = samplePhone('taken');
    for (const slot of [0, 1, 2]) await book(calendar, slot, phone);
    expect((await book(calendar, 0, phone)).status).toBe(429);
  });

  test(`${2 * FLOOD} times, 25 at once, in one calendar and in fifty: no more than the limits, and nothing breaks`, async () => {
    const calendar = await arrive();
    const phone = samplePhone('flood');
    const here = await inWaves((n) => book(calendar, n, phone));
    const statuses = here.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(3).fill(201), ...Array(FLOOD - 3).fill(429)]);

    const many = await Promise.all(Array.from({ length: 50 }, arrive));
    const everywhere = await inWaves((n) => book(many[n % 50] ?? calendar, n, phone));
    const counted = everywhere.map(({ status }) => status).sort();
    expect(counted).toEqual([...Array(2).fill(201), ...Array(FLOOD - 2).fill(429)]);
    expect(await countOf(phone)).toBe(5);
    expect((await book(calendar, 400, samplePhone('a person'))).status).toBe(201);
  });
});
