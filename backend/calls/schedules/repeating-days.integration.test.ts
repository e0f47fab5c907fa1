import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { seedAccount } from '@/backend/db/seed';
import type { SeededAccount } from '@/backend/db/seed-shape';
import { sampleAccount, sampleService } from '@/backend/testing/sample-account';
import { sampleSchedule } from '@/backend/testing/sample-hours';
import { samplePhone } from '@/backend/testing/sample-phone';
import { startTestBackend, type TestBackend } from '@/backend/testing/test-backend';
import { scheduleRows } from '@/lib/shared/contract/schedules';
import { SlotAnswer } from '@/lib/shared/contract/slots';
import type { Repeat } from '@/lib/shared/domain/hours/repeat';
import type { SpecialDays } from '@/lib/shared/domain/hours/schedule';
import { toIso } from '@/lib/shared/time/instant';
import type { LocalDate } from '@/lib/shared/time/local-date';
import { instantOf, spanOfDays } from '@/lib/shared/time/venue-time';

const MALTA = 'Europe/Malta';
/** The first Wednesday of March. */
const DAY = '2027-03-03';
const NOW = instantOf(DAY, 8 * 60 + 15, MALTA);
const tenOn = (date: LocalDate) => instantOf(date, 10 * 60, MALTA);

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend(NOW);
});
afterAll(() => backend.stop());

async function seedCalendar() {
  const items = [{ name: 'Cut', durationMinutes: 60 }];
  return seedAccount(backend.db, sampleAccount({ services: [sampleService({ items })] }));
}

function off(repeat: Repeat, from: LocalDate, until = from): SpecialDays {
  return { name: 'Away', from, until, ranges: [], repeat };
}

async function save({ accountId }: SeededAccount, special: SpecialDays[], version = 0) {
  const body = { settlnProviderId: accountId, version, schedule: sampleSchedule({ special }) };
  const { status } = await backend.call('/providerCalendar/schedule', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return status;
}

async function book({ accountId, services }: SeededAccount, date: LocalDate) {
  const { status } = await backend.post('/providerCalendar/bookings', {
    settlnProviderId: accountId,
    startTime: toIso(tenOn(date)),
    serviceItems: services[0]?.itemIds,
    customerName: 'Ann',
    customerPhone: samplePhone(accountId, tenOn(date)),
  });
  return status;
}

async function freeOn({ accountId }: SeededAccount, date: LocalDate) {
  const { from, to } = spanOfDays(date, date, MALTA);
  const query = `settlnProviderId=${accountId}&startTime=${toIso(from)}&endTime=${toIso(to)}`;
  const { json } = await backend.call(`/providerCalendar/slots?${query}`);
  const slots = z.array(SlotAnswer).parse(json);
  return slots.filter(({ status }) => status === 'available').length;
}

async function conflicts({ accountId }: SeededAccount, special: SpecialDays[]) {
  const { json } = await backend.post('/providerCalendar/schedule/conflicts', {
    settlnProviderId: accountId,
    schedule: sampleSchedule({ special }),
  });
  const { visits } = scheduleRows.listScheduleConflicts.answer.parse(json);
  return visits.map(({ startsAt }) => startsAt);
}

test('days that repeat are read as they were saved', async () => {
  const provider = await seedCalendar();
  const special = [off('first', DAY), off('year', '2027-08-01', '2027-08-31')];
  expect(await save(provider, special)).toBe(200);
  const { json } = await backend.call(
    `/providerCalendar/schedule?settlnProviderId=${provider.accountId}`,
  );
  expect(json).toEqual({ version: 1, schedule: sampleSchedule({ special }) });
});

describe('customers book on no day that repeats', () => {
  test.each<[string, SpecialDays, LocalDate, LocalDate]>([
    ['every week, over a clock change', off('week', DAY), '2027-03-31', '2027-04-01'],
    ['every first Wednesday', off('first', DAY), '2027-04-07', '2027-04-14'],
    ['every last Wednesday', off('last', '2027-03-31'), '2027-04-28', '2027-04-21'],
    ['every August', off('year', '2027-08-01', '2027-08-31'), '2028-08-31', '2028-09-01'],
    ['29 February', off('year', '2028-02-29'), '2028-02-29', '2029-02-28'],
  ])('%s', async (_, days, closed, open) => {
    const provider = await seedCalendar();
    expect(await save(provider, [days])).toBe(200);
    expect(await freeOn(provider, closed)).toBe(0);
    expect(await book(provider, closed)).toBe(409);
    expect(await freeOn(provider, open)).toBe(28);
    expect(await book(provider, open)).toBe(201);
    expect(await save(provider, [], 1)).toBe(200);
    expect(await book(provider, closed)).toBe(201);
  });
});

test('a visit is told of that a later time would leave outside, two years ahead', async () => {
  const provider = await seedCalendar();
  await save(provider, []);
  for (const date of ['2027-04-07', '2027-04-14', '2029-02-07']) {
    expect(await book(provider, date)).toBe(201);
  }
  expect(await conflicts(provider, [off('first', DAY)])).toEqual([
    tenOn('2027-04-07'),
    tenOn('2029-02-07'),
  ]);
  expect(await conflicts(provider, [off('year', '2028-02-01', '2028-02-10')])).toEqual([
    tenOn('2029-02-07'),
  ]);
});

test.each<[string, SpecialDays]>([
  ['a second Wednesday as the first', off('first', '2027-03-10')],
  ['eight days every week', off('week', DAY, '2027-03-10')],
  ['a whole year every year', off('year', DAY, '2028-03-02')],
  // biome-ignore lint/suspicious/noExplicitAny: what no form sends
  ['a repetition that nobody knows', off('fortnight' as any, DAY)],
])('%s is refused', async (_, days) => {
  expect(await save(await seedCalendar(), [days])).toBe(422);
});

test('who is off every day of the week has no next free visit', async () => {
  const provider = await seedCalendar();
  await save(provider, [off('week', DAY, '2027-03-09')]);
  const query = `settlnProviderId=${provider.accountId}&startTime=${toIso(NOW)}&durationMinutes=60`;
  const { json } = await backend.call(`/providerCalendar/next-available?${query}`);
  expect(json).toEqual({ startTime: null });
});

test('as many as are allowed, and as long, are no larger than a request', async () => {
  const provider = await seedCalendar();
  const ranges = Array.from({ length: 8 }, (_, n) => ({ from: n * 120, to: n * 120 + 60 }));
  const name = 'A long name of some days that are not like the others, at all'.slice(0, 60);
  const day = { ...off('fourth', '2027-03-24'), name, ranges };
  expect(
    await save(
      provider,
      Array.from({ length: 200 }, () => day),
    ),
  ).toBe(200);
});
