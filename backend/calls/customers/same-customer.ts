import { sql } from 'drizzle-orm';
import type { Call } from '@/backend/calls/call';
import { findRowId } from '@/backend/calls/public-accounts';
import { toTimestamp } from '@/backend/db/instants';
import { refusal } from '@/backend/texts/refusal';
import type { HostTable } from '@/lib/shared/contract/host';
import { CUSTOMER_NOTE_LIMIT, UNDO_MERGE_DAYS } from '@/lib/shared/domain/booking/customers';
import { AppError } from '@/lib/shared/errors';
import { DAY_MS } from '@/lib/shared/time/units';
import { holdCustomers, keysOfCustomer, unknownCustomer } from './customer-rows';

/**
 * Keeps the other customer's note, so that both can be parted later. Throws `conflict` if both are
 * one already, or if their notes are too long together.
 */
export const mergeCustomers: Call<HostTable['mergeCustomers']> = async (
  { params, body },
  { db, now },
) => {
  const accountId = findRowId(body.calendarId);
  const keyOfBooking = (id: string) => sql`${keysOfCustomer(accountId, findRowId(id))}[1]`;
  await db.transaction(async (tx) => {
    await tx.execute(holdCustomers(accountId));
    const { rows } = await tx.execute<{
      into: string | null;
      other: string | null;
      notes: string[] | null;
    }>(sql`
      select p.into, p.other, (select array_agg(n.note order by n.customer_key <> p.into)
        from customer_notes n where n.account_id = ${accountId} and n.note <> ''
          and n.customer_key in (p.into, p.other)) as notes
      from (select ${keyOfBooking(params.customerId)} as into,
        ${keyOfBooking(body.otherId)} as other) p`);
    const { into, other, notes } = rows[0] ?? {};
    if (!into || !other) throw unknownCustomer();
    if (into === other) throw new AppError('conflict', refusal('onePerson'));
    const note = (notes ?? []).join('\n\n');
    if (note.length > CUSTOMER_NOTE_LIMIT) {
      throw new AppError('conflict', refusal('notesTooLong'));
    }
    await tx.execute(sql`
      insert into customer_merges (account_id, customer_key, into_key, merged_at)
      values (${accountId}, ${other}, ${into}, ${toTimestamp(now())})`);
    if (!note) return;
    await tx.execute(sql`
      insert into customer_notes (account_id, customer_key, note, saved_at)
      values (${accountId}, ${into}, ${note}, ${toTimestamp(now())})
      on conflict (account_id, customer_key) do update
        set note = excluded.note, version = customer_notes.version + 1, saved_at = excluded.saved_at
        where customer_notes.note <> excluded.note`);
  });
  return { merged: true };
};

/** The joined note stays. Throws `gone` after 30 days, or if they were parted already. */
export const partCustomers: Call<HostTable['partCustomers']> = async (
  { params, body },
  { db, now },
) => {
  const accountId = findRowId(body.calendarId);
  const customerId = findRowId(params.customerId);
  const parted = await db.transaction(async (tx) => {
    await tx.execute(holdCustomers(accountId));
    return tx.execute(sql`
      delete from customer_merges where account_id = ${accountId} and id = ${body.mergeId}
        and customer_key = any(${keysOfCustomer(accountId, customerId)}::text[])
        and merged_at > ${toTimestamp(now() - UNDO_MERGE_DAYS * DAY_MS)}`);
  });
  if (parted.rowCount === 0) {
    throw new AppError('gone', refusal('notParted'));
  }
  return { parted: true };
};
