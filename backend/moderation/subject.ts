import { eq, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '@/backend/db/client';
import { members, slates } from '@/backend/db/network-schema';
import { events, services } from '@/backend/db/schema';
import { isUuid } from '@/backend/db/uuid';
import type { DecidedKind } from '@/lib/contract/moderation';
import type { ListingStatus } from '@/lib/domain/listings/status';

export interface Subject {
  kind: DecidedKind;
  name: string;
  /** Null for a member's post without an account. */
  accountId: number | null;
  status: ListingStatus;
  /** Null if it does not wait. */
  waitingSince: Date | null;
}

export const postName = sql<string>`(
  select case when words = '' then coalesce(media_type, 'post') || ' without words'
    when length(words) > 80 then left(words, 79) || '…' else words end
  from (select trim(regexp_replace(${slates.text}, '\\s+', ' ', 'g')) as words) as written)`;

/**
 * SQL: the stars of the review of this alias and what was booked, which names it in all languages.
 * Its words are for those whose look is logged.
 */
export function reviewTitle(alias: string): SQL {
  const row = sql.raw(alias);
  return sql`rtrim(repeat('★', ${row}.stars) || repeat('☆', 5 - ${row}.stars) || ' ' || ${row}.item_name)`;
}

/** Locks it until the transaction ends. */
export async function lockSubject(tx: Transaction, id: string): Promise<Subject | null> {
  if (!isUuid(id)) return null;
  const [service] = await tx.select().from(services).where(eq(services.id, id)).for('update');
  if (service) return { ...service, kind: 'service' };
  const [event] = await tx.select().from(events).where(eq(events.id, id)).for('update');
  if (event) return { ...event, kind: 'event', name: event.title };
  const [slate] = await tx
    .select({ name: postName, status: slates.status, accountId: members.accountId })
    .from(slates)
    .innerJoin(members, eq(members.id, slates.authorId))
    .where(eq(slates.id, id))
    .for('update', { of: slates });
  return slate ? { ...slate, kind: 'slate', waitingSince: null } : null;
}
