import { people } from '@/backend/db/account-schema';
import type { Database } from '@/backend/db/client';
import { availability } from '@/backend/db/schema';
import { seedAccount } from '@/backend/db/seed';
import { sampleAccount, sampleService } from '@/backend/testing/sample-account';
import type { Span } from '@/lib/shared/time/span';
import { DAY_MS } from '@/lib/shared/time/units';

const CALENDARS = 8;
const DAYS = 300;
/** The people of every other calendar. */
const PEOPLE = [0, 1, 2];

/** Free from `from` to `to`. */
export interface Calendar {
  accountId: number;
  serviceId: string;
  itemIds: number[];
  from: number;
  to: number;
}

/** Most bookings succeed; some collide. */
export async function seedCalendars(db: Database, wanted = CALENDARS): Promise<Calendar[]> {
  const from = Math.ceil(Date.now() / DAY_MS + 1) * DAY_MS;
  const to = from + DAYS * DAY_MS;
  const items = [15, 30, 60].map((durationMinutes) => ({ name: 'Visit', durationMinutes }));
  const calendars: Calendar[] = [];
  for (let count = 0; count < wanted; count += 1) {
    const { accountId, services } = await seedAccount(
      db,
      sampleAccount({
        services: [sampleService({ items })],
        availability: [{ from, to, status: 'available' }],
      }),
    );
    const [{ id: serviceId, itemIds } = { id: '', itemIds: [] }] = services;
    if (count % 2 === 1) await employ(db, accountId, { from, to });
    calendars.push({ accountId, serviceId, itemIds, from, to });
  }
  return calendars;
}

async function employ(db: Database, accountId: number, during: Span): Promise<void> {
  await db
    .insert(people)
    .values(PEOPLE.map((id) => ({ accountId, id, position: id, name: `Person ${id}` })));
  await db.insert(availability).values(
    PEOPLE.slice(1).map((personId) => ({
      accountId,
      personId,
      during,
      status: 'available' as const,
    })),
  );
}
