import { and, eq, inArray, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { messages } from '@/backend/db/mail-schema';
import { bookingItems, bookings } from '@/backend/db/schema';
import { compose } from '@/backend/mail/compose';
import { hashAddress } from '@/backend/mail/stop-token';
import { toText } from '@/backend/mail/to-text';
import { forgetOld } from '@/backend/privacy/retention';
import { LINK_SECRET } from '@/backend/testing/link-secret';
import { openShop, SHOP_NOW, shopTime, type TestShop } from '@/backend/testing/open-shop';
import { SAMPLE_SENDER } from '@/backend/testing/sample-facts';
import { samplePerson, sampleSchedule } from '@/backend/testing/sample-hours';
import { samplePhone } from '@/backend/testing/sample-phone';
import { startTestBackend, type TestBackend } from '@/backend/testing/test-backend';
import { UNDO_MS } from '@/lib/shared/domain/booking/undo';
import { toIso } from '@/lib/shared/time/instant';
import { HOUR_MS, MINUTE_MS } from '@/lib/shared/time/units';

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

const pass = async (ms: number) => {
  backend.clock.now += ms;
  await forgetOld(backend.db, { days: 365, now: backend.clock.now });
};

/** The letter about a move that waits, as it would be sent now. */
async function mailAbout(id: number) {
  const { sequence } = await find(id);
  const [row] = await backend.db
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.accountId, provider.accountId),
        eq(messages.bookingId, id),
        eq(messages.sequence, sequence),
        isNull(messages.sentAt),
        inArray(messages.kind, ['rearranged', 'given']),
      ),
    );
  const composed = row ? await compose(backend.db, row, SAMPLE_SENDER, backend.clock.now) : null;
  if (!composed) return null;
  const text = toText(composed.letter, 'Settln');
  return {
    subject: composed.letter.subject,
    text,
    before: /Old time: .*/.exec(text)?.[0] ?? null,
  };
}

const openTwo = () => {
  const people = [samplePerson({ id: 0, name: 'Farida' }), samplePerson({ name: 'Olu' })];
  return save('people', { version: 0, letsCustomersChoose: true, people });
};
const NEXT_FRIDAY = '2027-03-12';
const LONGER = { items: [{ durationMinutes: 120, priceMinor: 4_000 }] };

describe('what a customer knows', () => {
  test('is the told time two days later, when the mail about it is deleted', async () => {
    const id = await book(at(10, NEXT_FRIDAY));
    await move(id, at(12, NEXT_FRIDAY));
    await send(id);
    await pass(49 * HOUR_MS);
    expect(await move(id, at(10, NEXT_FRIDAY), { sequence: 1 })).toMatchObject({
      json: { willTell: true },
    });
    expect(await mailAbout(id)).toMatchObject({ before: 'Old time: Friday 12 March, 12:00' });
    await send(id);
    await pass(49 * HOUR_MS);
    await move(id, at(16, NEXT_FRIDAY), { sequence: 2 });
    expect(await mailAbout(id)).toMatchObject({ before: 'Old time: Friday 12 March, 10:00' });
  });

  test('may be a time that nobody mailed, so the way back is mailed', async () => {
    const id = await book(at(9, FRIDAY));
    await send(id);
    await move(id, at(11, FRIDAY), { tellsCustomer: false });
    backend.clock.now += HOUR_MS;
    expect(await move(id, at(9, FRIDAY), { sequence: 1 })).toMatchObject({
      json: { willTell: true },
    });
    expect(await mailAbout(id)).toMatchObject({ before: 'Old time: Friday 5 March, 11:00' });
  });

  test('is neither of two times whose mail could not be delivered', async () => {
    const id = await book(at(10, FRIDAY));
    await send(id);
    await move(id, at(12, FRIDAY));
    await backend.db
      .update(messages)
      .set({ deadAt: new Date(NOW), errorCode: 'refused' })
      .where(and(eq(messages.bookingId, id), eq(messages.kind, 'rearranged')));
    expect(await move(id, at(10, FRIDAY), { sequence: 1 })).toMatchObject({
      json: { willTell: true },
    });
  });

  test('includes the person: another one, or back to the first, is told as it is', async () => {
    await openTwo();
    const id = await book(at(14, FRIDAY), { person: 0 });
    await send(id);
    await move(id, at(16, FRIDAY));
    await move(id, at(16, FRIDAY), { sequence: 1, person: 1 });
    expect(await mailAbout(id)).toMatchObject({
      subject: 'New time: Friday 5 March, 16:00',
      before: 'Old time: Friday 5 March, 14:00',
    });
    // The old time, but not the old person.
    expect(await move(id, at(14, FRIDAY), { sequence: 2 })).toMatchObject({
      json: { willTell: true },
    });
    expect(await mailAbout(id)).toMatchObject({
      subject: 'Another person, same time: Friday 5 March, 14:00',
    });
    expect(await move(id, at(14, FRIDAY), { sequence: 3, person: 0 })).toMatchObject({
      json: { willTell: false },
    });
    expect(await mailAbout(id)).toBeNull();
  });

  test('includes length and price, and no mail says that they stayed when they did not', async () => {
    await openTwo();
    const id = await book(at(14, FRIDAY), { person: 0 });
    await send(id);
    await move(id, at(14, FRIDAY), { person: 1, ...LONGER });
    const mail = await mailAbout(id);
    expect(mail?.subject).toBe('Your visit as it is now: Friday 5 March, 14:00');
    expect(mail?.text).toContain('With Olu');
    expect(mail?.text).toContain('€40');
    await move(id, at(16, FRIDAY), { sequence: 1 });
    // Back in time and person, but longer.
    expect(await move(id, at(14, FRIDAY), { sequence: 2, person: 0 })).toMatchObject({
      json: { willTell: true },
    });
    expect((await mailAbout(id))?.subject).toBe('Your visit as it is now: Friday 5 March, 14:00');
  });

  test('is told of a person as well as of the time that still waits', async () => {
    await openTwo();
    const id = await book(at(14, FRIDAY), { person: 0 });
    await send(id);
    await move(id, at(16, FRIDAY));
    const give = (person: number) =>
      backend.post('/providerCalendar/people/give', {
        settlnProviderId: provider.accountId,
        bookingId: id,
        person,
      });
    expect(await give(1)).toMatchObject({ status: 200 });
    expect(await mailAbout(id)).toMatchObject({
      subject: 'New time: Friday 5 March, 16:00',
      before: 'Old time: Friday 5 March, 14:00',
    });
    // Given without mail and moved on: what waits tells of the time, too.
    const other = await book(at(10, FRIDAY), { person: 0 });
    await send(other);
    await move(other, at(10, FRIDAY), { person: 1 });
    expect(await move(other, at(12, FRIDAY), { sequence: 1, tellsCustomer: false })).toMatchObject({
      json: { willTell: true },
    });
    expect(await mailAbout(other)).toMatchObject({
      subject: 'New time: Friday 5 March, 12:00',
      before: 'Old time: Friday 5 March, 10:00',
    });
  });

  test('is told unless the visit begins before a stranger’s mailbox takes mail again', async () => {
    const customerEmail = `often-${provider.accountId}@mail.example`;
    const [today, later] = [
      await book(at(12), { customerEmail }),
      await book(at(10, FRIDAY), { customerEmail }),
    ];
    const spent = { mailbox: hashAddress(customerEmail, LINK_SECRET), admittedAt: new Date(NOW) };
    await backend.db
      .update(messages)
      .set({ ...spent, sentAt: new Date(NOW) })
      .where(eq(messages.accountId, provider.accountId));
    const path = `/providerCalendar/bookings?settlnProviderId=${provider.accountId}`;
    const { json } = await backend.call(path);
    expect(json).toMatchObject([{ customer_gets_mail: false }, { customer_gets_mail: true }]);
    expect(await move(today, at(16))).toMatchObject({ json: { willTell: false } });
    expect(await move(later, at(16, FRIDAY))).toMatchObject({ json: { willTell: true } });
    await backend.db
      .update(bookings)
      .set({ answeredAt: new Date(NOW) })
      .where(eq(bookings.customerEmail, customerEmail));
    expect(await move(today, at(15), { sequence: 1 })).toMatchObject({ json: { willTell: true } });
  });

  test('is what a confirmation said, also one of a series', async () => {
    const id = await book(at(10, FRIDAY));
    await move(id, at(12, FRIDAY), { tellsCustomer: false });
    await send(id);
    expect(await undo(id)).toMatchObject({ json: { isTold: true } });
    expect(await mailAbout(id)).toMatchObject({ before: 'Old time: Friday 5 March, 12:00' });

    const answer = await backend.post('/providerCalendar/arranged-visits', {
      settlnProviderId: provider.accountId,
      startTimes: [at(15, FRIDAY), at(15, NEXT_FRIDAY)].map(toIso),
      items: [{ id: itemIds[0], durationMinutes: 60, priceMinor: 1_200 }],
      customerName: 'Nadia',
      customerEmail: `series-${provider.accountId}@mail.example`,
    });
    const [first, second] = (answer.json as { booked: { id: number }[] }).booked;
    if (!first || !second) throw new Error('two were booked');
    await move(second.id, at(17, NEXT_FRIDAY), { tellsCustomer: false });
    backend.clock.now += 1_000;
    await backend.db
      .update(messages)
      .set({ sentAt: new Date(backend.clock.now) })
      .where(and(eq(messages.bookingId, first.id), eq(messages.kind, 'booked')));
    expect(await undo(second.id)).toMatchObject({ json: { isTold: true } });
  });
});

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

  test('has no reminder where that would tell of a move without mail', async () => {
    const soon = at(9, '2027-03-04');
    const id = await book(soon);
    expect((await waiting(id)).map(([kind]) => kind)).toEqual(['booked']);
    const [later, silent] = [at(11, FRIDAY), { tellsCustomer: false }];
    await move(id, later, silent);
    expect((await waiting(id)).map(([kind]) => kind)).toEqual(['booked', 'reminder']);
    // Within an hour a reminder would name a time of which nobody was to be told.
    await move(id, at(9, '2027-03-04') + 15 * MINUTE_MS, { ...silent, sequence: 1 });
    expect((await waiting(id)).map(([kind]) => kind)).toEqual(['booked']);
    await undo(id, 2);
    expect((await waiting(id)).map(([kind]) => kind)).toEqual(['booked', 'reminder']);
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
    await send(id);
    await move(id, at(12, FRIDAY), { tellsCustomer: false });
    await move(id, at(14, FRIDAY), { sequence: 1 });
    expect((await find(id)).movedFrom).toEqual(new Date(at(10, FRIDAY)));
    // Somebody may have told them of 12:00 by telephone, so this is no silent way back.
    await move(id, at(10, FRIDAY), { sequence: 2 });
    expect(await mailAbout(id)).toMatchObject({
      subject: 'Your visit as it is now: Friday 5 March, 10:00',
      before: null,
    });
  });

  test('tells nobody if the visit begins before its mail would go', async () => {
    const other = await book(at(14, FRIDAY));
    backend.clock.now = at(12) + 5 * MINUTE_MS;
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

  test('is left alone if it was changed meanwhile, has begun, or would begin in the past', async () => {
    const id = await book(at(10));
    expect(await move(id, at(12), { sequence: 1 })).toMatchObject({
      status: 409,
      json: { code: 'moved' },
    });
    expect(await move(id, at(8))).toMatchObject({ status: 422 });
    for (const now of [at(10), at(10) + 20 * MINUTE_MS, at(11)]) {
      backend.clock.now = now;
      // Else its review would wait for the new time.
      expect(await move(id, at(12, '2027-03-12'))).toMatchObject({ status: 409 });
    }
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

  test('stays where it is once the visit has begun there', async () => {
    const id = await book(at(10, FRIDAY));
    backend.clock.now = at(10) - 5 * MINUTE_MS;
    await move(id, at(10), { tellsCustomer: false });
    backend.clock.now = at(10);
    expect(await undo(id)).toMatchObject({ status: 409 });
    expect((await find(id)).during.from).toBe(at(10));
  });

  test('goes back from the running quarter hour', async () => {
    const id = await book(at(10, FRIDAY));
    backend.clock.now = at(12) + 5 * MINUTE_MS;
    await move(id, at(12), { tellsCustomer: false });
    backend.clock.now += MINUTE_MS;
    expect(await undo(id)).toMatchObject({ status: 200 });
    expect((await find(id)).during.from).toBe(at(10, FRIDAY));
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
