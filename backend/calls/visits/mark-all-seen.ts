import { sql } from 'drizzle-orm';
import type { Call } from '@/backend/calls/call';
import { findRowId } from '@/backend/calls/public-accounts';
import type { HostTable } from '@/lib/shared/contract/host';
import { IS_UNREAD } from './visit-rows';

export const markAllSeen: Call<HostTable['markAllSeen']> = async ({ body }, { db }) => {
  const { rowCount } = await db.execute(sql`
    update bookings b set seen_sequence = b.sequence
    where b.account_id = ${findRowId(body.calendarId)} and ${IS_UNREAD}`);
  return { seen: rowCount ?? 0 };
};
