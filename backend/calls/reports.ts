import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '@/backend/db/client';
import { toTimestamp } from '@/backend/db/instants';
import { messages } from '@/backend/db/mail-schema';
import { reports } from '@/backend/db/moderation-schema';
import { slates } from '@/backend/db/network-schema';
import { reviews } from '@/backend/db/review-schema';
import { events, services } from '@/backend/db/schema';
import { isUuid } from '@/backend/db/uuid';
import { hasStopped } from '@/backend/mail/has-stopped';
import { holdAddress, mailboxIn } from '@/backend/mail/mailbox';
import { findAccountOf } from '@/backend/moderation/reports';
import { refusal } from '@/backend/texts/refusal';
import type { HostTable } from '@/lib/shared/contract/host';
import type { ReportRequest } from '@/lib/shared/contract/moderation';
import { canonicalId } from '@/lib/shared/domain/canonical-id';
import { mailboxOf } from '@/lib/shared/domain/text/mail-address';
import { AppError } from '@/lib/shared/errors';
import { DAY_MS } from '@/lib/shared/time/units';
import type { Call } from './call';

/**
 * Locks the row until the transaction ends. A slate that is unknown here may belong to another
 * service.
 */
async function isPublic(tx: Transaction, { kind, id }: ReportRequest): Promise<boolean> {
  const isRowId = isUuid(id);
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

/** A mailbox gets one receipt a day, because nobody proved whose it is, and none if it stopped mail. */
async function mayHaveReceipt(
  tx: Transaction,
  email: string,
  { now, linkSecret }: { now: number; linkSecret: string | null },
): Promise<boolean> {
  if (await hasStopped(tx, email, linkSecret)) return false;
  await tx.execute(sql`select ${holdAddress(email)}`);
  const { rows } = await tx.execute(sql`
    select from messages m join reports r on r.id = m.notice_id
    where m.kind = 'noticed' and ${mailboxIn('r.email')} = ${mailboxOf(email)}
      and m.created_at > ${toTimestamp(now - DAY_MS)} limit 1`);
  return rows.length === 0;
}

/** Throws `gone` if the reported thing is not public. */
export const createReport: Call<HostTable['createReport']> = async (
  { body },
  { db, now, outbox, linkSecret },
) => {
  const { kind, id, reason, text, email, name = '', isInGoodFaith = false } = body;
  const { reportedByUserId = null, language = null } = body;
  const receipt = await db.transaction(async (tx) => {
    if (!(await isPublic(tx, body))) {
      throw new AppError('gone', refusal('notPublic'));
    }
    const [row] = await tx
      .insert(reports)
      .values({
        kind,
        subjectId: canonicalId(id),
        reason,
        text,
        name,
        isInGoodFaith,
        email: email || null,
        language: email ? language : null,
        accountId:
          kind === 'review'
            ? sql`(select r.account_id from reviews r
          join accounts a on a.id = r.account_id
          where r.id = ${id} and a.user_id = ${reportedByUserId})`
            : null,
        reportedAt: new Date(now()),
      })
      .returning({ id: reports.id });
    if (!row) throw new Error('a write without a row');
    const account = outbox && email ? await findAccountOf(tx, body) : null;
    const accountId = account?.id ?? null;
    const isMailed =
      accountId !== null && (await mayHaveReceipt(tx, email, { now: now(), linkSecret }));
    if (isMailed) {
      await tx.insert(messages).values({
        accountId,
        noticeId: row.id,
        kind: 'noticed',
        toRole: 'customer',
        uniqueKey: `noticed/${row.id}`,
        dueAt: new Date(now()),
        createdAt: new Date(now()),
      });
    }
    return { number: row.id, mail: isMailed ? ('coming' as const) : ('none' as const) };
  });
  if (receipt.mail === 'coming') outbox?.nudge();
  return { received: true, ...receipt };
};
