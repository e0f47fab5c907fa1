import { inArray, sql } from 'drizzle-orm';
import type { Database } from '@/backend/db/client';
import { bookings } from '@/backend/db/schema';
import type { Calendar } from './calendars';
import type { Ledger } from './customers';

export async function auditBookings(db: Database, calendars: readonly Calendar[], ledger: Ledger) {
  const accountIds = calendars.map(({ accountId }) => accountId);
  const rows = await db
    .select({ id: bookings.id, name: bookings.customerName, personId: bookings.personId })
    .from(bookings)
    .where(inArray(bookings.accountId, accountIds));
  const idsByName = new Map<string, number[]>();
  for (const { id, name } of rows) {
    idsByName.set(name ?? '', [...(idsByName.get(name ?? '') ?? []), id]);
  }
  const { rows: overlaps } = await db.execute(sql`
    select 1 from (
      select during, lag(during) over (partition by account_id, person_id order by during) as earlier
      from bookings where status = 'confirmed'
    ) as neighbours where during && earlier`);
  return {
    stored: rows.length,
    /** Confirmed, but not in the database. */
    lost: [...ledger].filter(([name, id]) => !idsByName.get(name)?.includes(id)).length,
    /** More than one for a key. */
    doubled: [...idsByName.values()].filter((ids) => ids.length > 1).length,
    /** In the database, but finally refused. */
    unexplained: [...idsByName.keys()].filter((name) => !ledger.has(name)).length,
    overlaps: overlaps.length,
    /** Bookings of people other than the first one. */
    others: rows.filter(({ personId }) => personId > 0).length,
  };
}
