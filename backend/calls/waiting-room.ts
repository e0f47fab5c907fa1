import { and, eq } from 'drizzle-orm';
import type { Database } from '@/backend/db/client';
import { services } from '@/backend/db/schema';
import { AppError } from '@/lib/errors';

/** How many services of one account may wait for review. */
export const MOST_WAITING = 10;

/**
 * Throws `conflict` if the largest allowed number of an account's services is waiting for review,
 * so that the queue stays manageable. The caller holds a lock on the account's row, so that two
 * requests at the same time cannot both pass.
 */
export async function assertRoom(tx: Pick<Database, '$count'>, accountId: number): Promise<void> {
  const waiting = await tx.$count(
    services,
    and(eq(services.accountId, accountId), eq(services.status, 'pending')),
  );
  if (waiting < MOST_WAITING) return;
  throw new AppError(
    'conflict',
    `${waiting} of your services are waiting for review. Please add more once some of them are reviewed.`,
  );
}
