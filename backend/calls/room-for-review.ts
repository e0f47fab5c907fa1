import { and, eq } from 'drizzle-orm';
import type { Database } from '@/backend/db/client';
import { events, type services } from '@/backend/db/schema';
import { refusal } from '@/backend/texts/refusal';
import { AppError } from '@/lib/shared/errors';

/** Events have more room, because a weekly meeting may be listed for a whole season. */
export const MOST_WAITING = { services: 10, events: 30 };

/** Throws `conflict` at the limit. The caller has locked the account's row. */
export async function assertRoom(
  tx: Pick<Database, '$count'>,
  table: typeof services | typeof events,
  accountId: number,
): Promise<void> {
  const isWaiting = and(eq(table.accountId, accountId), eq(table.status, 'pending'));
  const most = table === events ? MOST_WAITING.events : MOST_WAITING.services;
  if ((await tx.$count(table, isWaiting)) < most) return;
  throw new AppError('conflict', refusal(table === events ? 'manyEventsWait' : 'manyWaiting'));
}
