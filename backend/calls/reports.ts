import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '@/backend/db/client';
import { reports } from '@/backend/db/moderation-schema';
import { slates } from '@/backend/db/network-schema';
import { events, services } from '@/backend/db/schema';
import type { HostTable } from '@/lib/contract/host';
import type { ReportRequest } from '@/lib/contract/shapes/directory/report';
import { canonicalId } from '@/lib/domain/canonical-id';
import { AppError } from '@/lib/errors';
import type { Call } from './call';

/** Whether visitors can see it. Slates may come from another service, so unknown ones are believed. */
async function isPublic(db: Database, { kind, id }: ReportRequest): Promise<boolean> {
  const isRowId = z.uuid().safeParse(id).success;
  if (kind === 'slate') {
    if (!isRowId) return true;
    return (await db.$count(slates, and(eq(slates.id, id), eq(slates.status, 'delisted')))) === 0;
  }
  if (!isRowId) return false;
  const table = kind === 'service' ? services : events;
  return (await db.$count(table, and(eq(table.id, id), eq(table.status, 'approved')))) > 0;
}

/** Keeps a report for the moderators. Throws `gone` for what is not public. */
export const createReport: Call<HostTable['createReport']> = async ({ body }, { db, now }) => {
  if (!(await isPublic(db, body))) {
    throw new AppError('gone', 'This is not public any more, so there is nothing to report.');
  }
  const { kind, id, reason, text, email } = body;
  await db.insert(reports).values({
    ...{ kind, subjectId: canonicalId(id), reason, text, email: email || null },
    reportedAt: new Date(now()),
  });
  return { received: true };
};
