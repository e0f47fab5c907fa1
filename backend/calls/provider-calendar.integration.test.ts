import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { availability, bookings, serviceItems } from '@/backend/db/schema';
import { seedAccount } from '@/backend/db/seed';
import { sampleAccount, sampleService } from '@/backend/testing/sample-account';
import { samplePhone } from '@/backend/testing/sample-phone';
import { startTestBackend, type TestBackend } from '@/backend/testing/test-backend';
import { KeptVisit } from '@/lib/shared/contract/provider-bookings';
import { CancelledCount, SlotBookingAnswer } from '@/lib/shared/contract/provider-calendar';
import { SlotAnswer } from '@/lib/shared/contract/slots';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/shared/time/units';

/** Seven minutes into a quarter hour. */
const NOW = Date.UTC(2027, 2, 1, 8, 7);
const OPEN = Date.UTC(2027, 2, 2, 8);

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend(NOW);
});
afterAll(() => backend.stop());

const iso = (instant: number) => new Date(instant).toISOString();

/** A provider who is open from 8 to 12 on the day of `OPEN`, and for an hour from now on. */
async function arrive() {
  const provider = sampleAccount({
    services: [
      sampleService({
        items: [
          { name: 'Cut', priceMinor: 1_050, durationMinutes: 40 },
          { name: 'Wash', priceMinor: 500, durationMinutes: 15 },
        ],
      }),
      sampleService({ status: 'pending', items: [{ name: 'New', durationMinutes: 15 }] }),
    ],
    availability: [
      { from: NOW - 7 * MINUTE_MS, to: NOW + 53 * MINUTE_MS, status: 'available' },
      { from: OPEN, to: OPEN + 4 * HOUR_MS, status: 'available' },
    ],
  });
  const { accountId, services } = await seedAccount(backend.db, provider);
  const [cut = 0, wash = 0, pending = 0] = services.flatMap(({ itemIds }) => itemIds);
  const post = (call: string, body: object) =>
    backend.post(`/providerCalendar/${call}`, { settlnProviderId: accountId, ...body });
  return {
    accountId,
    items: { cut, wash, pending },
    mark: (from: number, to: number, status = 'unavailable') =>
      post('availability', { startTime: iso(from), endTime: iso(to), status }),
    note: (start: number, serviceItemId: number, customer = {}) =>
      post('book', { startTime: iso(start), serviceItemId, ...customer }),
    cancel: (start: number, serviceItemId: number, reason?: string) =>
      post('cancel', { startTime: iso(start), serviceItemId, reason }),
    visit: (start: number, serviceItems: number[]) =>
      post('bookings', {
        startTime: iso(start),
        serviceItems,
        customerName: 'Ann',
        customerPhone: samplePhone(accountId, start),
      }),
  };
}
type Calendar = Awaited<ReturnType<typeof arrive>>;

async function shown({ accountId }: Calendar, from: number, to: number) {
  const query = new URLSearchParams({
    settlnProviderId: String(accountId),
    startTime: iso(from),
    endTime: iso(to),
  });
  const { json } = await backend.call(`/providerCalendar/slots?${query}`);
  return z.array(SlotAnswer).parse(json);
}

const statuses = async (calendar: Calendar, from: number, to: number) =>
  (await shown(calendar, from, to)).map(({ status }) => status);

const rowsOf = ({ accountId }: Calendar) =>
  backend.db
    .select()
    .from(availability)
    .where(eq(availability.accountId, accountId))
    .orderBy(asc(availability.during));

describe('marking time', () => {
  test('PC-052: replaces what is set in the span and nothing beside it', async () => {
    const calendar = await arrive();
    expect(await calendar.mark(OPEN + HOUR_MS, OPEN + 90 * MINUTE_MS)).toMatchObject({
      status: 200,
      json: { success: true },
    });
    expect(await statuses(calendar, OPEN + 45 * MINUTE_MS, OPEN + 105 * MINUTE_MS)).toEqual([
      'available',
      'unavailable',
      'unavailable',
      'available',
    ]);
    await calendar.mark(OPEN - HOUR_MS, OPEN + 5 * HOUR_MS, 'available');
    expect((await rowsOf(calendar)).map(({ during, status }) => ({ ...during, status }))).toEqual([
      { from: NOW - 7 * MINUTE_MS, to: NOW + 53 * MINUTE_MS, status: 'available' },
      { from: OPEN - HOUR_MS, to: OPEN + 5 * HOUR_MS, status: 'available' },
    ]);
  });

  test('the same day over and over stays a row, which is not even written again', async () => {
    const calendar = await arrive();
    await calendar.mark(OPEN, OPEN + DAY_MS);
    const before = await rowsOf(calendar);
    for (let n = 0; n < 20; n += 1)
      await calendar.mark(OPEN + n * HOUR_MS, OPEN + (n + 1) * HOUR_MS);
    expect(await rowsOf(calendar)).toEqual(before);
  });

  test('leaves bookings as they are, and what they hide is what was marked last', async () => {
    const calendar = await arrive();
    expect((await calendar.visit(OPEN, [calendar.items.cut])).status).toBe(201);
    expect((await calendar.mark(OPEN, OPEN + HOUR_MS)).status).toBe(200);
    const held = ['booked', 'booked', 'booked', 'unavailable'];
    expect(await statuses(calendar, OPEN, OPEN + HOUR_MS)).toEqual(held);
    expect((await calendar.cancel(OPEN, calendar.items.cut)).status).toBe(200);
    expect(await statuses(calendar, OPEN, OPEN + HOUR_MS)).toEqual(Array(4).fill('unavailable'));
  });

  test.each([
    ['off the quarter hour', OPEN + MINUTE_MS, OPEN + HOUR_MS],
    ['backwards', OPEN + HOUR_MS, OPEN],
    ['empty', OPEN, OPEN],
    ['over a year ago', NOW - 367 * DAY_MS - 7 * MINUTE_MS, NOW - 366 * DAY_MS - 7 * MINUTE_MS],
    ['past the horizon', Date.UTC(2029, 1, 28), Date.UTC(2029, 2, 1)],
  ])('a span that is %s is refused with a reason', async (_, from, to) => {
    const calendar = await arrive();
    const before = await rowsOf(calendar);
    const { status, json } = await calendar.mark(from, to);
    expect(status).toBe(422);
    expect(json).toMatchObject({ code: 'invalid', message: expect.stringMatching(/\w+\.$/) });
    expect(await rowsOf(calendar)).toEqual(before);
  });

  test('PC-053, PC-054: takes an integer and two words only, of a calendar there is', async () => {
    const { accountId } = await arrive();
    const body = { startTime: iso(OPEN), endTime: iso(OPEN + HOUR_MS), status: 'available' };
    const post = async (id: unknown, status = 'available') => {
      const whole = { ...body, settlnProviderId: id, status };
      return (await backend.post('/providerCalendar/availability', whole)).status;
    };
    expect(await post(accountId, 'booked')).toBe(422);
    expect(await post(String(accountId))).toBe(422);
    expect(await post(accountId + 0.5)).toBe(422);
    expect(await post(999_999)).toBe(404);
    expect(await post(2 ** 40)).toBe(404);
  });

  // `npm run bench` measures this in seconds. Here it is compared with reads of the same days,
  // which holds on any machine.
  test('a year of days costs a few reads each, the last as much as the first', async () => {
    const calendar = await arrive();
    const spent = { marking: 0, reading: 0 };
    const timed = async (name: keyof typeof spent, work: Promise<unknown>) => {
      const begin = performance.now();
      await work;
      spent[name] += performance.now() - begin;
    };
    for (let day = 0; day < 365; day += 1) {
      const from = OPEN + day * DAY_MS - 2 * HOUR_MS;
      await timed('marking', calendar.mark(from, from + 12 * HOUR_MS, 'available'));
      await timed('reading', shown(calendar, from, from + DAY_MS));
    }
    expect(spent.marking / spent.reading).toBeLessThan(8);
    expect(await rowsOf(calendar)).toHaveLength(366);
  });
});

describe('the provider`s own booking', () => {
  test('PC-056, PC-057: takes whole slots at the server`s price, with or without a name', async () => {
    const calendar = await arrive();
    const { status, json } = await calendar.note(OPEN, calendar.items.cut);
    expect(status).toBe(201);
    const { booking } = SlotBookingAnswer.parse(json);
    expect(booking).toMatchObject({ endsAt: OPEN + 45 * MINUTE_MS, totalPrice: 10.5 });
    const customer = { customerName: ' Ann ', customerPhone: '' };
    await calendar.note(OPEN + HOUR_MS, calendar.items.wash, customer);
    const rows = await backend.db
      .select()
      .from(bookings)
      .where(eq(bookings.accountId, calendar.accountId))
      .orderBy(asc(bookings.id));
    expect(rows).toMatchObject([
      { id: booking.id, customerName: null, customerPhone: null, totalMinor: 1_050 },
      { customerName: 'Ann', customerPhone: null, totalMinor: 500 },
    ]);
    const [first] = await shown(calendar, OPEN, OPEN + HOUR_MS);
    expect(first).toMatchObject({ status: 'booked', service_item_id: calendar.items.cut });
  });

  test('SEC-OTHERS-IDS: may be of a listing that waits for review, not of a deleted item or another`s', async () => {
    const [calendar, other] = [await arrive(), await arrive()];
    expect((await calendar.note(OPEN, calendar.items.pending)).status).toBe(201);
    expect((await calendar.visit(OPEN + HOUR_MS, [calendar.items.pending])).status).toBe(422);
    expect((await calendar.note(OPEN + HOUR_MS, other.items.cut)).status).toBe(422);
    const { wash } = calendar.items;
    await backend.db
      .update(serviceItems)
      .set({ deletedAt: new Date() })
      .where(eq(serviceItems.id, wash));
    expect((await calendar.note(OPEN + HOUR_MS, wash)).status).toBe(422);
    expect((await calendar.note(OPEN + HOUR_MS, 2 ** 40)).status).toBe(422);
  });

  test('may begin in the running quarter hour, not before it', async () => {
    const calendar = await arrive();
    const running = NOW - 7 * MINUTE_MS;
    expect((await calendar.visit(running, [calendar.items.wash])).status).toBe(422);
    expect((await calendar.note(running - 15 * MINUTE_MS, calendar.items.wash)).status).toBe(422);
    expect((await calendar.note(running, calendar.items.wash)).status).toBe(201);
  });

  test('needs every slot of its length to be available, and is told what else is free', async () => {
    const calendar = await arrive();
    await calendar.mark(OPEN + 30 * MINUTE_MS, OPEN + HOUR_MS);
    const { status, json } = await calendar.note(OPEN, calendar.items.cut);
    expect(status).toBe(409);
    expect(json).toMatchObject({
      code: 'slot_taken',
      nearestStarts: expect.arrayContaining([iso(OPEN + HOUR_MS)]),
    });
    expect((await calendar.note(OPEN, calendar.items.wash)).status).toBe(201);
    expect((await calendar.note(OPEN + MINUTE_MS, calendar.items.wash)).status).toBe(422);
  });
});

describe('cancelling', () => {
  test('PC-058: frees a visit of several services whole, from any of its slots', async () => {
    const calendar = await arrive();
    const { cut, wash } = calendar.items;
    await calendar.visit(OPEN, [cut, wash]);
    await calendar.visit(OPEN + HOUR_MS, [wash]);
    const [, , last] = await shown(calendar, OPEN, OPEN + HOUR_MS);
    expect(last).toMatchObject({ status: 'booked', service_item_id: cut });
    expect((await calendar.cancel(OPEN + 30 * MINUTE_MS, cut)).status).toBe(200);
    expect(await statuses(calendar, OPEN, OPEN + 75 * MINUTE_MS)).toEqual([
      ...Array(4).fill('available'),
      'booked',
    ]);
    expect((await calendar.visit(OPEN, [cut, wash])).status).toBe(201);
  });

  test('again, of nothing, or of another item says which it is and changes nothing', async () => {
    const calendar = await arrive();
    const { cut, wash } = calendar.items;
    await calendar.note(OPEN, cut);
    expect(await calendar.cancel(OPEN, wash)).toMatchObject({
      status: 409,
      json: { code: 'conflict' },
    });
    expect(await calendar.cancel(OPEN + 45 * MINUTE_MS, cut)).toMatchObject({ status: 404 });
    expect((await calendar.cancel(OPEN, cut)).status).toBe(200);
    expect(await calendar.cancel(OPEN, cut)).toMatchObject({
      status: 404,
      json: { code: 'not_found', message: expect.stringContaining('no booking at this time') },
    });
  });

  test('SEC-OTHERS-IDS: reaches no booking of another calendar', async () => {
    const [calendar, other] = [await arrive(), await arrive()];
    await calendar.note(OPEN, calendar.items.cut);
    expect((await other.cancel(OPEN, calendar.items.cut)).status).toBe(404);
    expect(await statuses(calendar, OPEN, OPEN + 15 * MINUTE_MS)).toEqual(['booked']);
  });
});

describe('cancelling all of a telephone number', () => {
  const cancelAll = ({ accountId }: Calendar, customerPhone: string) =>
    backend.post('/providerCalendar/cancel-customer', {
      settlnProviderId: accountId,
      customerPhone,
    });
  const by = (customerPhone: string) => ({ customerName: 'Ann', customerPhone });

  test('frees what is still to begin, however the number is written, and counts it', async () => {
    const calendar = await arrive();
    const { cut, wash } = calendar.items;
    const running = NOW - 7 * MINUTE_MS;
    await calendar.note(running, wash, by('+356 9900 0000'));
    await calendar.note(OPEN, cut, by('+356 9900 0000'));
    await calendar.note(OPEN + HOUR_MS, wash, by('99000000'));
    await calendar.note(OPEN + 2 * HOUR_MS, wash, by('99000001'));
    await calendar.note(OPEN + 3 * HOUR_MS, wash);
    expect(await cancelAll(calendar, '00356-9900-0000')).toMatchObject({
      status: 200,
      json: { cancelled: 2 },
    });
    expect(await statuses(calendar, running, running + 15 * MINUTE_MS)).toEqual(['booked']);
    const free = (await statuses(calendar, OPEN, OPEN + 4 * HOUR_MS)).flatMap((status, index) =>
      status === 'booked' ? [index] : [],
    );
    expect(free).toEqual([8, 12]);
    expect(await cancelAll(calendar, '99000000')).toMatchObject({ json: { cancelled: 0 } });
  });

  test('reaches no booking of another calendar, and wants a number', async () => {
    const [calendar, other] = [await arrive(), await arrive()];
    await calendar.note(OPEN, calendar.items.cut, by('99000000'));
    expect(await cancelAll(other, '99000000')).toMatchObject({ json: { cancelled: 0 } });
    expect(await statuses(calendar, OPEN, OPEN + 15 * MINUTE_MS)).toEqual(['booked']);
    expect((await cancelAll(calendar, ' ')).status).toBe(422);
  });

  test('takes turns with bookings: what is booked meanwhile is cancelled or stays whole', async () => {
    const calendar = await arrive();
    const starts = [0, 1, 2, 3].map((hours) => OPEN + hours * HOUR_MS);
    const notes = starts.map((start) => calendar.note(start, calendar.items.cut, by('99000000')));
    const counts = await Promise.all([1, 2, 3].map(() => cancelAll(calendar, '99000000')));
    const noted = await Promise.all(notes);
    expect(noted.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    const last = await cancelAll(calendar, '99000000');
    const sum = [...counts, last]
      .map(({ json }) => CancelledCount.parse(json).cancelled)
      .reduce((all, count) => all + count, 0);
    expect(sum).toBe(4);
  });
});

describe('the bookings of a span', () => {
  const listed = async ({ accountId }: Calendar, span: Record<string, string>) => {
    const query = new URLSearchParams({ settlnProviderId: String(accountId), ...span });
    return backend.call(`/providerCalendar/bookings?${query}`);
  };

  test('are those that touch it, past ones too', async () => {
    const calendar = await arrive();
    for (const hours of [0, 1, 2]) await calendar.note(OPEN + hours * HOUR_MS, calendar.items.cut);
    backend.clock.now = OPEN + 30 * DAY_MS;
    const startTime = iso(OPEN + 30 * MINUTE_MS);
    const { json } = await listed(calendar, { startTime, endTime: iso(OPEN + 2 * HOUR_MS) });
    backend.clock.now = NOW;
    const starts = z
      .array(KeptVisit)
      .parse(json)
      .map(({ startsAt }) => startsAt);
    expect(starts).toEqual([OPEN, OPEN + HOUR_MS]);
  });

  test.each([
    [{ startTime: iso(OPEN) }],
    [{ endTime: iso(OPEN) }],
    [{ startTime: iso(OPEN), endTime: iso(OPEN) }],
    [{ startTime: iso(OPEN), endTime: iso(OPEN + 63 * DAY_MS) }],
  ])('%j is not one', async (span) => {
    expect((await listed(await arrive(), span)).status).toBe(400);
  });
});
