import { sql } from 'drizzle-orm';
import type { Call } from '@/backend/calls/call';
import { findRowId } from '@/backend/calls/public-accounts';
import { foundIn } from '@/backend/calls/visits/list-visits';
import type { HostTable } from '@/lib/contract/host';
import { customersWhere, readCustomers, toCustomer } from './customer-rows';

/** Also the names, numbers and addresses that somebody had before the newest. */
const TEXT = sql`(search_words(concat_ws(' ', c.names, c.emails)) || ' ' || coalesce(c.digits, ''))`;

/** None for an unknown calendar. */
export const listCustomers: Call<HostTable['listCustomers']> = async ({ body }, { db, now }) => {
  const { search, offset, limit } = body;
  const accountId = findRowId(body.calendarId);
  const asked = { accountId, now: now(), where: foundIn(TEXT, search) };
  const read = async (from: number, most: number) =>
    readCustomers((await db.execute(customersWhere({ ...asked, limit: most, offset: from }))).rows);
  const found = await read(offset, limit);
  // No row of a page behind the last one says how many there are.
  const [first] = found.length > 0 || offset === 0 ? found : await read(0, 1);
  return { customers: found.map(toCustomer), total: first?.total ?? 0 };
};
