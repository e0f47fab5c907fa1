import { createHash } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { epochMs } from '@/backend/db/instants';
import { isSettled, isUndone } from '@/backend/db/moderation-sql';
import { isUuid } from '@/backend/db/uuid';
import { findAccountOf } from '@/backend/moderation/reports';
import type { Queries } from '@/backend/moderation/staff-decisions';
import { postName, reviewTitle } from '@/backend/moderation/subject';
import { LISTING_STATUSES, type ListingStatus } from '@/lib/shared/domain/listings/status';
import { REPORTED_KINDS } from '@/lib/shared/domain/site/reports';
import {
  AGAINST,
  type Decidable,
  STAFF_KINDS,
  type StaffKind,
} from '@/lib/shared/domain/staff/room';

const Found = z.object({
  name: z.string(),
  /** Set for a review, whose name is that of the reviewed business. */
  title: z.string().nullable().default(null),
  accountId: z.number().nullable(),
  ownerUserId: z.string().nullable(),
  isSuspended: z.boolean(),
  status: z.enum(LISTING_STATUSES).nullable(),
  statusReason: z.string().nullable(),
  waitingSince: z.number().nullable(),
  /** Set for a review. */
  publishedAt: z.number().nullable().default(null),
  decidedAt: z.number().nullable().default(null),
  content: z.record(z.string(), z.unknown()),
  version: z.string(),
});

/** `noticeId` is set if the sender of a notice appeals. */
const Appeal = z.object({
  text: z.string(),
  sentAt: z.number(),
  noticeId: z.number().nullable(),
  decisionId: z.number(),
  action: z.string(),
  kind: z.enum(STAFF_KINDS),
  subjectId: z.string(),
  name: z.string(),
  accountId: z.number().nullable(),
  ownerUserId: z.string().nullable(),
  isSuspended: z.boolean(),
  /** The appeal is neither answered nor settled. */
  isOpen: z.boolean(),
  /**
   * The sign-in of the member who decided. Null for decisions by the command of earlier releases.
   */
  decidedByUser: z.string().nullable(),
  /** Whether staff other than the decider and the owner could decide. */
  hasOthers: z.boolean(),
  /** Whether a newer decision against the subject is in force. */
  hasNewer: z.boolean(),
});

export interface StaffSubject extends z.infer<typeof Found> {
  kind: StaffKind;
  id: string;
  /** For a report, the thing that it is about. For anything else, the thing itself. */
  about: { kind: StaffKind; id: string };
  /** All open reports about the same thing. */
  openReports: number[];
  appeal: z.infer<typeof Appeal> | null;
}

const isNumber = (id: string) => /^\d{1,9}$/.test(id);

/** Columns of account `a`, which may be missing. */
const OWNER = sql`a.id as "accountId", a.user_id as "ownerUserId", a.suspended_at is not null as "isSuspended"`;

/** The version covers everything that is shown and may change. */
const versioned = (content: SQL, state: SQL) => sql`
  ${content} as content, left(md5(${content}::text || ${state}), 16) as version`;

const stateOf = (table: string) =>
  sql.raw(
    `concat_ws('/', ${table}.status, ${table}.waiting_since, ${table}.status_reason, a.suspended_at)`,
  );

function selectFrom(kind: StaffKind, id: string): SQL | null {
  switch (kind) {
    case 'service':
      return sql`
        select s.name, ${OWNER}, s.status, s.status_reason as "statusReason",
          ${epochMs(sql`s.waiting_since`)} as "waitingSince",
          ${versioned(sql`service_content(to_jsonb(s), s.id)`, stateOf('s'))}
        from services s join accounts a on a.id = s.account_id where s.id = ${id}`;
    case 'event':
      return sql`
        select e.title as name, ${OWNER}, e.status, e.status_reason as "statusReason",
          ${epochMs(sql`e.waiting_since`)} as "waitingSince",
          ${versioned(sql`event_content(to_jsonb(e))`, stateOf('e'))}
        from events e join accounts a on a.id = e.account_id where e.id = ${id}`;
    case 'slate':
      return sql`
        select (select ${postName}) as name, ${OWNER}, slates.status, null as "statusReason",
          null as "waitingSince",
          ${versioned(
            sql`jsonb_build_object('author', m.name, 'text', slates.text, 'media', slates.media_id,
              'poster', slates.poster_id)`,
            sql`concat_ws('/', slates.status, a.suspended_at)`,
          )}
        from slates join members m on m.id = slates.author_id
          left join accounts a on a.id = m.account_id where slates.id = ${id}`;
    case 'account':
      return sql`
        select a.name, ${OWNER}, null as status, null as "statusReason", null as "waitingSince",
          ${versioned(
            sql`jsonb_build_object('things', (select coalesce(jsonb_agg(jsonb_build_array(t.id, t.status)
              order by t.id), '[]') from ${thingsOf(sql`a.id`)} t))`,
            sql`concat_ws('/', a.suspended_at)`,
          )}
        from accounts a where a.id = ${Number(id)}`;
    case 'review':
      return sql`
        select coalesce(s.name, a.name) as name, ${reviewTitle('r')} as title, ${OWNER},
          ${REVIEW_STATUS} as status,
          r.status_reason as "statusReason",
          case when r.status = 'held' then ${epochMs(sql`r.held_at`)} end as "waitingSince",
          ${epochMs(sql`r.published_at`)} as "publishedAt", ${epochMs(sql`r.decided_at`)} as "decidedAt",
          ${versioned(
            sql`jsonb_build_object('stars', r.stars, 'text', r.text, 'language', r.lang,
              'author', r.author, 'booked', r.item_name, 'reply', r.reply,
              'flags', array_to_string(r.flags, ' '))`,
            sql`concat_ws('/', r.status, r.version)`,
          )}
        from reviews r join accounts a on a.id = r.account_id left join services s on s.id = r.service_id
        where r.id = ${id} and r.status <> 'taken back'`;
    case 'report':
    case 'appeal':
      return null;
  }
}

/** SQL: the status of review `r`, in the words that listings use. */
const REVIEW_STATUS = sql`case r.status when 'published' then 'approved' when 'refused' then
  case when r.published_at is null then 'rejected' else 'delisted' end else 'pending' end`;

export const thingsOf = (accountId: SQL) => sql`(
  select 'service' as kind, id::text, name, status from services where account_id = ${accountId}
  union all select 'event', id::text, title, status from events where account_id = ${accountId}
  union all select 'slate', slates.id::text, (select ${postName}), slates.status
    from slates join members on members.id = slates.author_id
    where members.account_id = ${accountId})`;

const LOCKED: Partial<Record<StaffKind, string>> = {
  service: 'services',
  event: 'events',
  slate: 'slates',
  review: 'reviews',
  account: 'accounts',
};

const Reports = z.array(
  z.object({
    id: z.number(),
    kind: z.enum(REPORTED_KINDS),
    subjectId: z.string(),
    reportedAt: z.number(),
  }),
);

async function findReported(db: Queries, id: string, isLocked: boolean) {
  const { rows } = await db.execute(sql`
    select r.id, r.kind, r.subject_id as "subjectId", ${epochMs(sql`r.reported_at`)} as "reportedAt"
    from reports r join reports asked on asked.kind = r.kind and asked.subject_id = r.subject_id
    where asked.id = ${Number(id)} and (r.closed_at is null or r.id = asked.id)
    order by r.reported_at, r.id ${isLocked ? sql`for update of r` : sql``}`);
  return Reports.parse(rows);
}

/** Returns null if the subject is gone. `isLocked` locks it until the transaction ends. */
export async function findStaffSubject(
  db: Queries,
  kind: StaffKind,
  id: string,
  { isLocked = false } = {},
): Promise<StaffSubject | null> {
  if (kind === 'report') return findReport(db, id, isLocked);
  if (kind === 'appeal') return findAppeal(db, id, isLocked);
  if (!(kind === 'account' ? isNumber(id) : isUuid(id))) return null;
  const table = LOCKED[kind];
  if (isLocked && table) {
    await db.execute(sql`
      select from ${sql.identifier(table)} where id = ${kind === 'account' ? Number(id) : id}
      for no key update`);
  }
  const query = selectFrom(kind, id);
  const { rows } = query ? await db.execute(query) : { rows: [] };
  if (!rows[0]) return null;
  return { ...Found.parse(rows[0]), kind, id, about: { kind, id }, openReports: [], appeal: null };
}

async function findReport(
  db: Queries,
  id: string,
  isLocked: boolean,
): Promise<StaffSubject | null> {
  if (!isNumber(id)) return null;
  const [asked] = (await findReported(db, id, false)).filter((report) => String(report.id) === id);
  if (!asked) return null;
  const about = await findStaffSubject(db, asked.kind, asked.subjectId, { isLocked });
  const reports = await findReported(db, id, isLocked);
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from reports where kind = ${asked.kind} and subject_id = ${asked.subjectId}
      and closed_at is null order by id`);
  const openReports = rows.map((row) => row.id);
  const isOpen = openReports.length > 0;
  const owner = about ? null : await findAccountOf(db, { kind: asked.kind, id: asked.subjectId });
  const gone = owner && {
    name: owner.name,
    accountId: owner.id,
    ownerUserId: owner.userId,
    isSuspended: owner.isSuspended,
  };
  return {
    ...(about ?? { ...NOT_HERE, ...gone }),
    kind,
    id,
    about: { kind: asked.kind, id: asked.subjectId },
    openReports,
    appeal: null,
    waitingSince: isOpen ? (reports[0]?.reportedAt ?? null) : null,
    version: createHash('md5')
      .update(
        [about?.version ?? (gone?.isSuspended ? 'suspended' : 'none'), ...openReports].join('-'),
      )
      .digest('hex'),
  };
}

async function findAppeal(
  db: Queries,
  id: string,
  isLocked: boolean,
): Promise<StaffSubject | null> {
  if (!isNumber(id)) return null;
  if (isLocked) await db.execute(sql`select from appeals where id = ${Number(id)} for update`);
  const { rows } = await db.execute(sql`
    select p.text, ${epochMs(sql`p.sent_at`)} as "sentAt", d.id as "decisionId",
      d.action, p.notice_id as "noticeId", coalesce(r.kind, d.kind) as kind,
      coalesce(r.subject_id, d.subject_id) as "subjectId", d.name, ${OWNER},
      p.decided_at is null and not (p.notice_id is null and ${isSettled('d')}) as "isOpen",
      exists (select from staff s where s.removed_at is null and s.user_id is not null
        and s.user_id is distinct from o.user_id and s.user_id is distinct from a.user_id) as "hasOthers",
      o.user_id as "decidedByUser",
      p.notice_id is null and exists (select from staff_decisions n
        where n.kind = d.kind and n.subject_id = d.subject_id
        and n.id > d.id and n.action = any(${sql.param(AGAINST)}::text[])
        and not ${isUndone('n')})
      as "hasNewer"
    from appeals p join staff_decisions d on d.id = coalesce(p.decision_id, p.answered_by)
      left join reports r on r.id = p.notice_id
      left join staff o on o.id = d.staff_id
      left join accounts a on a.id = d.account_id where p.id = ${Number(id)}`);
  if (!rows[0]) return null;
  const appeal = Appeal.parse(rows[0]);
  const about = await findStaffSubject(db, appeal.kind, appeal.subjectId, { isLocked });
  // These are known even if the subject is deleted.
  const { name, accountId, ownerUserId, isSuspended } = appeal;
  return {
    ...(about ?? { ...NOT_HERE, name, accountId, ownerUserId, isSuspended }),
    kind: 'appeal',
    id,
    about: { kind: appeal.kind, id: appeal.subjectId },
    openReports: [],
    appeal,
    waitingSince: appeal.isOpen ? appeal.sentAt : null,
    version: `${about?.version ?? 'none'}-${appeal.isOpen ? 'open' : 'closed'}`,
  };
}

const kind = 'report' as const;

const NOT_HERE = {
  name: '',
  title: null,
  accountId: null,
  ownerUserId: null,
  isSuspended: false,
  status: null,
  statusReason: null,
  publishedAt: null,
  decidedAt: null,
  content: {},
};

export function toDecidable(subject: StaffSubject): Decidable {
  const { kind, about, status, waitingSince, accountId, isSuspended, appeal } = subject;
  return {
    kind,
    status: status as ListingStatus | null,
    isWaiting: waitingSince !== null,
    // The account belongs to the business, not to the writer of the review.
    hasAccount: accountId !== null && about.kind !== 'review',
    isSuspended,
    isOfNotice: typeof appeal?.noticeId === 'number',
  };
}

/** Whether reversing the appealed decision gives anything back. */
export const isGivenBack = ({ appeal, status }: StaffSubject) =>
  !appeal?.noticeId && !appeal?.hasNewer && (status !== null || appeal?.kind === 'account');
