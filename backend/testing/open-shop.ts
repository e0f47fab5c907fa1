import { seedAccount } from '@/backend/db/seed';
import type { SeededAccount, SeedService } from '@/backend/db/seed-shape';
import { instantOf } from '@/lib/shared/time/venue-time';
import { sampleAccount, sampleService } from './sample-account';
import { sampleSchedule } from './sample-hours';
import type { TestBackend } from './test-backend';

/** A Wednesday, 8:15. */
export const SHOP_DAY = '2027-03-03';
export const SHOP_NOW = shopTime(8.25);

/** The instant of an hour in Malta. */
export function shopTime(hour: number, date = SHOP_DAY): number {
  return instantOf(date, hour * 60, 'Europe/Malta');
}

export interface TestShop extends SeededAccount {
  itemIds: number[];
  /** Such as `schedule` or `people`. */
  save: (what: string, body: object) => ReturnType<TestBackend['call']>;
}

export async function openShop(
  backend: TestBackend,
  items: NonNullable<SeedService['items']>,
): Promise<TestShop> {
  backend.clock.now = SHOP_NOW;
  const account = sampleAccount({ services: [sampleService({ items })], availability: [] });
  const seeded = await seedAccount(backend.db, account);
  const save: TestShop['save'] = (what, body) =>
    backend.call(`/providerCalendar/${what}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ settlnProviderId: seeded.accountId, ...body }),
    });
  await save('schedule', { version: 0, schedule: sampleSchedule() });
  const { accountId, services, bookingIds } = seeded;
  return { accountId, services, bookingIds, itemIds: services[0]?.itemIds ?? [], save };
}
