import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Call, CallContext } from '@/backend/calls/call';
import type { Database } from '@/backend/db/client';
import { epochMs, toTimestamp } from '@/backend/db/instants';
import {
  isMarked,
  isOwnerMailed,
  isReportedPublic,
  isSettled,
  isUndone,
  writerAddress,
} from '@/backend/db/moderation-sql';
import { type AppealLink, readAppealToken, toAppealToken } from '@/backend/mail/appeal-token';
import { hasStopped } from '@/backend/mail/has-stopped';
import { refusal } from '@/backend/texts/refusal';
import type { HostTable } from '@/lib/shared/contract/host';
import type { AppealPage } from '@/lib/shared/contract/moderation';
import { appealEnd, isAppealOpen } from '@/lib/shared/domain/moderation/appeal-end';
import { REASON_IDS } from '@/lib/shared/domain/moderation/clauses';
import { REPORT_REASONS } from '@/lib/shared/domain/site/reports';
import { AGAINST, APPEALED, STAFF_KINDS } from '@/lib/shared/domain/staff/room';
import { AppError } from '@/lib/shared/errors';

const Row = z.object({
  number: z.number(),
  kind: z.enum(STAFF_KINDS),
  name: z.string(),
  action: z.enum(APPEALED),
  reasonId: z.enum(REASON_IDS).nullable().catch(null),
  text: z.string(),
  byNotice: z.boolean(),
  isMarked: z.boolean(),
  notice: z
    .object({
      number: z.number(),
      reason: z.enum(REPORT_REASONS),
      text: z.string(),
    })
    .nullable()
    .default(null),
  decidedAt: z.number(),
  accountId: z.number().nullable(),
  isSettled: z.boolean(),
  hasAddress: z.boolean(),
  isOwnerTold: z.boolean(),
  /**
   * Set for the writer of a review and the sender of a notice, who can stop mail. Providers cannot.
   */
  email: z.string().nullable(),
  writerEmail: z.string().nullable(),
  sent: z.object({ text: z.string(), sentAt: z.number() }).nullable(),
  answer: z
    .object({ outcome: z.enum(['reverse', 'stays']), text: z.string(), answeredAt: z.number() })
    .nullable(),
});

type Queries = Pick<Database, 'execute'>;

const SENT = sql`case when p.id is not null then
  json_build_object('text', p.text, 'sentAt', ${epochMs(sql`p.sent_at`)}) end as sent`;

/** `isSettled` is true once a later decision gave back what this one took away. */
async function findOfDecision(db: Queries, decisionId: number) {
  const { rows } = await db.execute(sql`
    select d.id as number, d.kind, d.name, d.action, d.reason_id as "reasonId",
      coalesce(d.text, '') as text, d.notice_id is not null as "byNotice",
      d.kind = 'review' and ${isMarked('d.subject_id')} as "isMarked",
      ${epochMs(sql`d.decided_at`)} as "decidedAt", d.account_id as "accountId",
      ${isSettled('d')} as "isSettled",
      (d.kind <> 'review' or ${writerAddress('d')} is not null) as "hasAddress",
      ${writerAddress('d')} as email, null as "writerEmail", true as "isOwnerTold",
      ${SENT},
      case when p.decided_at is not null then json_build_object('outcome', p.outcome,
        'text', p.answer, 'answeredAt', ${epochMs(sql`p.decided_at`)}) end as answer
    from staff_decisions d left join appeals p on p.decision_id = d.id
    where d.id = ${decisionId} and d.name <> '' and d.action <> 'keep' and not ${isUndone('d')}`);
  return Row.safeParse(rows[0]).data ?? null;
}

/**
 * `isSettled` is true once the thing is not public. The sender may not read what its owner was
 * told.
 */
async function findOfNotice(db: Queries, decisionId: number, noticeId: number) {
  const { rows } = await db.execute(sql`
    select d.id as number, r.kind, d.name, d.action, null as "reasonId",
      coalesce(d.text, '') as text, true as "byNotice", ${epochMs(sql`d.decided_at`)} as "decidedAt",
      r.kind = 'review' and ${isMarked('r.subject_id')} as "isMarked",
      d.account_id as "accountId",
      json_build_object('number', r.id, 'reason', r.reason, 'text', r.text) as notice,
      r.email is not null as "hasAddress", r.email,
      ${writerAddress('r')} as "writerEmail", ${isOwnerMailed('r')} as "isOwnerTold",
      not ${isReportedPublic('r')} as "isSettled",
      ${SENT},
      case when p.decided_at is not null then json_build_object('outcome', p.outcome,
        'text', case when exists (select from staff_decisions e where e.appeal_id = p.id
          and e.action in ('takeDown', 'suspend')
          and not ${isUndone('e')}) then '' else p.answer end,
        'answeredAt', ${epochMs(sql`p.decided_at`)}) end as answer
    from staff_decisions d join reports r on r.id = ${noticeId}
        and (r.email is not null or r.account_id is not null)
      left join appeals p on p.answered_by = d.id and p.notice_id = r.id
    where d.id = ${decisionId} and d.name <> '' and d.action = 'keep' and not ${isUndone('d')}`);
  return Row.safeParse(rows[0]).data ?? null;
}

const findRow = (db: Queries, { decisionId, noticeId }: AppealLink) =>
  noticeId === null ? findOfDecision(db, decisionId) : findOfNotice(db, decisionId, noticeId);

type Found = z.infer<typeof Row>;

async function toPage(
  { isSettled, hasAddress, email, writerEmail, sent, answer, accountId: _, ...found }: Found,
  { db, outbox, linkSecret }: CallContext,
): Promise<AppealPage> {
  const { isOwnerTold: canTell, ...decision } = found;
  const isMailed = hasAddress && outbox !== null && !(await hasStopped(db, email, linkSecret));
  const isOwnerTold = canTell && !(await hasStopped(db, writerEmail, linkSecret));
  const closesAt = appealEnd(decision.decidedAt);
  return { decision, closesAt, isSettled, isMailed, isOwnerTold, sent, answer };
}

const linkOf = (token: string, { linkSecret }: CallContext) =>
  linkSecret === null ? null : readAppealToken(token, linkSecret);

/** Returns the latest decision against each thing of the account, but none against reviews. */
export const listStatements: Call<HostTable['listStatements']> = async (
  { query },
  { db, linkSecret },
) => {
  if (linkSecret === null) return { statements: [] };
  const { rows } = await db.execute(sql`
    select distinct on (d.kind, d.subject_id) d.id as number, d.kind, d.subject_id as "subjectId",
      d.name, d.action, ${epochMs(sql`d.decided_at`)} as "decidedAt"
    from staff_decisions d join accounts a on a.id = d.account_id
    where a.user_id = ${query.userId} and d.kind in ('service', 'event', 'slate', 'account')
      and d.action <> 'undo' and d.name <> ''
      and not ${isUndone('d')}
    order by d.kind, d.subject_id, d.id desc`);
  const statements = z
    .array(
      Row.pick({ number: true, kind: true, name: true, decidedAt: true }).extend({
        subjectId: z.string(),
        action: z.string(),
      }),
    )
    .parse(rows)
    .filter(({ action }) => AGAINST.some((known) => known === action))
    .map((about) => ({
      ...about,
      token: toAppealToken(about.number, linkSecret),
    }));
  return { statements };
};

/** Null if unknown. */
export const findAppeal: Call<HostTable['findAppeal']> = async ({ query }, context) => {
  const link = linkOf(query.token, context);
  const found = link && (await findRow(context.db, link));
  return { appeal: found && (await toPage(found, context)) };
};

export const sendAppeal: Call<HostTable['sendAppeal']> = async ({ body }, context) => {
  const { db, now } = context;
  const link = linkOf(body.token, context);
  const found = link && (await findRow(db, link));
  if (!found) throw new AppError('gone', refusal('linkGone'));
  const isOpen = !found.isSettled && isAppealOpen(found.decidedAt, now());
  if (isOpen && !found.sent) {
    await db.execute(sql`
      insert into appeals (decision_id, notice_id, answered_by, account_id, text, sent_at)
      values (${link.noticeId === null ? found.number : null}, ${link.noticeId},
        ${link.noticeId === null ? null : found.number}, ${found.accountId}, ${body.text},
        ${toTimestamp(now())})
      on conflict do nothing`);
  }
  const after = await findRow(db, link);
  if (after?.sent?.text === body.text) return { appeal: await toPage(after, context) };
  if (after?.sent) throw new AppError('conflict', refusal('appealedAlready'));
  throw new AppError('gone', refusal('appealTooLate'));
};
