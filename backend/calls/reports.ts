import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '@/backend/db/client';
import { reports } from '@/backend/db/moderation-schema';
import { slates } from '@/backend/db/network-schema';
import { reviews } from '@/backend/db/review-schema';
import { events, services } from '@/backend/db/schema';
import type { HostTable } from '@/lib/contract/host';
import type { ReportRequest } from '@/lib/contract/moderation';
import { canonicalId } from '@/lib/domain/canonical-id';
import { AppError } from '@/lib/errors';
import type { Call } from './call';

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/**
 * Stays so until the transaction ends: who takes it down meanwhile waits, and takes the report
 * along. Slates may come from another service, so unknown ones are believed.
 */
async function isPublic(tx: Transaction, { kind, id }: ReportRequest): Promise<boolean> {
  const isRowId = z.uuid().safeParse(id).success;
  if (kind === 'slate' && (!isRowId || (await tx.$count(slates, eq(slates.id, id))) === 0)) {
    return true;
  }
  if (!isRowId) return false;
  if (kind === 'review') {
    const [review] = await tx
      .select({ status: reviews.status })
      .from(reviews)
      .where(eq(reviews.id, id))
      .for('share');
    return review?.status === 'published';
  }
  const table = { slate: slates, service: services, event: events }[kind];
  const [found] = await tx
    .select({ status: table.status })
    .from(table)
    .where(eq(table.id, id))
    .for('share');
  return found?.status === 'approved';
}

/** Throws `gone` for what is not public. */
export const createReport: Call<HostTable['createReport']> = async ({ body }, { db, now }) => {
  const { kind, id, reason, text, email } = body;
  await db.transaction(async (tx) => {
    if (!(await isPublic(tx, body))) {
      throw new AppError('gone', 'This is not public any more, so there is nothing to report.');
    }
    await tx.insert(reports).values({
      kind,
      subjectId: canonicalId(id),
      reason,
      text,
      email: email || null,
      reportedAt: new Date(now()),
    });
  });
  return { received: true };
};
