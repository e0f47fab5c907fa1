import { eq, sql } from 'drizzle-orm';
import { LOCKS } from '@/backend/db/locks';
import type { DecidedKind } from '@/lib/shared/contract/moderation';
import type { Transaction } from '../db/client';
import { decisions } from '../db/moderation-schema';
import { slates } from '../db/network-schema';
import { events, services } from '../db/schema';
import { closeReportsAbout } from './reports';

interface Thing {
  kind: DecidedKind;
  id: string;
  name: string;
  /** Null if the thing does not wait. */
  waitingSince: Date | null;
}

export interface Outcome {
  decision: 'approved' | 'rejected' | 'delisted';
  reason: string | null;
}

/** Closes the reports about anything that is not public any more, and returns their numbers. */
export async function applyDecision(
  tx: Transaction,
  thing: Thing,
  { decision, reason }: Outcome,
  now: number,
): Promise<{ decisionId: number; closed: number[] }> {
  const { kind, id, name, waitingSince } = thing;
  await setStatus(tx, thing, { decision, reason });
  const closed = decision === 'approved' ? [] : await closeReportsAbout(tx, { kind, id }, now);
  // With this lock, decisions are committed in the order of their ids, so that readers miss none.
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${LOCKS.decisionNumbers})`);
  const [decided] = await tx
    .insert(decisions)
    .values({
      kind,
      subjectId: id,
      name,
      decision,
      reason,
      waitingSince,
      decidedAt: new Date(now),
    })
    .returning({ id: decisions.id });
  if (!decided) throw new Error('a write without a row');
  return { decisionId: decided.id, closed };
}

/**
 * Call it before the first of several decisions. Edits of listings and changes of reviews take
 * these locks in the same order; the lock of the decision numbers is always the last.
 */
export async function holdThings(tx: Transaction, accountId: number): Promise<void> {
  for (const table of ['services', 'events']) {
    await tx.execute(sql`
      select from ${sql.identifier(table)} where account_id = ${accountId} order by id
      for no key update`);
  }
  await tx.execute(sql`
    select from review_scores where account_id = ${accountId} for no key update`);
}

function setStatus(tx: Transaction, { kind, id }: Thing, { decision, reason }: Outcome) {
  if (kind === 'slate') {
    const status = decision === 'approved' ? 'approved' : 'delisted';
    return tx.update(slates).set({ status }).where(eq(slates.id, id));
  }
  const statusReason = decision === 'approved' ? null : reason;
  const table = kind === 'service' ? services : events;
  return tx
    .update(table)
    .set({ status: decision, statusReason, waitingSince: null })
    .where(eq(table.id, id));
}
