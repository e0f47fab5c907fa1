import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Call } from '@/backend/calls/call';
import { findRowId } from '@/backend/calls/public-accounts';
import type { Database } from '@/backend/db/client';
import { epochMsInJson, toTimestamp } from '@/backend/db/instants';
import { isUuid } from '@/backend/db/uuid';
import { toAppealToken } from '@/backend/mail/appeal-token';
import { isReplaced } from '@/backend/reviews/replaced';
import { readerTexts } from '@/backend/texts/refusal';
import type { HostTable } from '@/lib/shared/contract/host';
import { Score } from '@/lib/shared/contract/reviews';
import { SPOKEN_CODES } from '@/lib/shared/domain/languages';
import { REPORT_REASONS } from '@/lib/shared/domain/site/reports';
import { AppError } from '@/lib/shared/errors';
import { VENUE_ZONE } from '@/lib/shared/time/venue-zone';

const NO_SCORE = { count: 0, sum: 0, spread: [0, 0, 0, 0, 0] } satisfies z.infer<typeof Score>;

const Row = z.object({
  id: z.uuid(),
  stars: z.number(),
  text: z.string(),
  lang: z.enum(['', ...SPOKEN_CODES]),
  author: z.string(),
  month: z.string(),
  itemName: z.string(),
  moreItems: z.number(),
  changedAt: z.number().nullable(),
  publishedAt: z.number().nullable(),
  reply: z.string(),
  replyLang: z.enum(['', ...SPOKEN_CODES]),
  repliedAt: z.number().nullable(),
  replyChangedAt: z.number().nullable(),
  isNew: z.boolean(),
  isReplaced: z.boolean(),
  notice: z
    .object({
      number: z.number(),
      reason: z.enum(REPORT_REASONS),
      sentAt: z.number(),
      closedAt: z.number().nullable(),
      text: z.string(),
      decisionId: z.number().nullable(),
    })
    .nullable(),
});
type Notice = z.infer<typeof Row>['notice'];

/** SQL, as JSON: what is shown of review `r`. */
const SHOWN: SQL = sql`json_build_object('id', r.id, 'stars', r.stars, 'text', r.text,
  'lang', r.lang, 'author', r.author, 'itemName', r.item_name, 'moreItems', r.more_items,
  'month', to_char(r.visited_at at time zone ${VENUE_ZONE.id}, 'YYYY-MM'),
  'changedAt', ${epochMsInJson(sql`r.changed_at`)}, 'publishedAt', ${epochMsInJson(sql`r.published_at`)}, 'reply', r.reply,
  'replyLang', r.reply_lang,
  'repliedAt', ${epochMsInJson(sql`r.replied_at`)}, 'replyChangedAt', ${epochMsInJson(sql`r.reply_changed_at`)},
  'isNew', r.seen_at is null, 'isReplaced', ${isReplaced('r')}, 'notice', null)`;

/** SQL, as JSON: the provider's last report of review `r`, without what its writer was told. */
const NOTICE: SQL = sql`(select json_build_object('number', n.id, 'reason', n.reason,
    'sentAt', ${epochMsInJson(sql`n.reported_at`)}, 'closedAt', ${epochMsInJson(sql`n.closed_at`)},
    'text', case when d.action in ('keep', 'stays') then coalesce(d.text, '') else '' end,
    'decisionId', case d.action when 'keep' then d.id else (
      select p.answered_by from appeals p where p.id = d.appeal_id and p.notice_id = n.id) end)
  from reports n left join staff_decisions d on d.id = n.answered_by
  where n.kind = 'review' and n.subject_id = r.id::text and n.account_id = r.account_id
  order by n.id desc limit 1)`;

/** SQL, as JSON: the account's score. Null if it has no review. */
export function scoreOf(accountId: SQL | number): SQL {
  return sql`(select json_build_object('count', s.count, 'sum', s.sum,
    'spread', json_build_array(s.one, s.two, s.three, s.four, s.five))
    from review_scores s where s.account_id = ${accountId})`;
}

const Page = z.object({
  score: Score.nullable().transform((score) => score ?? NO_SCORE),
  reviews: z
    .array(Row)
    .nullable()
    .transform((rows) => rows ?? []),
  total: z.number(),
  removed: z.number(),
  unseen: z.number(),
});

async function readPage(
  db: Database,
  accountId: number,
  from: SQL,
  { offset, limit, shown = SHOWN }: { offset: number; limit: number; shown?: SQL },
  now: number,
) {
  const { rows } = await db.execute<{ page: unknown }>(sql`
    select json_build_object('score', ${scoreOf(accountId)},
      'reviews', (select json_agg(shown.review) from (select ${shown} as review from ${from} r
        where r.account_id = ${accountId} and r.status = 'published'
        order by r.published_at desc, r.id limit ${limit} offset ${offset}) shown),
      'total', (select count(*)::int from ${from} r
        where r.account_id = ${accountId} and r.status = 'published'),
      'removed', (select count(*)::int from reviews r
        where r.account_id = ${accountId} and r.status = 'refused' and r.published_at is not null
          and r.decided_at > ${toTimestamp(now)} - interval '12 months'),
      'unseen', (select count(*)::int from reviews r
        where r.account_id = ${accountId} and r.status = 'published' and r.seen_at is null)
    ) as page`);
  return Page.parse(rows[0]?.page);
}

/** Lists the reviews of the account, not those of one service. */
export const listReviews: Call<HostTable['listReviews']> = async ({ query }, { db, now }) => {
  const none = { score: NO_SCORE, reviews: [], total: 0, removed: 0 };
  if (!isUuid(query.serviceId)) return none;
  const { rows } = await db.execute<{ account_id: number }>(sql`
    select account_id from services where id = ${query.serviceId} and status = 'approved'`);
  const [found] = rows;
  if (!found) return none;
  const accountId = found.account_id;
  const counted = sql`counted_reviews(${accountId})`;
  const { unseen: _, reviews, ...page } = await readPage(db, accountId, counted, query, now());
  return {
    ...page,
    reviews: reviews.map(({ isNew, isReplaced: _replaced, notice: _notice, ...review }) => review),
  };
};

function toOwnNotice(notice: Notice, linkSecret: string | null) {
  if (notice === null) return null;
  const { number, reason, sentAt, closedAt, text, decisionId } = notice;
  const token =
    decisionId === null || linkSecret === null
      ? null
      : toAppealToken(decisionId, linkSecret, number);
  return {
    number,
    reason,
    sentAt,
    answer: closedAt === null ? null : { text, answeredAt: closedAt, token },
  };
}

export const listProviderReviews: Call<HostTable['listProviderReviews']> = async (
  { query: { calendarId, ...query } },
  { db, now, linkSecret },
) => {
  const accountId = findRowId(calendarId);
  if (accountId === null) return { score: NO_SCORE, reviews: [], total: 0, unseen: 0 };
  const asked = {
    ...query,
    shown: sql`(${SHOWN}::jsonb || jsonb_build_object('notice', ${NOTICE}))`,
  };
  const page = await readPage(db, accountId, sql`reviews`, asked, now());
  const { removed: _, reviews, ...rest } = page;
  return {
    ...rest,
    reviews: reviews.map(({ notice, ...review }) => ({
      ...review,
      notice: toOwnNotice(notice, linkSecret),
    })),
  };
};

/** Throws `gone` for a review that is not shown. */
export const replyToReview: Call<HostTable['replyToReview']> = async (
  { params, body },
  { db, now },
) => {
  const written = toTimestamp(now());
  const { rowCount } = await db.execute(sql`
    update reviews r set reply = ${body.text}, reply_lang = coalesce(${body.lang ?? null}, r.reply_lang),
      replied_at = coalesce(r.replied_at, ${written}),
      reply_changed_at = case when r.replied_at is null or r.reply = ${body.text}
        then r.reply_changed_at else ${written} end,
      seen_at = coalesce(r.seen_at, ${written})
    where r.account_id = ${findRowId(body.calendarId)} and r.id = ${params.reviewId}
      and r.status = 'published' and not ${isReplaced('r')}`);
  if (!rowCount) throw new AppError('gone', readerTexts('errors.reasons')('reviewGone'));
  return { replied: true };
};

export const markReviewsSeen: Call<HostTable['markReviewsSeen']> = async (
  { body },
  { db, now },
) => {
  const { rowCount } = await db.execute(sql`
    update reviews set seen_at = ${toTimestamp(now())}
    where account_id = ${findRowId(body.calendarId)} and status = 'published' and seen_at is null
      and id = any(${sql.param(body.reviewIds)}::uuid[])`);
  return { seen: rowCount ?? 0 };
};
