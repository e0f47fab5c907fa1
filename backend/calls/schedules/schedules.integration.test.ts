import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { createApp } from '@/backend/app';
import { closeDatabase, openDatabase } from '@/backend/db/client';
import { seedAccount } from '@/backend/db/seed';
import type { SeededAccount } from '@/backend/db/seed-shape';
import { sampleAccount, sampleService } from '@/backend/testing/sample-account';
import { sampleSchedule } from '@/backend/testing/sample-hours';
import { samplePhone } from '@/backend/testing/sample-phone';
import { startTestBackend, type TestBackend } from '@/backend/testing/test-backend';
import { scheduleRows } from '@/lib/shared/contract/schedules';
import { SlotAnswer } from '@/lib/shared/contract/slots';
import { NO_RULES, NO_SCHEDULE, type Schedule } from '@/lib/shared/domain/hours/schedule';
import { toIso } from '@/lib/shared/time/instant';
import { datesBetween, weekdayOf } from '@/lib/shared/time/local-date';
import { HOUR_MS, MINUTE_MS } from '@/lib/shared/time/units';
import { instantOf, spanOfDays } from '@/lib/shared/time/venue-time';

const MALTA = 'Europe/Malta';
/** A Wednesday, and the time of these tests: a quarter past eight on that day. */
const DAY = '2027-03-03';
const NOW = instantOf(DAY, 8 * 60 + 15, MALTA);
const at = (hour: number, date = DAY) => instantOf(date, hour * 60, MALTA);

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend(NOW);
});
afterAll(() => backend.stop());

async function seedCalendar(over: Parameters<typeof sampleAccount>[0] = {}) {
  const items = [{ name: 'Cut', durationMinutes: 60 }];
  return seedAccount(backend.db, sampleAccount({ services: [sampleService({ items })], ...over }));
}

async function save({ accountId }: SeededAccount, schedule: Schedule, version = 0) {
  return backend.call('/providerCalendar/schedule', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ settlnProviderId: accountId, version, schedule }),
  });
}

async function read({ accountId }: SeededAccount) {
  return backend.call(`/providerCalendar/schedule?settlnProviderId=${accountId}`);
}

/** The free starts of a day as hours of its clock, and all that is set. */
async function dayOf({ accountId }: SeededAccount, audience?: 'provider', date = DAY) {
  const { from, to } = spanOfDays(date, date, MALTA);
  const query = new URLSearchParams({
    settlnProviderId: String(accountId),
    startTime: toIso(from),
    endTime: toIso(to),
    ...(audience && { audience }),
  });
  const { json } = await backend.call(`/providerCalendar/slots?${query}`);
  const slots = z.array(SlotAnswer).parse(json);
  const free = slots.filter(({ status }) => status === 'available');
  const hours = free.map(({ start_time }) => (Date.parse(start_time) - from) / HOUR_MS);
  return { slots, hours };
}

async function book({ accountId, services }: SeededAccount, startsAt: number) {
  return backend.post('/providerCalendar/bookings', {
    settlnProviderId: accountId,
    startTime: toIso(startsAt),
    serviceItems: services[0]?.itemIds,
    customerName: 'Ann',
    customerPhone: samplePhone(accountId, startsAt),
  });
}

const statusOf = async (answer: Promise<{ status: number }>) => (await answer).status;
const withRules = (rules: Partial<Schedule['rules']>) =>
  sampleSchedule({ rules: { ...NO_RULES, ...rules } });

describe('a schedule', () => {
  test('is empty until it is saved, and is read as it was saved', async () => {
    const provider = await seedCalendar();
    expect(await read(provider)).toEqual({
      status: 200,
      json: { version: 0, schedule: NO_SCHEDULE },
    });
    const schedule = sampleSchedule({ isClosedOnHolidays: true });
    expect(await save(provider, schedule)).toEqual({ status: 200, json: { version: 1 } });
    expect(await read(provider)).toEqual({ status: 200, json: { version: 1, schedule } });
  });

  test('is not saved over one that was saved meanwhile: of many at once one wins', async () => {
    const provider = await seedCalendar();
    const schedules = Array.from({ length: 20 }, (_, n) => withRules({ noticeMinutes: n }));
    const answers = await Promise.all(schedules.map((schedule) => save(provider, schedule)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(19);
    const winner = schedules[statuses.indexOf(200)];
    expect(await read(provider)).toMatchObject({ json: { version: 1, schedule: winner } });
    expect(await statusOf(save(provider, sampleSchedule(), 1))).toBe(200);
  });

  test.each<[string, Partial<Schedule>]>([
    ['hours that overlap', { special: [special([540, 600], [590, 700])] }],
    ['hours that end before they begin', { special: [special([600, 540])] }],
    ['hours off the quarter', { special: [special([541, 600])] }],
    ['days that end before they begin', { special: [{ ...special(), until: '2027-03-01' }] }],
    ['a day that does not exist', { workedHolidays: ['2027-02-29'] }],
  ])('is refused with %s', async (_, over) => {
    const provider = await seedCalendar();
    expect(await statusOf(save(provider, sampleSchedule(over)))).toBe(422);
  });

  test('may be as large as a request', async () => {
    const provider = await seedCalendar();
    const ranges = Array.from({ length: 8 }, (_, n) => ({ from: n * 120, to: n * 120 + 60 }));
    const name = 'A long name of some days that are not like the others, at all';
    const day = { ...special(), name: name.slice(0, 60), ranges };
    const schedule = sampleSchedule({ special: Array.from({ length: 200 }, () => day) });
    expect(JSON.stringify(schedule).length).toBeGreaterThan(58_000);
    expect(await statusOf(save(provider, schedule))).toBe(200);
    expect(await read(provider)).toMatchObject({ json: { schedule } });
  });

  test('fills the calendar; what was painted and booked before stays', async () => {
    const from = at(6);
    const marks = [{ from, to: from + HOUR_MS, status: 'available' as const }];
    const provider = await seedCalendar({ availability: marks });
    expect(await statusOf(book(provider, from + 3 * HOUR_MS))).toBe(409);
    await save(provider, sampleSchedule());
    const { hours, slots } = await dayOf(provider, 'provider');
    expect([hours[0], hours.at(-1), hours.length]).toEqual([6, 16.75, 4 + 16 + 12]);
    expect(slots[0]?.source).toBe('mark');
    expect(slots.at(-1)?.source).toBe('hours');
    expect(await statusOf(book(provider, at(10)))).toBe(201);
    await save(provider, sampleSchedule({ special: [{ ...special(), from: DAY }] }), 1);
    const off = await dayOf(provider);
    expect(off.slots.filter(({ status }) => status === 'booked')).toHaveLength(4);
    // What was painted by hand stays as well.
    expect(off.hours).toEqual([6, 6.25, 6.5, 6.75]);
  });

  test('leaves a calendar without one as it was, byte for byte', async () => {
    const from = at(6);
    const provider = await seedCalendar({
      availability: [
        { from, to: from + HOUR_MS, status: 'available' },
        { from: from + HOUR_MS, to: from + 1.5 * HOUR_MS, status: 'unavailable' },
        { from: from + 1.5 * HOUR_MS, to: from + 4 * HOUR_MS, status: 'available' },
      ],
      bookings: [{ startsAt: from + 2 * HOUR_MS, items: [{ service: 0, item: 0 }] }],
    });
    const slot = (n: number, status: string, item: number | null = null) => ({
      id: from / (15 * MINUTE_MS) + n,
      start_time: toIso(from + n * 15 * MINUTE_MS),
      status,
      service_item_id: item,
    });
    const statuses = Array.from({ length: 16 }, (_, n) => {
      if (n >= 8 && n < 12) return slot(n, 'booked', provider.services[0]?.itemIds[0]);
      return slot(n, n === 4 || n === 5 ? 'unavailable' : 'available');
    });
    const { from: start, to: end } = spanOfDays(DAY, DAY, MALTA);
    const { json } = await backend.call(
      `/providerCalendar/slots?settlnProviderId=${provider.accountId}` +
        `&startTime=${toIso(start)}&endTime=${toIso(end)}`,
    );
    expect(JSON.stringify(json)).toBe(JSON.stringify(statuses));
  });

  test('says when the next visit is free, however far ahead', async () => {
    const provider = await seedCalendar();
    const away = { ...special(), from: DAY, until: '2027-08-31' };
    await save(provider, sampleSchedule({ special: [away] }));
    const query = `settlnProviderId=${provider.accountId}&startTime=${toIso(NOW)}&durationMinutes=60`;
    const next = await backend.call(`/providerCalendar/next-available?${query}`);
    expect(next.json).toEqual({ startTime: toIso(at(9, '2027-09-01')) });
  });
});

function special(...ranges: [number, number][]) {
  return {
    name: 'Away',
    from: '2027-03-02',
    until: '2027-03-03',
    ranges: ranges.map(([from, to]) => ({ from, to })),
  };
}

describe('hours and bookings at once', () => {
  const closed = sampleSchedule({ special: [{ ...special(), from: DAY }] });

  test('whoever commits first holds, over two processes', async () => {
    const db = openDatabase(backend.databaseUrl);
    const app = createApp({ db, token: 'another', now: () => NOW, log: () => {} });
    for (let round = 0; round < 8; round += 1) {
      const provider = await seedCalendar();
      const { accountId, services } = provider;
      await save(provider, sampleSchedule());
      const others = [9, 11, 14, 16].map(async (hour) => {
        const body = {
          settlnProviderId: accountId,
          serviceItems: services[0]?.itemIds,
          startTime: toIso(at(hour)),
          customerName: 'Ann',
          customerPhone: samplePhone(accountId, hour),
        };
        const headers = { 'content-type': 'application/json', authorization: 'Bearer another' };
        const init = { method: 'POST', headers, body: JSON.stringify(body) };
        return (await app.request('/providerCalendar/bookings', init)).status;
      });
      const [saved, ...statuses] = await Promise.all([
        statusOf(save(provider, closed, 1)),
        ...others,
        ...[10, 12, 15].map((hour) => statusOf(book(provider, at(hour)))),
      ]);
      expect(saved).toBe(200);
      expect(statuses.every((status) => status === 201 || status === 409)).toBe(true);
      // The lock makes the order in which they wrote that in which they committed.
      const { rows } = await backend.db.execute<{ made: number; late: number }>(sql`
        select count(*)::int as made,
          count(*) filter (where b.xmin::text::bigint > s.xmin::text::bigint)::int as late
        from schedules s join bookings b on b.account_id = s.account_id
        where s.account_id = ${accountId} group by s.account_id`);
      const made = statuses.filter((status) => status === 201).length;
      expect(rows[0] ?? { made: 0, late: 0 }).toEqual({ made, late: 0 });
      expect(await statusOf(book(provider, at(12)))).toBe(409);
    }
    await closeDatabase(db);
  });
});

describe('the visits that other hours would leave outside', () => {
  async function conflicts({ accountId }: { accountId: number }, schedule: Schedule) {
    const { status, json } = await backend.post('/providerCalendar/schedule/conflicts', {
      settlnProviderId: accountId,
      schedule,
    });
    expect(status).toBe(200);
    return scheduleRows.listScheduleConflicts.answer.parse(json);
  }
  const away = sampleSchedule({ special: [{ ...special(), from: DAY, until: '2027-12-31' }] });

  test('are told before they are saved, in their order, with what the list has of them', async () => {
    const provider = await seedCalendar();
    await save(provider, sampleSchedule());
    for (const startsAt of [at(10, '2027-03-04'), at(14)]) {
      expect(await statusOf(book(provider, startsAt))).toBe(201);
    }
    const { visits, total } = await conflicts(provider, away);
    expect(total).toBe(2);
    expect(visits.map(({ startsAt }) => startsAt)).toEqual([at(14), at(10, '2027-03-04')]);
    expect(visits[0]).toMatchObject({ customerName: 'Ann', services: [{ name: 'Cut' }] });
    expect(await conflicts(provider, withRules({ noticeMinutes: 9_000 }))).toEqual({
      visits: [],
      total: 0,
    });
    // Asking changed nothing.
    expect(await read(provider)).toMatchObject({ json: { version: 1 } });
    backend.clock.now = at(12);
    expect((await conflicts(provider, away)).total).toBe(2);
    backend.clock.now = at(14.5);
    expect((await conflicts(provider, away)).total).toBe(1);
    backend.clock.now = NOW;
  });

  test('are none that are cancelled, painted over or of another calendar', async () => {
    const [from, to] = [at(9), at(12)];
    const bookings = [
      { startsAt: at(9), items: [{ service: 0, item: 0 }] },
      { startsAt: at(15), items: [{ service: 0, item: 0 }] },
    ];
    const painted = [{ from, to, status: 'available' as const }];
    const provider = await seedCalendar({ availability: painted, bookings });
    await save(provider, sampleSchedule());
    expect(await conflicts(provider, away)).toMatchObject({ visits: [{ startsAt: at(15) }] });
    const cancelled = { settlnProviderId: provider.accountId, startTime: toIso(at(15)) };
    const serviceItemId = provider.services[0]?.itemIds[0];
    const path = '/providerCalendar/cancel';
    expect(await statusOf(backend.post(path, { ...cancelled, serviceItemId }))).toBe(200);
    expect(await conflicts(provider, away)).toEqual({ visits: [], total: 0 });
    expect(await conflicts({ accountId: 999_999_999 }, away)).toEqual({ visits: [], total: 0 });
  });

  test('are counted beyond those that are listed', async () => {
    const days = datesBetween('2027-04-01', '2027-06-30').filter((date) => weekdayOf(date) < 5);
    const bookings = days.map((date) => ({
      startsAt: at(10, date),
      items: [{ service: 0, item: 0 }],
    }));
    const provider = await seedCalendar({ bookings });
    await save(provider, sampleSchedule());
    const { visits, total } = await conflicts(provider, away);
    expect([visits.length, total]).toEqual([50, days.length]);
    expect(visits[0]?.startsAt).toBe(at(10, '2027-04-01'));
  });
});

describe('the rules of booking', () => {
  test('keep time between visits, for customers and the provider alike', async () => {
    const provider = await seedCalendar();
    await save(provider, withRules({ beforeMinutes: 15, afterMinutes: 30 }));
    expect(await statusOf(book(provider, at(10)))).toBe(201);
    // The next may begin after 30 + 15 minutes, and not a quarter of an hour earlier.
    expect(await statusOf(book(provider, at(11.5)))).toBe(409);
    expect(await statusOf(book(provider, at(11.75)))).toBe(201);
    const own = {
      settlnProviderId: provider.accountId,
      serviceItemId: provider.services[0]?.itemIds[0],
    };
    const wanted = { ...own, startTime: toIso(at(9)) };
    expect(await statusOf(backend.post('/providerCalendar/book', wanted))).toBe(409);
    const { slots } = await dayOf(provider, 'provider');
    expect(slots.filter(({ source }) => source === 'kept').length).toBeGreaterThan(0);
  });

  test('hold in the table, whoever writes', async () => {
    const provider = await seedCalendar();
    await save(provider, withRules({ afterMinutes: 30 }));
    expect(await statusOf(book(provider, at(10)))).toBe(201);
    const during = `[${toIso(at(11))},${toIso(at(12))})`;
    const insert = backend.db.execute(sql`
      insert into bookings (account_id, during, total_minor)
      values (${provider.accountId}, ${during}::tstzrange, 0)`);
    await expect(insert).rejects.toMatchObject({
      cause: { constraint: 'bookings_kept_apart' },
    });
  });

  test('bind customers by notice, days ahead and visits a day; the provider sees past them', async () => {
    const provider = await seedCalendar();
    await save(provider, withRules({ noticeMinutes: 120, daysAhead: 1, visitsPerDay: 2 }));
    expect((await dayOf(provider)).hours[0]).toBe(10.25);
    expect((await dayOf(provider, 'provider')).hours[0]).toBe(9);
    expect(await statusOf(book(provider, at(10)))).toBe(409);
    expect(await statusOf(book(provider, at(10, '2027-03-05')))).toBe(409);
    expect(await statusOf(book(provider, at(10, '2027-03-04')))).toBe(201);
    const racing = [11, 12, 14, 15, 16].map((hour) => statusOf(book(provider, at(hour))));
    expect((await Promise.all(racing)).sort()).toEqual([201, 201, 409, 409, 409]);
    expect((await dayOf(provider)).hours).toEqual([]);
    expect((await dayOf(provider, 'provider')).hours.length).toBeGreaterThan(0);
  });

  test('change under racing customers without a visit that breaks both', async () => {
    const provider = await seedCalendar();
    const rules = [withRules({ afterMinutes: 60 }), sampleSchedule()];
    const starts = [9, 9.5, 10, 10.5, 11, 11.5, 12, 14, 14.5, 15, 15.5, 16];
    const changes = (async () => {
      for (let version = 0; version < 8; version += 1) {
        const answer = await save(provider, rules[version % 2] ?? NO_SCHEDULE, version);
        expect(answer.status).toBe(200);
      }
    })();
    const answers = await Promise.all(starts.map((hour) => statusOf(book(provider, at(hour)))));
    await changes;
    expect(answers.every((status) => status === 201 || status === 409)).toBe(true);
    const { rows } = await backend.db.execute<{ overlaps: number }>(sql`
      select count(*)::int as overlaps from bookings a join bookings b
        on a.account_id = b.account_id and a.id < b.id
        and coalesce(a.kept, a.during) && coalesce(b.kept, b.during)
      where a.account_id = ${provider.accountId}
        and a.status = 'confirmed' and b.status = 'confirmed'`);
    expect(rows[0]?.overlaps).toBe(0);
  });

  test('give time back around visits that were booked while the rules asked for more', async () => {
    const provider = await seedCalendar();
    await save(provider, withRules({ afterMinutes: 60 }));
    expect(await statusOf(book(provider, at(10)))).toBe(201);
    expect(await statusOf(book(provider, at(11)))).toBe(409);
    await save(provider, withRules({ afterMinutes: 30 }), 1);
    expect(await statusOf(book(provider, at(11)))).toBe(409);
    await save(provider, sampleSchedule(), 2);
    expect(await statusOf(book(provider, at(11)))).toBe(201);
  });

  test('hold around visits that were booked before there were any', async () => {
    const provider = await seedCalendar();
    await save(provider, sampleSchedule());
    expect(await statusOf(book(provider, at(10)))).toBe(201);
    expect(await statusOf(book(provider, at(11)))).toBe(201);
    await save(provider, withRules({ afterMinutes: 30 }), 1);
    expect(await statusOf(book(provider, at(12)))).toBe(409);
    expect(await statusOf(book(provider, at(15)))).toBe(201);
  });

  test('cost a booking no round trip: it stays one transaction of four', async () => {
    const provider = await seedCalendar();
    await save(provider, withRules({ afterMinutes: 15, noticeMinutes: 30, visitsPerDay: 5 }));
    const query = vi.spyOn(pg.Client.prototype, 'query');
    const status = await statusOf(book(provider, at(10)));
    const texts = query.mock.calls.map(([first]) => JSON.stringify(first));
    query.mockRestore();
    expect([status, texts.length]).toEqual([201, 4]);
    expect(texts[0]).toMatch(/^"begin;/);
    expect(texts[3]).toContain('; commit');
  });

  test('keep visits of the quarter hour that runs possible for the provider', async () => {
    const provider = await seedCalendar();
    await save(provider, sampleSchedule({ special: [{ ...special([480, 720]), from: DAY }] }));
    const wanted = {
      settlnProviderId: provider.accountId,
      serviceItemId: provider.services[0]?.itemIds[0],
      startTime: toIso(NOW - (NOW % (15 * MINUTE_MS))),
    };
    expect(await statusOf(backend.post('/providerCalendar/book', wanted))).toBe(201);
  });
});
