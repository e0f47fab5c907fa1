import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { seedAccount } from '@/backend/db/seed';
import { sampleAccount } from '@/backend/testing/sample-account';
import { otherCalendarsCalls } from '@/lib/server/http/calls/other-calendars';
import { LIMITS } from '@/lib/shared/domain/limits';
import { ask, cookieOf, startWorld, type World } from '@/test/form-routes';

vi.mock('next/cache', () => ({
  unstable_cache: (read: () => unknown) => read,
  revalidateTag: () => {},
}));

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

test('another address counts as another calendar to read, another name does not', async () => {
  const provider = sampleAccount();
  const { accountId } = await seedAccount(world.backend.db, provider);
  const cookie = await cookieOf(provider.userId);
  const params = { calendarId: String(accountId), otherId: '1' };
  const change = async (body: object) =>
    (await ask(otherCalendarsCalls.changeOtherCalendar, { cookie, params, body })).status;
  const address = 'https://calendars.example/mine.ics';
  for (let n = 0; n < LIMITS.otherCalendars.most; n += 1) {
    expect(await change({ address })).not.toBe(429);
  }
  expect(await change({ address })).toBe(429);
  expect(await change({ name: 'School' })).not.toBe(429);
});
