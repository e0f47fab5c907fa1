import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { AppError } from '@/lib/errors';
import type { Database } from '../db/client';
import { messages } from '../db/mail-schema';
import { decisions } from '../db/moderation-schema';
import { events, services } from '../db/schema';

/** What a moderator can do to a service or event. */
const DECISIONS = ['approved', 'rejected', 'delisted'] as const;
export type Decision = (typeof DECISIONS)[number];

const REASON_LENGTH = 500;
/** Held from the number of a decision until it can be seen; any number that no other lock has. */
export const NUMBERS_LOCK = 720_412_555;

/** A decision about the service or event with this id; its owner sees `reason`. */
export interface Verdict {
  id: string;
  decision: Decision;
  reason: string | null;
}

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/**
 * Carries out a decision and records it in one transaction. With `tellsOwner` the same transaction
 * queues a mail to the owner. Returns the kind and name of the service or event. Throws `not_found`,
 * `invalid` if a reason is missing, and `conflict` if nothing would change.
 */
export async function decide(
  db: Database,
  { id, decision, reason }: Verdict,
  now: number,
  { tellsOwner = false } = {},
): Promise<{ kind: 'service' | 'event'; name: string }> {
  const words = reason?.trim() || null;
  if (decision !== 'approved' && words === null) {
    throw new AppError('invalid', 'Give a reason: its owner is shown it.');
  }
  if (words !== null && words.length > REASON_LENGTH) {
    throw new AppError('invalid', `Keep the reason within ${REASON_LENGTH} characters.`);
  }
  return db.transaction(async (tx) => {
    const found = z.uuid().safeParse(id).success ? await lock(tx, id) : null;
    if (!found) throw new AppError('not_found', 'There is no service or event with this id.');
    const { kind, name, accountId, status, waitingSince } = found;
    assertChanges(decision, status, waitingSince !== null);
    const table = kind === 'service' ? services : events;
    await tx
      .update(table)
      .set({
        status: decision,
        statusReason: decision === 'approved' ? null : words,
        waitingSince: null,
      })
      .where(eq(table.id, id));
    // Who follows the decisions by their numbers misses none, because they appear in this order.
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${NUMBERS_LOCK})`);
    const [decided] = await tx
      .insert(decisions)
      .values({
        ...{ kind, subjectId: id, name, decision, reason: words, waitingSince },
        decidedAt: new Date(now),
      })
      .returning({ id: decisions.id });
    if (decided && tellsOwner) await queueDecision(tx, accountId, decided.id, now);
    return { kind, name };
  });
}

function queueDecision(tx: Transaction, accountId: number, decisionId: number, now: number) {
  return tx.insert(messages).values({
    ...{ accountId, decisionId, kind: 'decided', toRole: 'provider' },
    uniqueKey: `decided/${decisionId}`,
    dueAt: new Date(now),
  });
}

async function lock(tx: Transaction, id: string) {
  const [service] = await tx.select().from(services).where(eq(services.id, id)).for('update');
  if (service) return { ...service, kind: 'service' as const };
  const [event] = await tx.select().from(events).where(eq(events.id, id)).for('update');
  return event ? { ...event, kind: 'event' as const, name: event.title } : null;
}

function assertChanges(decision: Decision, status: string, isWaiting: boolean): void {
  if (decision === 'approved' && status === 'approved' && !isWaiting) {
    throw new AppError('conflict', 'It is approved already, and was not edited since.');
  }
  if (decision === 'rejected' && !isWaiting) {
    throw new AppError('conflict', 'It does not wait for review. Delist it to take it down.');
  }
  if (decision === 'delisted' && status !== 'approved') {
    throw new AppError('conflict', `It is ${status}, so there is nothing to take down.`);
  }
}
