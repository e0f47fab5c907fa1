import { sql } from 'drizzle-orm';
import type { Database } from '@/backend/db/client';
import { toTimestamp } from '@/backend/db/instants';
import type { ListingStatus } from '@/lib/shared/domain/listings/status';
import type { Outbox } from './queue';

/** There is a limit, because nobody proved the account's address. */
const MOST_A_DAY = 5;

interface Edited {
  status: ListingStatus;
  waitingSince: Date | null;
}

/** Whether the listing is submitted again. Edits while it waits for a review do not count. */
export function isSentAgain({ status, waitingSince }: Edited): boolean {
  return status !== 'approved' && waitingSince === null;
}

export async function queueReceived(
  tx: Pick<Database, 'execute'>,
  listing: { accountId: number; id: string },
  now: number,
  outbox: Outbox | null,
): Promise<void> {
  if (!outbox) return;
  const { accountId, id } = listing;
  await tx.execute(sql`
    insert into messages (account_id, kind, to_role, listing_id, unique_key, due_at)
    select ${accountId}::integer, 'received', 'provider', ${id}::uuid,
      concat('received/', ${id}::text, '/', ${now}::bigint), ${toTimestamp(now)}
    where (select count(*) from messages where account_id = ${accountId} and kind = 'received'
      and due_at > ${toTimestamp(now)} - interval '24 hours') < ${MOST_A_DAY}
    on conflict do nothing`);
}
