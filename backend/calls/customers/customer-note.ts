import { sql } from 'drizzle-orm';
import type { Call } from '@/backend/calls/call';
import { findRowId } from '@/backend/calls/public-accounts';
import { toTimestamp } from '@/backend/db/instants';
import { refusal } from '@/backend/texts/refusal';
import type { HostTable } from '@/lib/shared/contract/host';
import { AppError } from '@/lib/shared/errors';
import { holdCustomers, keysOfCustomer, unknownCustomer } from './customer-rows';

/** Throws `conflict` if the note was saved meanwhile. */
export const saveCustomerNote: Call<HostTable['saveCustomerNote']> = async (
  { params, body },
  { db, now },
) => {
  const accountId = findRowId(body.calendarId);
  const { version, text } = body;
  return db.transaction(async (tx) => {
    await tx.execute(holdCustomers(accountId));
    const { rows } = await tx.execute<{ key: string | null }>(
      sql`select ${keysOfCustomer(accountId, findRowId(params.customerId))}[1] as key`,
    );
    const key = rows[0]?.key;
    if (!key) throw unknownCustomer();
    const { rows: saved } = await tx.execute<{ version: number }>(
      version === 0
        ? sql`
          insert into customer_notes (account_id, customer_key, note, saved_at)
          values (${accountId}, ${key}, ${text}, ${toTimestamp(now())})
          on conflict do nothing returning version`
        : sql`
          update customer_notes
          set note = ${text}, version = version + 1, saved_at = ${toTimestamp(now())}
          where account_id = ${accountId} and customer_key = ${key} and version = ${version}
          returning version`,
    );
    const [row] = saved;
    if (!row) {
      throw new AppError('conflict', refusal('changedElsewhere'));
    }
    return { text, version: row.version, savedAt: now() };
  });
};
