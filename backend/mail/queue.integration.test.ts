import { asc, eq } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { messages } from '@/backend/db/mail-schema';
import { bookings, services } from '@/backend/db/schema';
import { seedAccount } from '@/backend/db/seed';
import type { SeededAccount } from '@/backend/db/seed-shape';
import { decide } from '@/backend/testing/decide';
import { sampleAccount, sampleService } from '@/backend/testing/sample-account';
import { samplePhone } from '@/backend/testing/sample-phone';
import { startTestBackend, type TestBackend } from '@/backend/testing/test-backend';
import { UNDO_MS } from '@/lib/shared/domain/staff/room';
import { DAY_MS, HOUR_MS } from '@/lib/shared/time/units';

const CALENDAR = '/providerCalendar';
const NOW = Date.UTC(2027, 0, 4, 7);
const OPEN = NOW + 3 * DAY_MS;

let backend: TestBackend;
let silent: TestBackend;
let provider: SeededAccount;
const nudge = vi.fn();

beforeAll(async () => {
  backend = await startTestBackend(NOW, { outbox: { nudge } });
  silent = await startTestBackend(NOW);
});
afterAll(async () => {
  await backend.stop();
  await silent.stop();
});
beforeEach(async () => {
  nudge.mockClear();
  provider = await seedProvider(backend);
});

function seedProvider({ db }: TestBackend): Promise<SeededAccount> {
  const item = { name: 'Cut', priceMinor: 2_550, durationMinutes: 45 };
  return seedAccount(
    db,
    sampleAccount({
      services: [sampleService({ items: [item] })],
      availability: [{ from: NOW, to: OPEN + DAY_MS, status: 'available' }],
    }),
  );
}

function request(startsAt: number, extra: object = {}, by = provider) {
  return {
    settlnProviderId: by.accountId,
    startTime: new Date(startsAt).toISOString(),
    serviceItems: by.services[0]?.itemIds,
    customerName: 'Ann Other',
    customerPhone: samplePhone(by.accountId),
    ...extra,
  };
}
const EMAIL = { customerEmail: 'ann@other.example' };

async function queued(of = provider, { db } = backend) {
  const rows = await db
    .select()
    .from(messages)
    .where(eq(messages.accountId, of.accountId))
    .orderBy(asc(messages.dueAt), asc(messages.uniqueKey));
  return rows.map(({ kind, toRole, dueAt, sequence }) => [kind, toRole, +dueAt, sequence]);
}

const BOOKED = [
  ['booked', 'customer', NOW, 0],
  ['booked', 'provider', NOW, 0],
  ['reminder', 'customer', OPEN - DAY_MS, 0],
];

describe('a booking', () => {
  test('queues mail to customer and provider, and a reminder for the day before', async () => {
    await backend.post(`${CALENDAR}/bookings`, request(OPEN, EMAIL));
    expect(await queued()).toEqual(BOOKED);
    expect(nudge).toHaveBeenCalledOnce();
  });

  test('without an e-mail address queues what the provider gets', async () => {
    await backend.post(`${CALENDAR}/bookings`, request(OPEN));
    expect(await queued()).toEqual([['booked', 'provider', NOW, 0]]);
  });

  test('for the next day queues no reminder', async () => {
    await backend.post(`${CALENDAR}/bookings`, request(NOW + 25 * HOUR_MS, EMAIL));
    expect(await queued()).toEqual(BOOKED.slice(0, 2));
  });

  test('of the provider queues nothing for the provider', async () => {
    const { settlnProviderId, startTime, serviceItems } = request(OPEN);
    const body = { settlnProviderId, startTime, serviceItemId: serviceItems?.[0] };
    expect(await backend.post(`${CALENDAR}/book`, body)).toMatchObject({ status: 201 });
    expect(await queued()).toEqual([]);
  });

  test('costs four round trips, in which its mail is queued and judged, and a repeat queues nothing', async () => {
    const query = vi.spyOn(pg.Client.prototype, 'query');
    await backend.post(`${CALENDAR}/bookings`, request(OPEN, EMAIL), 'the-key');
    expect(query).toHaveBeenCalledTimes(4);
    query.mockRestore();
    await backend.post(`${CALENDAR}/bookings`, request(OPEN, EMAIL), 'the-key');
    expect(await queued()).toEqual(BOOKED);
  });

  test('keeps the zone of the visitor, and needs none that it knows', async () => {
    await backend.post(
      `${CALENDAR}/bookings`,
      request(OPEN, { timeZone: 'Asia/Kolkata' }),
      'zoned',
    );
    const odd = { timeZone: 'Mars/Olympus' };
    const again = await backend.post(`${CALENDAR}/bookings`, request(OPEN, odd), 'zoned');
    expect(again).toMatchObject({ status: 201 });
    await backend.post(`${CALENDAR}/bookings`, request(OPEN + HOUR_MS, odd));
    const rows = await backend.db
      .select({ zone: bookings.customerZone })
      .from(bookings)
      .where(eq(bookings.accountId, provider.accountId))
      .orderBy(asc(bookings.id));
    expect(rows).toEqual([{ zone: 'Asia/Kolkata' }, { zone: null }]);
  });

  test('that is refused queues nothing', async () => {
    await backend.post(`${CALENDAR}/bookings`, request(OPEN + 10 * DAY_MS, EMAIL));
    expect(await queued()).toEqual([]);
    expect(nudge).not.toHaveBeenCalled();
  });

  test('queues nothing where no mail is set up', async () => {
    const there = await seedProvider(silent);
    const booked = await silent.post(`${CALENDAR}/bookings`, request(OPEN, EMAIL, there));
    expect(booked).toMatchObject({ status: 201 });
    expect(await queued(there, silent)).toEqual([]);
  });
});

describe('a cancellation by the provider', () => {
  const CANCELLED = ['cancelled', 'customer', NOW, 1];

  test('queues mail to the customer', async () => {
    await backend.post(`${CALENDAR}/bookings`, request(OPEN, EMAIL));
    const { settlnProviderId, startTime, serviceItems } = request(OPEN);
    const body = { settlnProviderId, startTime, serviceItemId: serviceItems?.[0] };
    expect(await backend.post(`${CALENDAR}/cancel`, body)).toMatchObject({ status: 200 });
    expect(await queued()).toContainEqual(CANCELLED);
  });

  test('of all bookings of a number queues mail for each that has an address', async () => {
    await backend.post(`${CALENDAR}/bookings`, request(OPEN, EMAIL));
    await backend.post(`${CALENDAR}/bookings`, request(OPEN + HOUR_MS));
    const { settlnProviderId, customerPhone } = request(OPEN);
    const body = { settlnProviderId, customerPhone };
    const answer = await backend.post(`${CALENDAR}/cancel-customer`, body);
    expect(answer.json).toEqual({ cancelled: 2 });
    const cancelled = (await queued()).filter(([kind]) => kind === 'cancelled');
    expect(cancelled).toEqual([CANCELLED]);
  });
});

describe('a decision of a moderator', () => {
  test('queues mail to the owner, if mail is set up', async () => {
    const id = provider.services[0]?.id ?? '';
    await backend.db.update(services).set({ waitingSince: new Date(NOW) });
    const tells = { tells: true };
    await decide(backend.db, { id, action: 'approve' }, NOW);
    await decide(backend.db, { id, action: 'takeDown' }, NOW, tells);
    expect(await queued()).toEqual([['verdict', 'provider', NOW + UNDO_MS, null]]);
  });
});
