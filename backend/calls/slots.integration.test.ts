import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { calendarStateWithin } from '@/backend/db/calendar-query';
import { seedAccount } from '@/backend/db/seed';
import type { SeededAccount } from '@/backend/db/seed-shape';
import { sampleAccount, sampleService } from '@/backend/testing/sample-account';
import { startTestBackend, type TestBackend } from '@/backend/testing/test-backend';
import { SlotAnswer } from '@/lib/shared/contract/slots';
import { SLOT_MS } from '@/lib/shared/domain/calendar/slots';
import { HOUR_MS } from '@/lib/shared/time/units';
import { spanOfDays } from '@/lib/shared/time/venue-time';

const NOW = Date.UTC(2027, 2, 1, 7);
const DAY = Date.UTC(2027, 2, 2, 8);
const MALTA = 'Europe/Malta';

let backend: TestBackend;
let provider: SeededAccount;
let empty: SeededAccount;

beforeAll(async () => {
  backend = await startTestBackend(NOW);
  provider = await seedAccount(
    backend.db,
    sampleAccount({
      services: [
        sampleService({ items: [{ name: 'Cut', durationMinutes: 30 }, { name: 'Wash' }] }),
      ],
      availability: [
        { from: DAY, to: DAY + 2 * HOUR_MS, status: 'available' },
        { from: DAY + 2 * HOUR_MS, to: DAY + 3 * HOUR_MS, status: 'unavailable' },
        { ...spanOfDays('2027-03-28', '2027-03-28', MALTA), status: 'available' },
        { ...spanOfDays('2027-10-31', '2027-10-31', MALTA), status: 'available' },
      ],
      bookings: [{ startsAt: DAY + HOUR_MS, items: [{ service: 0, item: 0 }] }],
    }),
  );
  empty = await seedAccount(backend.db, sampleAccount());
});
afterAll(() => backend.stop());

async function slots(accountId: number | string, from: number, to: number) {
  const query = new URLSearchParams({
    settlnProviderId: String(accountId),
    startTime: new Date(from).toISOString(),
    endTime: new Date(to).toISOString(),
  });
  const { status, json } = await backend.call(`/providerCalendar/slots?${query}`);
  return { status, json, list: status === 200 ? z.array(SlotAnswer).parse(json) : [] };
}

describe('slots', () => {
  test('CC-012, CC-014: are the set quarter hours of the window, booked over available', async () => {
    const { list } = await slots(provider.accountId, DAY - HOUR_MS, DAY + 4 * HOUR_MS);
    expect(list.map((slot) => slot.status)).toEqual([
      ...Array(4).fill('available'),
      ...Array(2).fill('booked'),
      ...Array(2).fill('available'),
      ...Array(4).fill('unavailable'),
    ]);
    expect(list[4]).toEqual({
      id: (DAY + HOUR_MS) / SLOT_MS,
      start_time: '2027-03-02T09:00:00.000Z',
      status: 'booked',
      service_item_id: provider.services[0]?.itemIds[0],
    });
  });

  test.each([
    ['2027-03-28', 23, 92],
    ['2027-10-31', 25, 100],
  ])('of %s in Malta, a day of %i hours, are %i', async (date, hours, count) => {
    const day = spanOfDays(date, date, MALTA);
    expect(day.to - day.from).toBe(hours * HOUR_MS);
    const { list } = await slots(provider.accountId, day.from, day.to);
    expect(list).toHaveLength(count);
    expect(new Set(list.map((slot) => slot.start_time)).size).toBe(count);
    expect(list[0]?.start_time).toBe(new Date(day.from).toISOString());
    expect(list.at(-1)?.start_time).toBe(new Date(day.to - SLOT_MS).toISOString());
  });

  test('of a calendar with nothing set are none', async () => {
    expect(await slots(empty.accountId, DAY, DAY + HOUR_MS)).toMatchObject({
      status: 200,
      json: [],
    });
  });

  test('are refused for an unknown calendar and an impossible window', async () => {
    expect(await slots(999_999, DAY, DAY + HOUR_MS)).toMatchObject({ status: 404 });
    expect(await slots('99999999999999', DAY, DAY + HOUR_MS)).toMatchObject({ status: 404 });
    expect(await slots('x', DAY, DAY + HOUR_MS)).toMatchObject({ status: 400 });
    expect(await slots(provider.accountId, DAY, DAY)).toMatchObject({ status: 400 });
    expect(await slots(provider.accountId, DAY, DAY + 63 * 24 * HOUR_MS)).toMatchObject({
      status: 400,
    });
  });

  test('of the ends of time are none, not a failure', async () => {
    const year = (text: string) => Date.parse(text);
    for (const at of [year('0000-01-01T00:00:00Z'), year('9999-12-31T23:00:00Z')]) {
      expect(await slots(provider.accountId, at, at + HOUR_MS / 2)).toMatchObject({ json: [] });
    }
  });

  test('cost one query, answered by the indexes of the exclusion constraints', async () => {
    const query = vi.spyOn(pg.Client.prototype, 'query');
    await slots(provider.accountId, DAY, DAY + 7 * 24 * HOUR_MS);
    expect(query).toHaveBeenCalledTimes(1);
    query.mockRestore();

    await backend.db.execute(sql`
      with others as (
        insert into accounts (user_id, first_name, last_name, date_of_birth, email, agreed_to_terms,
          terms_accepted_at, name)
        select 'other-' || n, 'A', 'B', '1990-01-01', 'a@example.com', true, now(), 'A B'
        from generate_series(1, 50) n returning id
      ), times as (
        select id, tstzrange(t, t + interval '30 minutes') as during from others,
          generate_series('2027-01-01Z'::timestamptz, '2027-02-01Z', interval '2 hours') t
      ), available as (
        insert into availability (account_id, during, status)
        select id, during, 'available' from times
      )
      insert into bookings (account_id, during, total_minor) select id, during, 0 from times`);
    await backend.db.execute(sql`analyze bookings, availability`);
    const window = { from: DAY, to: DAY + 7 * 24 * HOUR_MS };
    const { rows } = await backend.db.execute(
      sql`explain (format json) select ${calendarStateWithin(provider.accountId, window)}`,
    );
    const plan = JSON.stringify(rows);
    // Either index answers the window too, and not the account alone.
    expect(plan).toMatch(/"bookings_(?:no_overlap|kept_apart)"[^{}]*"Index Cond":"[^{}]*&&/);
    expect(plan).toContain('availability_one_status');
    expect(plan).not.toContain('Seq Scan');
  });
});

describe('the next available start', () => {
  const next = async (accountId: number, from: number, durationMinutes: number) => {
    const query = new URLSearchParams({
      settlnProviderId: String(accountId),
      startTime: new Date(from).toISOString(),
      durationMinutes: String(durationMinutes),
    });
    return backend.call(`/providerCalendar/next-available?${query}`);
  };
  const answer = (startTime: string | null) => ({ status: 200, json: { startTime } });

  test('is the first at which the whole visit fits', async () => {
    const id = provider.accountId;
    expect(await next(id, NOW, 30)).toEqual(answer('2027-03-02T08:00:00.000Z'));
    expect(await next(id, DAY + 1, 60)).toEqual(answer('2027-03-27T23:00:00.000Z'));
    expect(await next(id, DAY + 1, 30)).toEqual(answer('2027-03-02T08:15:00.000Z'));
  });

  test('is never in the past, and found beyond months without anything', async () => {
    expect(await next(provider.accountId, 0, 0)).toEqual(answer('2027-03-02T08:00:00.000Z'));
    const april = Date.UTC(2027, 3, 1);
    expect(await next(provider.accountId, april, 60)).toEqual(answer('2027-10-30T22:00:00.000Z'));
  });

  test('is null where none lies ahead', async () => {
    expect(await next(provider.accountId, Date.UTC(2027, 11, 1), 15)).toEqual(answer(null));
    expect(await next(empty.accountId, NOW, 15)).toEqual(answer(null));
    expect(await next(999_999, NOW, 15)).toEqual(answer(null));
  });
});
