import { sql } from 'drizzle-orm';
import type { Transaction } from '@/backend/db/client';
import { LOCKS_OF } from '@/backend/db/locks';
import type { StaffAction } from '@/lib/shared/domain/staff/room';
import { findStaffSubject, type StaffSubject } from './subject';

/**
 * Locks the calendar first, so that customers who book meanwhile are told of the suspension. While
 * the account is locked, nothing of it becomes public.
 */
export async function holdAccountOf(
  tx: Transaction,
  { kind, id, action }: { kind: StaffSubject['kind']; id: string; action?: StaffAction },
) {
  const accountId = (await findStaffSubject(tx, kind, id))?.accountId ?? null;
  if (action === 'suspend' && accountId !== null) {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS_OF.calendar}, ${accountId})`);
  }
  await tx.execute(sql`select from accounts where id = ${accountId} for no key update`);
}
