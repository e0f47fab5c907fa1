import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { messages } from '@/backend/db/mail-schema';
import { availability, bookings } from '@/backend/db/schema';
import { openShop, SHOP_DAY, SHOP_NOW, shopTime, type TestShop } from '@/backend/testing/open-shop';
import { samplePerson, sampleSchedule } from '@/backend/testing/sample-hours';
import { samplePhone } from '@/backend/testing/sample-phone';
import { startTestBackend, type TestBackend } from '@/backend/testing/test-backend';
import { BookingAnswer } from '@/lib/shared/contract/bookings';
import { KeptPeople, type SavedPeople } from '@/lib/shared/contract/people';
import { SlotAnswer } from '@/lib/shared/contract/slots';
import { offeredStarts } from '@/lib/shared/domain/calendar/slots';
import { toIso } from '@/lib/shared/time/instant';
import { DAY_MS, HOUR_MS } from '@/lib/shared/time/units';

const [DAY, NOW, at] = [SHOP_DAY, SHOP_NOW, shopTime];

let backend: TestBackend;
let provider: TestShop;
let itemIds: number[];

beforeAll(async () => {
  backend = await startTestBackend(NOW, { outbox: { nudge: () => undefined } });
});
afterAll(() => backend.stop());
beforeEach(async () => {
  provider = await openShop(backend, [
    { name: 'Cut', durationMinutes: 60 },
    { name: 'Braids', durationMinutes: 60 },
  ]);
  itemIds = provider.itemIds;
});

async function save(people: SavedPeople['people'], version = 0) {
  const answer = await provider.save('people', {
    version,
    letsCustomersChoose: true,
    people,
  });
  return { ...answer, kept: answer.status === 200 ? KeptPeople.parse(answer.json) : null };
}

const THREE = [
  samplePerson({ id: 0, name: 'Ada' }),
  samplePerson({ name: 'Blessing' }),
  samplePerson({ name: 'Chidi' }),
];

const query = (more: object) =>
  new URLSearchParams({ settlnProviderId: String(provider.accountId), ...more });

async function slotsOf(more: object = {}, date = DAY) {
  const { json } = await backend.call(
    `/providerCalendar/slots?${query({ startTime: toIso(at(0, date)), endTime: toIso(at(24, date)), ...more })}`,
  );
  return z
    .array(SlotAnswer)
    .parse(json)
    .map((slot) => ({ ...slot, startsAt: Date.parse(slot.start_time) }));
}

async function startsOf(more: object = {}, date = DAY) {
  const slots = await slotsOf(more, date);
  return offeredStarts(slots, { durationMinutes: 60, now: NOW }).map(
    (start) => (start - at(0, date)) / HOUR_MS,
  );
}

let booked = 0;
async function book(startsAt: number, more: object = {}) {
  booked += 1;
  const { status, json } = await backend.post('/providerCalendar/bookings', {
    settlnProviderId: provider.accountId,
    startTime: toIso(startsAt),
    serviceItems: itemIds.slice(0, 1),
    customerName: 'Ann',
    customerPhone: samplePhone(provider.accountId, startsAt, booked),
    ...more,
  });
  const answer = z.object({ booking: BookingAnswer }).safeParse(json);
  return { status, json, booking: answer.success ? answer.data.booking : null };
}

describe('the people of an account', () => {
  test('are none until somebody joins, and are saved whole in their order', async () => {
    expect((await backend.call(`/providerCalendar/people?${query({})}`)).json).toEqual({
      version: 0,
      letsCustomersChoose: true,
      people: [],
    });
    const { kept } = await save(THREE);
    expect(kept?.people.map(({ id, name }) => [id, name])).toEqual([
      [0, 'Ada'],
      [1, 'Blessing'],
      [2, 'Chidi'],
    ]);
    const [ada, blessing, chidi] = kept?.people ?? [];
    if (!ada || !blessing || !chidi) throw new Error('three were saved');
    const again = await save([chidi, ada, samplePerson({ name: 'Dina' })], 1);
    expect(again.kept?.people.map(({ id, name }) => [id, name])).toEqual([
      [2, 'Chidi'],
      [0, 'Ada'],
      [3, 'Dina'],
    ]);
    // Whoever left may come back, and nobody else's number is taken.
    const { coming: _, ...leaver } = blessing;
    const back = await save([leaver, { ...ada }], 2);
    expect(back.kept?.people.map(({ id, name }) => [id, name])).toEqual([
      [1, 'Blessing'],
      [0, 'Ada'],
    ]);
    expect((await save([samplePerson({ id: 9 }), { ...ada }], 3)).status).toBe(409);
  });

  test('are not saved over those of somebody else, nor named twice', async () => {
    const all = await Promise.all([save(THREE), save(THREE), save(THREE)]);
    expect(all.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const twice = await save([samplePerson({ id: 0 }), samplePerson({ id: 0 })], 1);
    expect(twice.status).toBe(409);
  });

  test('go only without visits to come', async () => {
    await save(THREE);
    const { booking } = await book(at(10), { person: 1 });
    expect(booking?.person).toEqual({ id: 1, name: 'Blessing' });
    const alone = [samplePerson({ id: 0, name: 'Ada' })];
    expect(await save(alone, 1)).toMatchObject({
      status: 409,
      json: { message: 'Blessing has visits to come. Please give them to others first.' },
    });
    backend.clock.now = at(12);
    expect((await save(alone, 1)).status).toBe(200);
    const { json } = await backend.call(`/providerCalendar/public-people?${query({})}`);
    expect(json).toEqual({ letsCustomersChoose: true, people: [] });
  });
});

describe('one person', () => {
  test('leaves slots, bookings and lists as they were, byte for byte', async () => {
    const { status, booking } = await book(at(10));
    expect([status, booking?.person]).toEqual([201, undefined]);
    const before = [
      await backend.call(
        `/providerCalendar/slots?${query({ startTime: toIso(at(0)), endTime: toIso(at(24)) })}`,
      ),
      await backend.call(`/providerCalendar/bookings?${query({})}`),
    ];
    await save([samplePerson({ id: 0, name: 'Ada' })]);
    const after = [
      await backend.call(
        `/providerCalendar/slots?${query({ startTime: toIso(at(0)), endTime: toIso(at(24)) })}`,
      ),
      await backend.call(`/providerCalendar/bookings?${query({})}`),
    ];
    expect(JSON.stringify(after)).toBe(JSON.stringify(before));
    expect(JSON.stringify(after)).not.toContain('person');
  });
});

describe('whoever is left alone', () => {
  test('does every item, and keeps own hours', async () => {
    const [cut = 0, braids = 0] = itemIds;
    const week = Array.from({ length: 7 }, (_, day) => (day === 3 ? [] : null));
    const ada = samplePerson({
      id: 0,
      name: 'Ada',
      skippedItemIds: [braids],
      ownHours: { week, special: [] },
    });
    await save([ada, samplePerson({ name: 'Blessing', skippedItemIds: [cut] })]);
    const { kept } = await save([ada], 1);
    expect(kept?.people).toMatchObject([{ skippedItemIds: [braids], ownHours: { week } }]);
    const next = await backend.call(
      `/providerCalendar/next-available?${query({ startTime: toIso(at(10)), durationMinutes: 60, serviceItems: braids })}`,
    );
    expect(next.json).toEqual({ startTime: toIso(at(10)) });
    expect((await book(at(10), { serviceItems: [braids] })).status).toBe(201);
    expect((await book(at(11), { serviceItems: [braids], person: 0 })).status).toBe(201);
    expect(await startsOf({}, '2027-03-04')).toEqual([]);
  });
});

describe('anybody', () => {
  test('is offered where somebody has the whole time, not where two have a half each', async () => {
    await save(THREE.slice(0, 2));
    const halves = [
      { personId: 0, from: at(9), to: at(9.5) },
      { personId: 1, from: at(9.5), to: at(10) },
    ];
    await provider.save('schedule', { version: 1, schedule: sampleSchedule({ sets: [] }) });
    await backend.db.insert(availability).values(
      halves.map(({ personId, from, to }) => ({
        accountId: provider.accountId,
        personId,
        during: { from, to },
        status: 'available' as const,
      })),
    );
    const slots = await slotsOf();
    expect(slots.map(({ status, people }) => [status, people])).toEqual([
      ['available', [0]],
      ['available', [0]],
      ['available', [1]],
      ['available', [1]],
    ]);
    expect(await startsOf()).toEqual([]);
    expect((await book(at(9))).status).toBe(409);
    const next = await backend.call(
      `/providerCalendar/next-available?${query({ startTime: toIso(NOW), durationMinutes: 60 })}`,
    );
    expect(next.json).toEqual({ startTime: null });
  });

  test('is whoever has fewest visits that day, then the first, until nobody is left', async () => {
    await save(THREE);
    const who: unknown[] = [];
    for (const hour of [10, 10, 11, 11, 11, 10])
      who.push((await book(at(hour))).booking?.person?.id);
    expect(who).toEqual([0, 1, 2, 0, 1, 2]);
    const refused = await book(at(10));
    expect(refused).toMatchObject({ status: 409, json: { code: 'slot_taken' } });
    expect(refused.json).toMatchObject({
      nearestStarts: [toIso(at(9)), toIso(at(12)), toIso(at(14))],
    });
    // The one who has only two visits on the next day is not busier there.
    expect((await book(at(10, '2027-03-04'))).booking?.person?.id).toBe(0);
  });

  test('of 200 at once three are booked, each with one person, and nobody over another', {
    timeout: 60_000,
  }, async () => {
    await save(THREE);
    // On a slow machine some wait too long for their turn, and are told to come again.
    const insist = async (tries = 5): ReturnType<typeof book> => {
      const answer = await book(at(15));
      return answer.status === 503 && tries > 0 ? insist(tries - 1) : answer;
    };
    const answers = await Promise.all(Array.from({ length: 200 }, () => insist()));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(3);
    expect(statuses.filter((status) => status === 409)).toHaveLength(197);
    const rows = await backend.db
      .select({ personId: bookings.personId })
      .from(bookings)
      .where(eq(bookings.accountId, provider.accountId));
    expect(rows.map(({ personId }) => personId).sort()).toEqual([0, 1, 2]);
  });

  test('takes four round trips, as one person does', async () => {
    await save(THREE);
    const asked = vi.spyOn(pg.Client.prototype, 'query');
    const { status } = await book(at(14));
    const { length } = asked.mock.calls;
    asked.mockRestore();
    expect([status, length]).toEqual([201, 4]);
  });
});

describe('a named person', () => {
  test('is booked or refused alone, and only for what they do', async () => {
    const [cut = 0, braids = 0] = itemIds;
    await save([
      samplePerson({ id: 0, name: 'Ada' }),
      samplePerson({ name: 'Blessing', skippedItemIds: [braids] }),
    ]);
    expect((await book(at(10), { person: 1 })).booking?.person?.name).toBe('Blessing');
    expect(await book(at(10), { person: 1 })).toMatchObject({ status: 409 });
    expect((await book(at(10))).booking?.person?.name).toBe('Ada');
    expect(await book(at(11), { person: 1, serviceItems: [cut, braids] })).toMatchObject({
      status: 422,
      json: {
        message: 'This person does not do all of these services. Please choose somebody else.',
      },
    });
    expect(await book(at(11), { person: 9 })).toMatchObject({ status: 422 });
    expect((await book(at(11), { serviceItems: [braids] })).booking?.person?.name).toBe('Ada');
    const none = await book(at(11), { serviceItems: [braids] });
    expect(none.status).toBe(409);
    const next = await backend.call(
      `/providerCalendar/next-available?${query({ startTime: toIso(at(10.25)), durationMinutes: 60, serviceItems: braids })}`,
    );
    expect(next.json).toEqual({ startTime: toIso(at(12)) });
  });

  test('has own hours where they differ, days off of their own, and pauses', async () => {
    const own = sampleSchedule().sets[0]?.week.map(() => null) ?? [];
    const week = own.map((_, day) => (day === 2 ? [{ from: 18 * 60, to: 20 * 60 }] : null));
    await save([
      samplePerson({ id: 0, name: 'Ada' }),
      samplePerson({
        name: 'Blessing',
        ownHours: {
          week,
          special: [{ name: '', from: '2027-03-04', until: '2027-03-04', ranges: [] }],
        },
      }),
      samplePerson({ name: 'Chidi', pausedFrom: DAY }),
    ]);
    await backend.post('/providerCalendar/availability', {
      settlnProviderId: provider.accountId,
      startTime: toIso(at(20)),
      endTime: toIso(at(22)),
      status: 'available',
      person: 2,
    });
    expect(await startsOf({ person: 1 })).toEqual([18, 18.25, 18.5, 18.75, 19]);
    expect(await startsOf({ person: 1 }, '2027-03-04')).toEqual([]);
    expect((await startsOf({ person: 1 }, '2027-03-05'))[0]).toBe(9);
    expect(await startsOf({ person: 2 })).toEqual([]);
    // What was marked is there again after the pause.
    await save(
      [
        samplePerson({ id: 0, name: 'Ada' }),
        samplePerson({ id: 2, name: 'Chidi', pausedFrom: '2027-03-04', pausedUntil: '2027-03-05' }),
      ],
      1,
    );
    expect((await startsOf({ person: 2 })).slice(-5)).toEqual([20, 20.25, 20.5, 20.75, 21]);
    expect(await startsOf({ person: 2 }, '2027-03-05')).toEqual([]);
  });
});

test('own hours are found by the next free time even if the account has none', async () => {
  await provider.save('schedule', { version: 1, schedule: sampleSchedule({ sets: [] }) });
  await backend.db.execute(sql`delete from schedules where account_id = ${provider.accountId}`);
  const week = [2, 0, 1, 3, 4, 5, 6].map((day) => (day === 2 ? [{ from: 600, to: 720 }] : null));
  await save([
    samplePerson({ id: 0, name: 'Ada' }),
    samplePerson({ name: 'Blessing', ownHours: { week, special: [] } }),
  ]);
  const next = await backend.call(
    `/providerCalendar/next-available?${query({ startTime: toIso(at(12)), durationMinutes: 60 })}`,
  );
  // The first day of that week is a Monday.
  expect(next.json).toEqual({ startTime: toIso(at(10, '2027-03-08')) });
  const unsafe = samplePerson({ id: 0, name: 'Ada', pictureUrl: 'javascript:alert(1)' });
  expect((await save([unsafe], 1)).status).toBe(422);
});

describe('the documented calls', () => {
  test('mark, book and cancel with the first person unless another is named', async () => {
    await save([samplePerson({ name: 'Blessing' }), samplePerson({ id: 0, name: 'Ada' })]);
    const of = { settlnProviderId: provider.accountId };
    const span = { startTime: toIso(at(10)), endTime: toIso(at(11)) };
    const path = '/providerCalendar';
    await backend.post(`${path}/availability`, { ...of, ...span, status: 'unavailable' });
    const marks = await backend.db
      .select({ personId: availability.personId })
      .from(availability)
      .where(eq(availability.accountId, provider.accountId));
    expect(marks).toEqual([{ personId: 1 }]);
    const item = { serviceItemId: itemIds[0], startTime: toIso(at(11)) };
    expect((await backend.post(`${path}/book`, { ...of, ...item })).status).toBe(201);
    expect((await backend.post(`${path}/book`, { ...of, ...item })).status).toBe(409);
    expect((await backend.post(`${path}/book`, { ...of, ...item, person: 0 })).status).toBe(201);
    expect((await backend.post(`${path}/cancel`, { ...of, ...item })).status).toBe(200);
    expect((await backend.post(`${path}/cancel`, { ...of, ...item })).status).toBe(404);
    expect((await backend.post(`${path}/cancel`, { ...of, ...item, person: 0 })).status).toBe(200);
  });

  test('that name nobody are of whoever was there from the start', async () => {
    await backend.db.execute(sql`
      insert into bookings (account_id, during, total_minor)
      values (${provider.accountId}, tstzrange(${toIso(at(10))}, ${toIso(at(11))}), 0)`);
    const again = backend.db.execute(sql`
      insert into bookings (account_id, during, total_minor)
      values (${provider.accountId}, tstzrange(${toIso(at(10.5))}, ${toIso(at(11.5))}), 0)`);
    await expect(again).rejects.toMatchObject({ cause: { code: '23P01' } });
    await save(THREE);
    expect((await startsOf({ person: 0 }))[0]).toBe(9);
    expect(await startsOf({ person: 0 })).not.toContain(10);
    expect(await startsOf({ person: 1 })).toContain(10);
  });
});

describe('a visit', () => {
  test('is given to somebody who has time, and its customer is told', async () => {
    const [, braids = 0] = itemIds;
    await save([...THREE, samplePerson({ name: 'Dina', skippedItemIds: [braids] })]);
    const mail = { customerEmail: 'ann@other.example' };
    const own = await book(at(10), { person: 0, serviceItems: [braids], ...mail });
    await book(at(10.5), { person: 1 });
    const { json } = await backend.call(`/providerCalendar/people/visits?${query({ person: 0 })}`);
    expect(json).toMatchObject({ visits: [{ id: own.booking?.id, takers: [2] }] });
    const give = (person: number) =>
      backend.post('/providerCalendar/people/give', {
        settlnProviderId: provider.accountId,
        bookingId: own.booking?.id,
        person,
      });
    expect((await give(1)).status).toBe(409);
    // Whoever works there decides, whatever else the list says.
    expect((await give(3)).status).toBe(200);
    expect((await give(3)).status).toBe(200);
    const list = await backend.call(`/providerCalendar/bookings?${query({})}`);
    expect(list.json).toMatchObject([
      { sequence: 1, person: { id: 3, name: 'Dina' }, start_time: toIso(at(10)) },
      { person: { id: 1 } },
    ]);
    const queued = await backend.db
      .select({ kind: messages.kind, sequence: messages.sequence, to: messages.toRole })
      .from(messages)
      .where(eq(messages.accountId, provider.accountId));
    expect(queued.filter(({ kind }) => kind === 'given')).toEqual([
      { kind: 'given', sequence: 1, to: 'customer' },
    ]);
  });

  test('stays with the same person when its customer moves it, if they have time', async () => {
    await save(THREE);
    const { booking } = await book(at(10), { person: 1 });
    const token = booking?.manageToken;
    const move = (startsAt: number, more: object = {}) =>
      backend.post('/customerBookings/move', { token, startTime: toIso(startsAt), ...more });
    expect((await move(at(11))).json).toMatchObject({ booking: { person: { id: 1 } } });
    await book(at(14), { person: 1 });
    expect((await move(at(14))).json).toMatchObject({ booking: { person: { id: 0 } } });
    expect((await move(at(14), { person: 2 })).json).toMatchObject({
      booking: { person: { id: 2, name: 'Chidi' }, movedFrom: null },
    });
    const slots = await backend.call(
      `/customerBookings/slots?${new URLSearchParams({ token: token ?? '', startTime: toIso(at(14)), endTime: toIso(at(14.25)) })}`,
    );
    expect(slots.json).toMatchObject([{ status: 'available', people: [0, 2] }]);
  });
});

test('a week of ten people with many visits is one query', async () => {
  await save([
    samplePerson({ id: 0, name: 'Ada' }),
    ...Array.from({ length: 9 }, (_, n) => samplePerson({ name: `Person ${n}` })),
  ]);
  const rows = Array.from({ length: 10 }, (_, personId) =>
    Array.from({ length: 200 }, (_, n) => ({
      accountId: provider.accountId,
      personId,
      during: { from: at(9) + n * DAY_MS, to: at(10) + n * DAY_MS },
      totalMinor: 0,
    })),
  ).flat();
  await backend.db.insert(bookings).values(rows);
  const starts = await startsOf();
  expect(starts).not.toContain(9);
  expect(starts).toContain(10);
});
