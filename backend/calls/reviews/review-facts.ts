import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { CallContext } from '@/backend/calls/call';
import { BOOKED_SERVICE } from '@/backend/db/booked-service';
import type { Database } from '@/backend/db/client';
import { epochMsInJson } from '@/backend/db/instants';
import { isUndone } from '@/backend/db/moderation-sql';
import { toAppealToken } from '@/backend/mail/appeal-token';
import { readReviewToken } from '@/backend/mail/manage-token';
import { isReplaced } from '@/backend/reviews/replaced';
import { refusal } from '@/backend/texts/refusal';
import type { ReviewLink } from '@/lib/shared/contract/reviews';
import { SPOKEN_CODES } from '@/lib/shared/domain/languages';
import { REASON_IDS } from '@/lib/shared/domain/moderation/clauses';
import { REVIEW_FLAGS, REVIEW_STATUSES, shownName } from '@/lib/shared/domain/reviews/review';
import { reviewEnd, reviewStage } from '@/lib/shared/domain/reviews/stage';
import { AppError } from '@/lib/shared/errors';

const Instant = z.number();

const Written = z.object({
  author: z.string(),
  stars: z.number(),
  text: z.string(),
  lang: z.enum(['', ...SPOKEN_CODES]),
  status: z.enum(REVIEW_STATUSES),
  statusReason: z.string().nullable(),
  flags: z.array(z.enum(REVIEW_FLAGS)),
  writtenAt: Instant,
  changedAt: Instant.nullable(),
  publishAt: Instant,
  publishedAt: Instant.nullable(),
  reply: z.string(),
  replyLang: z.enum(['', ...SPOKEN_CODES]),
  repliedAt: Instant.nullable(),
  replyChangedAt: Instant.nullable(),
  isReplaced: z.boolean(),
  decision: z
    .object({ number: z.number(), reasonId: z.enum(REASON_IDS).nullable().catch(null) })
    .nullable(),
});

const Facts = z.object({
  linkVersion: z.number(),
  status: z.enum(['confirmed', 'cancelled']),
  cancelledAt: Instant.nullable(),
  createdAt: Instant,
  startsAt: Instant,
  endsAt: Instant,
  name: z.string().nullable(),
  email: z.string().nullable(),
  phoneKey: z.string().nullable(),
  /** The provider's own bookings get no reviews. */
  isOwn: z.boolean(),
  network: z.string().nullable(),
  missedAt: Instant.nullable(),
  disputedAt: Instant.nullable(),
  service: z.object({
    id: z.string().nullable().default(null),
    name: z.string(),
    address: z.string().default(''),
    imageUrl: z.string().nullable().default(null),
    isPublic: z.boolean().default(false),
  }),
  items: z
    .array(z.string())
    .nullable()
    .transform((items) => items ?? []),
  review: Written.nullable(),
});

export type ReviewFacts = z.output<typeof Facts> & { accountId: number; bookingId: number };

/** SQL, as JSON: the staff decision that hides review `r`. */
const STANDING = sql`(
  select json_build_object('number', d.id, 'reasonId', d.reason_id) from staff_decisions d
  where r.status = 'refused' and d.kind = 'review' and d.subject_id = r.id::text
    and d.action in ('refuse', 'takeDown') and d.name <> ''
    and not ${isUndone('d')}
  order by d.id desc limit 1)`;

async function findReviewFacts(
  db: Pick<Database, 'execute'>,
  accountId: number,
  bookingId: number,
): Promise<ReviewFacts | null> {
  const { rows } = await db.execute<{ facts: unknown }>(sql`
    select json_build_object(
      'linkVersion', b.link_version, 'status', b.status,
      'cancelledAt', ${epochMsInJson(sql`b.cancelled_at`)}, 'createdAt', ${epochMsInJson(sql`b.created_at`)},
      'startsAt', ${epochMsInJson(sql`lower(b.during)`)}, 'endsAt', ${epochMsInJson(sql`upper(b.during)`)},
      'name', b.customer_name, 'email', b.customer_email, 'phoneKey', nullif(b.phone_key, ''),
      'isOwn', b.by_provider or coalesce(o.by_owner, false), 'network', encode(o.network, 'hex'),
      'missedAt', ${epochMsInJson(sql`b.missed_at`)}, 'disputedAt', ${epochMsInJson(sql`b.missed_disputed_at`)},
      'service', ${BOOKED_SERVICE},
      'items', (select json_agg(i.name order by i.position) from booking_items i
        where i.account_id = b.account_id and i.booking_id = b.id),
      'review', (select json_build_object('author', r.author, 'stars', r.stars, 'text', r.text, 'lang', r.lang,
          'status', r.status, 'statusReason', r.status_reason, 'flags', r.flags,
          'writtenAt', ${epochMsInJson(sql`r.written_at`)}, 'changedAt', ${epochMsInJson(sql`r.changed_at`)},
          'publishAt', ${epochMsInJson(sql`r.publish_at`)}, 'publishedAt', ${epochMsInJson(sql`r.published_at`)},
          'reply', r.reply, 'replyLang', r.reply_lang,
          'repliedAt', ${epochMsInJson(sql`r.replied_at`)},
          'replyChangedAt', ${epochMsInJson(sql`r.reply_changed_at`)}, 'isReplaced', ${isReplaced('r')},
          'decision', ${STANDING})
        from reviews r where r.account_id = b.account_id and r.booking_id = b.id)) as facts
    from bookings b join accounts a on a.id = b.account_id
      left join booking_origins o on o.account_id = b.account_id and o.booking_id = b.id
    where b.account_id = ${accountId} and b.id = ${bookingId}`);
  const [row] = rows;
  return row ? { ...Facts.parse(row.facts), accountId, bookingId } : null;
}

interface LinkContext extends Pick<CallContext, 'linkSecret'> {
  db: Pick<Database, 'execute'>;
}

/** Null for an invalid or revoked link, and for own bookings. */
export async function findLinkedReview(
  token: string,
  { db, linkSecret }: LinkContext,
): Promise<ReviewFacts | null> {
  const linked = linkSecret === null ? null : readReviewToken(token, linkSecret);
  const facts = linked && (await findReviewFacts(db, linked.accountId, linked.bookingId));
  if (!facts || facts.linkVersion !== linked.linkVersion || facts.isOwn) return null;
  return facts;
}

export async function getLinkedReview(token: string, context: LinkContext): Promise<ReviewFacts> {
  const facts = await findLinkedReview(token, context);
  if (!facts) throw new AppError('gone', refusal('linkGone'));
  return facts;
}

export function toReviewLink(
  facts: ReviewFacts,
  { now: clock, linkSecret }: Pick<CallContext, 'now' | 'linkSecret'>,
): ReviewLink {
  const now = clock();
  const { service, review, missedAt, disputedAt } = facts;
  const missed = missedAt === null ? 'no' : disputedAt === null ? 'marked' : 'disputed';
  return {
    stage: reviewStage(facts, now),
    serviceId: service.isPublic ? service.id : null,
    provider: {
      name: service.name,
      address: service.address,
      profileImageUrl: service.imageUrl ?? '',
    },
    startsAt: facts.startsAt,
    endsAt: facts.endsAt,
    items: facts.items,
    closesAt: reviewEnd(facts.endsAt),
    author: review && review.status !== 'taken back' ? review.author : shownName(facts.name),
    missed,
    review: review && toWritten(review, linkSecret),
  };
}

function toWritten(
  { flags: _, author: __, decision, ...review }: z.output<typeof Written>,
  linkSecret: string | null,
) {
  if (decision === null || linkSecret === null) return review;
  return {
    ...review,
    decision: { ...decision, token: toAppealToken(decision.number, linkSecret) },
  };
}
