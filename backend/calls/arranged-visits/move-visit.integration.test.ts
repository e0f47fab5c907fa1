import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { messages } from '@/backend/db/mail-schema';
import { bookingItems, bookings } from '@/backend/db/schema';
import { samplePerson, sampleSchedule } from '@/backend/testing/contract-calls';
import { openShop, SHOP_NOW, shopTime, type TestShop } from '@/backend/testing/open-shop';
import { samplePhone } from '@/backend/testing/sample-phone';
import { startTestBackend, type TestBackend } from '@/backend/testing/test-backend';
import { UNDO_MS } from '@/lib/domain/booking/undo';
import { toIso } from '@/lib/time/instant';
import { HOUR_MS, MINUTE_MS } from '@/lib/time/units';

const [NOW, at] = [SHOP_NOW, shopTime];
const FRIDAY = '2027-03-05';

let backend: TestBackend;
let provider: TestShop;
let itemIds: number[];

beforeAll(async () => {
  backend = await startTestBackend(NOW, { outbox: { nudge: () => undefined } });
});
afterAll(() => backend.stop());
beforeEach(async () => {
  provider = await openShop(backend, [
    { name: 'Threading', durationMinutes: 60, priceMinor: 1_200 },
  ]);
  itemIds = provider.itemIds;
});

const save = (what: 'schedule' | 'people', body: object) => provider.save(what, body);

let booked = 0;
async function book(startsAt: number, more: object = {}): Promise<number> {
  booked += 1;
  const { status, json } = await backend.post('/providerCalendar/bookings', {
    settlnProviderId: provider.accountId,
    startTime: toIso(startsAt),
    serviceItems: itemIds,
    customerName: 'Nadia',
    customerPhone: samplePhone(provider.accountId, startsAt, booked),
    customerEmail: `nadia-${provider.accountId}-${booked}@mail.example`,
    ...more,
  });
  expect(status).toBe(201);
  return (json as { booking: { id: number } }).booking.id;
}

async function find(id: number) {
  const [row] = await backend.db
    .select()
    .from(bookings)
    .where(and(eq(bookings.accountId, provider.accountId), eq(bookings.id, id)));
  if (!row) throw new Error('the booking is there');
  return row;
}

async function itemOf(id: number) {
  const [row] = await backend.db
    .select({
      durationMinutes: bookingItems.durationMinutes,
      priceMinor: bookingItems.priceMinor,
    })
    .from(bookingItems)
    .where(and(eq(bookingItems.accountId, provider.accountId), eq(bookingItems.bookingId, id)));
  return row;
}

const post = (id: number, path: string, body: object) =>
  backend.post(`/providerCalendar/visits/${id}/${path}`, {
    settlnProviderId: provider.accountId,
    ...body,
  });
const move = (id: number, startsAt: number, more: object = {}) =>
  post(id, 'move', { startTime: toIso(startsAt), sequence: 0, tellsCustomer: true, ...more });
const undo = (id: number, sequence = 1) => post(id, 'undo-move', { sequence });

/** What still is to be mailed to the customer, in order. */
async function waiting(id: number) {
  const rows = await backend.db
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.accountId, provider.accountId),
        eq(messages.bookingId, id),
        eq(messages.toRole, 'customer'),
        isNull(messages.sentAt),
      ),
    )
    .orderBy(messages.dueAt);
  const { sequence } = await find(id);
  return rows
    .filter((row) => row.sequence === sequence && row.deadAt === null)
    .map((row) => [row.kind, row.dueAt.getTime() - NOW]);
}

const send = (id: number) =>
  backend.db
    .update(messages)
    .set({ sentAt: new Date(NOW) })
    .where(and(eq(messages.accountId, provider.accountId), eq(messages.bookingId, id)));

describe('a visit that its provider moves', () => {
  test('keeps length, price and link; its mail waits for twenty seconds', async () => {
    const id = await book(at(10, FRIDAY));
    expect(await move(id, at(12, FRIDAY))).toMatchObject({ status: 200, json: { sequence: 1 } });
    expect(await find(id)).toMatchObject({
      during: { from: at(12, FRIDAY), to: at(13, FRIDAY) },
      totalMinor: 1_200,
      moves: 0,
      linkVersion: 0,
      sequence: 1,
      // One's own move is no news.
      seenSequence: 1,
      movedFrom: new Date(at(10, FRIDAY)),
    });
    expect(await waiting(id)).toEqual([
      ['rearranged', UNDO_MS],
      ['reminder', at(12, FRIDAY) - 24 * HOUR_MS - NOW],
    ]);
  });

  test('changes length and price if that is asked, and both come back with an undo', async () => {
    const id = await book(at(10, FRIDAY));
    const longer = { items: [{ durationMinutes: 100, priceMinor: 2_050 }] };
    expect(await move(id, at(10, FRIDAY), longer)).toMatchObject({ status: 422 });
    const twice = { items: [...longer.items, ...longer.items] };
    expect(await move(id, at(12, FRIDAY), twice)).toMatchObject({ status: 422 });
    expect(await move(id, at(12, FRIDAY), longer)).toMatchObject({ status: 200 });
    const changed = {
      during: { from: at(12, FRIDAY), to: at(13, FRIDAY) + 45 * MINUTE_MS },
      totalMinor: 2_050,
    };
    expect(await find(id)).toMatchObject(changed);
    expect(await itemOf(id)).toEqual({ durationMinutes: 100, priceMinor: 2_050 });
    const next = await book(at(14, FRIDAY));
    const tooLong = { items: [{ durationMinutes: 75, priceMinor: 0 }], sequence: 1 };
    expect(await move(id, at(13, FRIDAY), tooLong)).toMatchObject({ status: 409 });
    expect(await find(id)).toMatchObject(changed);
    expect(await undo(id)).toMatchObject({ status: 200 });
    expect(await find(id)).toMatchObject({
      during: { from: at(10, FRIDAY), to: at(11, FRIDAY) },
      totalMinor: 1_200,
    });
    expect(await itemOf(id)).toEqual({ durationMinutes: 60, priceMinor: 1_200 });
    expect(await itemOf(next)).toEqual({ durationMinutes: 60, priceMinor: 1_200 });
  });

  test('goes outside the hours, into the time kept free, and over no other visit', async () => {
    const rules = { ...sampleSchedule().rules, beforeMinutes: 15, afterMinutes: 30 };
    await save('schedule', { version: 1, schedule: { ...sampleSchedule(), rules } });
    const [id, other] = [await book(at(10)), await book(at(12))];
    expect(await move(id, at(23))).toMatchObject({ status: 200 });
    // Right behind the other one, which would keep half an hour.
    expect(await move(id, at(13), { sequence: 1 })).toMatchObject({ status: 200 });
    expect((await find(other)).kept).toEqual({ from: at(12) - 15 * MINUTE_MS, to: at(13) });
    expect((await find(id)).kept).toEqual({ from: at(13), to: at(14) + 30 * MINUTE_MS });
    for (const start of [at(11) + 15 * MINUTE_MS, at(12), at(12) + 45 * MINUTE_MS]) {
      expect(await move(id, start, { sequence: 2 })).toMatchObject({
        status: 409,
        json: { code: 'slot_taken' },
      });
    }
    expect((await find(id)).during.from).toBe(at(13));
  });

  test('is told to nobody if that is not wanted, but reminded of at its new time', async () => {
    const id = await book(at(10, FRIDAY));
    const before = await waiting(id);
    const silent = { tellsCustomer: false };
    expect(await move(id, at(12, FRIDAY), silent)).toMatchObject({ json: { willTell: false } });
    // The confirmation that still waited names the new time; nobody is told of a move.
    expect(await waiting(id)).toEqual([
      ['booked', 0],
      ['reminder', at(12, FRIDAY) - 24 * HOUR_MS - NOW],
    ]);
    expect((await find(id)).movedFrom).toBeNull();
    await undo(id);
    expect(await waiting(id)).toEqual(before);
  });

  test('keeps its reminder where a new one would come too late', async () => {
    const soon = at(9, '2027-03-04');
    const id = await book(soon);
    expect((await waiting(id)).map(([kind]) => kind)).toEqual(['booked']);
    const [later, silent] = [at(11, FRIDAY), { tellsCustomer: false }];
    await move(id, later, silent);
    expect((await waiting(id)).map(([kind]) => kind)).toEqual(['booked', 'reminder']);
    await move(id, at(9, '2027-03-04') + 15 * MINUTE_MS, { ...silent, sequence: 1 });
    expect((await waiting(id)).at(-1)).toEqual(['reminder', 45 * MINUTE_MS + 15 * MINUTE_MS]);
  });

  test('tells the start that its customer knew, however often it moves within the wait', async () => {
    const id = await book(at(10, FRIDAY));
    await move(id, at(12, FRIDAY));
    await move(id, at(14, FRIDAY), { sequence: 1 });
    expect((await find(id)).movedFrom).toEqual(new Date(at(10, FRIDAY)));
    expect((await waiting(id)).map(([kind]) => kind)).toEqual(['rearranged', 'reminder']);
    // Back where it always was for them: nothing is new.
    expect(await move(id, at(10, FRIDAY), { sequence: 2 })).toMatchObject({
      json: { willTell: false },
    });
    expect((await waiting(id)).map(([kind]) => kind)).toEqual(['booked', 'reminder']);
  });

  test('loses no mail that waited, whichever moves came between', async () => {
    const id = await book(at(10, FRIDAY));
    await move(id, at(12, FRIDAY), { tellsCustomer: false });
    await move(id, at(14, FRIDAY), { sequence: 1 });
    expect((await find(id)).movedFrom).toEqual(new Date(at(10, FRIDAY)));
    await move(id, at(10, FRIDAY), { sequence: 2 });
    expect((await waiting(id)).map(([kind]) => kind)).toEqual(['booked', 'reminder']);
  });

  test('was missed by nobody once it lies ahead, until that is taken back', async () => {
    const id = await book(at(10));
    backend.clock.now = at(10) + 20 * MINUTE_MS;
    await backend.db
      .update(bookings)
      .set({ missedAt: new Date(at(10)) })
      .where(and(eq(bookings.accountId, provider.accountId), eq(bookings.id, id)));
    await move(id, at(12, FRIDAY));
    expect((await find(id)).missedAt).toBeNull();
    await undo(id);
    expect((await find(id)).missedAt).toEqual(new Date(at(10)));
    const other = await book(at(14, FRIDAY));
    backend.clock.now = at(12) + 5 * MINUTE_MS;
    // It begins before its mail would go.
    expect(await move(other, at(12))).toMatchObject({ json: { willTell: false } });
  });

  test('may go to another person, who has it from then on', async () => {
    const people = [samplePerson({ id: 0, name: 'Farida' }), samplePerson({ name: 'Olu' })];
    await save('people', { version: 0, letsCustomersChoose: true, people });
    const [id, other] = [
      await book(at(10, FRIDAY), { person: 0 }),
      await book(at(10, FRIDAY), { person: 1 }),
    ];
    expect(await move(id, at(10, FRIDAY), { person: 1 })).toMatchObject({ status: 409 });
    expect(await move(other, at(10, FRIDAY), { person: 7 })).toMatchObject({ status: 422 });
    expect(await move(other, at(15, FRIDAY))).toMatchObject({ status: 200 });
    expect(await move(id, at(10, FRIDAY), { person: 1 })).toMatchObject({ status: 200 });
    expect((await waiting(id))[0]).toEqual(['given', UNDO_MS]);
    expect(await undo(id)).toMatchObject({ json: { isTold: false } });
    expect(await find(id)).toMatchObject({ personId: 0, movedFrom: null });
  });

  test('is left alone if it was changed meanwhile, is over, or would begin in the past', async () => {
    const id = await book(at(10));
    expect(await move(id, at(12), { sequence: 1 })).toMatchObject({
      status: 409,
      json: { code: 'moved' },
    });
    expect(await move(id, at(8))).toMatchObject({ status: 422 });
    backend.clock.now = at(11);
    expect(await move(id, at(12))).toMatchObject({ status: 409 });
    expect((await find(id)).during.from).toBe(at(10));
  });

  test('is moved once by two who move it at once', async () => {
    const id = await book(at(10));
    const answers = await Promise.all(
      [12, 13, 14, 15].map((hour) => move(id, at(hour), { tellsCustomer: false })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect((await find(id)).sequence).toBe(1);
  });

  test('has one winner with a customer who wants the same time', async () => {
    const id = await book(at(10));
    for (const hour of [12, 13, 14, 15]) {
      const before = await find(id);
      const [moved, bookedToo] = await Promise.all([
        move(id, at(hour), { sequence: before.sequence }),
        backend.post('/providerCalendar/bookings', {
          settlnProviderId: provider.accountId,
          startTime: toIso(at(hour)),
          serviceItems: itemIds,
          customerName: 'Ruth',
          customerPhone: samplePhone(provider.accountId, hour, 900),
        }),
      ]);
      expect([moved.status, bookedToo.status].sort((a, b) => a - b)).toEqual(
        moved.status === 200 ? [200, 409] : [201, 409],
      );
    }
  });
});

describe('a move that is taken back', () => {
  test('leaves what was to be mailed before, and tells nobody', async () => {
    const id = await book(at(10, FRIDAY));
    const before = await waiting(id);
    await move(id, at(12, FRIDAY));
    expect(await undo(id)).toMatchObject({ status: 200, json: { sequence: 2, isTold: false } });
    expect(await waiting(id)).toEqual(before);
    expect(await find(id)).toMatchObject({
      during: { from: at(10, FRIDAY) },
      movedFrom: null,
      sequence: 2,
    });
    expect(await undo(id, 2)).toMatchObject({ status: 409 });
  });

  test('tells the customer who was told of the move', async () => {
    const id = await book(at(10, FRIDAY));
    await move(id, at(12, FRIDAY));
    await send(id);
    expect(await undo(id)).toMatchObject({ json: { isTold: true } });
    expect((await waiting(id)).map(([kind]) => kind)).toEqual(['rearranged', 'reminder']);
    expect((await find(id)).movedFrom).toEqual(new Date(at(12, FRIDAY)));
  });

  test('revives a confirmation that was dropped because of the move', async () => {
    const id = await book(at(10, FRIDAY));
    await move(id, at(12, FRIDAY));
    await backend.db
      .update(messages)
      .set({ deadAt: new Date(NOW), errorCode: 'outdated' })
      .where(and(eq(messages.accountId, provider.accountId), eq(messages.kind, 'booked')));
    await undo(id);
    expect((await waiting(id)).map(([kind]) => kind)).toEqual(['booked', 'reminder']);
  });

  test('stays where it is if somebody has its old time by now', async () => {
    const id = await book(at(10, FRIDAY));
    await move(id, at(12, FRIDAY));
    await book(at(10, FRIDAY));
    expect(await undo(id)).toMatchObject({ status: 409, json: { code: 'slot_taken' } });
    expect((await find(id)).during.from).toBe(at(12, FRIDAY));
    expect((await waiting(id)).map(([kind]) => kind)).toEqual(['rearranged', 'reminder']);
  });
});
