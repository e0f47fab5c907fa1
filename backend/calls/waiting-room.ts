import { and, eq } from 'drizzle-orm';
import type { Database } from '@/backend/db/client';
import { services } from '@/backend/db/schema';
import { AppError } from '@/lib/errors';

/** How many services of one account may wait for review. */
export const MOST_WAITING = 10;

/**
 * Throws `conflict` when as many services of an account wait for review as may: whoever reviews must
 * not be buried. The caller holds the account's row, so that two at once cannot both slip in.
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
