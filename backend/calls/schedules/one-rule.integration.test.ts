import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { seedAccount } from '@/backend/db/seed';
import { toManageToken } from '@/backend/mail/manage-token';
import { catchUp } from '@/backend/search/keep-search';
import { LINK_SECRET } from '@/backend/testing/link-secret';
import { sampleAccount, sampleService } from '@/backend/testing/sample-account';
import { sampleSchedule } from '@/backend/testing/sample-hours';
import { samplePhone } from '@/backend/testing/sample-phone';
import { startTestBackend, type TestBackend } from '@/backend/testing/test-backend';
import { host } from '@/lib/server/host/transport/rows';
import { BookingAnswer } from '@/lib/shared/contract/bookings';
import { offeredStarts, type Slot } from '@/lib/shared/domain/calendar/slots';
import { NO_RULES } from '@/lib/shared/domain/hours/schedule';
import { toIso } from '@/lib/shared/time/instant';
import { HOUR_MS } from '@/lib/shared/time/units';
import { instantOf, spanOfDays } from '@/lib/shared/time/venue-time';

const MALTA = 'Europe/Malta';
/** Wednesday, and Thursday off. */
const [TODAY, OFF, LATER] = ['2027-03-03', '2027-03-04', '2027-03-05'];
const at = (hour: number, date: string = TODAY) => instantOf(date, hour * 60, MALTA);
const NOW = at(8.25);
const WINDOW = spanOfDays(TODAY, LATER, MALTA);

let backend: TestBackend;
let accountId: number;
let itemIds: number[];
beforeAll(async () => {
  backend = await startTestBackend(NOW);
  const items = [{ name: 'Cut', durationMinutes: 60 }];
  const account = sampleAccount({ services: [sampleService({ items })] });
  const seeded = await seedAccount(backend.db, account);
  accountId = seeded.accountId;
  itemIds = seeded.services[0]?.itemIds ?? [];
  const schedule = sampleSchedule({
    special: [{ name: '', from: OFF, until: OFF, ranges: [] }],
    rules: { ...NO_RULES, afterMinutes: 15, noticeMinutes: 120, visitsPerDay: 3 },
  });
  const body = { settlnProviderId: accountId, version: 0, schedule };
  const headers = { 'content-type': 'application/json' };
  const init = { method: 'PUT', headers, body: JSON.stringify(body) };
  expect((await backend.call('/providerCalendar/schedule', init)).status).toBe(200);
});
afterAll(() => backend.stop());

const book = (startsAt: number) =>
  backend.post('/providerCalendar/bookings', {
    settlnProviderId: accountId,
    serviceItems: itemIds,
    customerName: 'Ann',
    startTime: toIso(startsAt),
    customerPhone: samplePhone(accountId, startsAt),
  });

async function slotsOf(path: string, query: object): Promise<unknown> {
  const { from, to } = WINDOW;
  const all = new URLSearchParams({ ...query, startTime: toIso(from), endTime: toIso(to) });
  return (await backend.call(`/${path}?${all}`)).json;
}
const startsIn = (slots: readonly Slot[]) =>
  offeredStarts(slots, { durationMinutes: 60, now: NOW });
async function offered(): Promise<number[]> {
  const json = await slotsOf(host.listSlots.path, { settlnProviderId: String(accountId) });
  return startsIn(host.listSlots.read.parse(json));
}

test('what is shown, booked, moved and found follows from hours and rules alike', async () => {
  const first = await book(at(11));
  expect(first.status).toBe(201);
  const { booking } = z.object({ booking: BookingAnswer }).parse(first.json);
  const bookingId = booking.id;
  const starts = await offered();
  // Two hours from now is a quarter past ten, too late for an hour before eleven.
  expect(starts[0]).toBe(at(14));
  expect(starts.every((start) => start < at(17) || start >= at(9, LATER))).toBe(true);

  const query = `settlnProviderId=${accountId}&startTime=${toIso(NOW)}&durationMinutes=60`;
  const next = await backend.call(`/providerCalendar/next-available?${query}`);
  expect(next.json).toEqual({ startTime: toIso(starts[0] ?? 0) });

  await catchUp(backend.db, NOW);
  const search = async (parameters: string) => {
    const { json } = await backend.call(
      `/publicServiceProviders/search?hostCountry=MT${parameters}`,
    );
    return host.searchServices.answer.parse(json);
  };
  expect((await search('')).results[0]?.nextAvailableAt).toBe(starts[0] ?? 0);
  const totals = [TODAY, OFF, LATER].map(async (day) => (await search(`&day=${day}`)).total);
  expect(await Promise.all(totals)).toEqual([1, 0, 1]);

  // The hour from noon on is free only for whom the visit at eleven does not stand in the way.
  const token = toManageToken({ accountId, bookingId, linkVersion: 0 }, LINK_SECRET);
  const freed = await slotsOf(host.listSlotsForMove.path, { token });
  const forMove = startsIn(host.listSlotsForMove.answer.parse(freed));
  expect(forMove).toContain(at(12));
  expect(starts).not.toContain(at(12));
  expect(forMove).toEqual(expect.arrayContaining(starts));
  const move = (startsAt: number) =>
    backend.post('/customerBookings/move', { token, startTime: toIso(startsAt) });
  expect((await move(at(10, OFF))).status).toBe(409);
  expect((await move(at(12))).status).toBe(200);

  const shown = new Set(await offered());
  for (let start = NOW - 0.25 * HOUR_MS; start < WINDOW.to; start += HOUR_MS) {
    if (shown.has(start)) continue;
    const { status } = await book(start);
    expect([409, 422]).toContain(status);
  }
  for (const start of [at(14), at(15.25)]) expect((await book(start)).status).toBe(201);
  // Three on one day are enough.
  expect((await offered())[0]).toBe(at(9, LATER));
  expect((await book(at(9, LATER))).status).toBe(201);
});
