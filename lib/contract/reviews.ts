import { z } from 'zod';
import { issueOf } from '@/lib/domain/field-problem';
import { SPOKEN_CODES } from '@/lib/domain/languages';
import { REASON_IDS } from '@/lib/domain/moderation/clauses';
import {
  checkReview,
  holdsContact,
  plainReview,
  REPLY_LIMIT,
  REVIEW_STATUSES,
} from '@/lib/domain/reviews/review';
import { REPORT_REASONS } from '@/lib/domain/site/reports';
import { CalendarId, CalendarNumber, HostCountry, Instant, NetworkHash } from './call-fields';
import { endpoint } from './endpoint';
import { renamed } from './renamed';
import { WireInstant, WireUrl } from './wire';

const Count = z.number().int().nonnegative();

/** How many count with each number of stars, one star first. */
const Spread = z.tuple([Count, Count, Count, Count, Count]);

export const ScoreAnswer = z.object({ count: Count, sum: Count, spread: Spread });

const Language = z.enum(['', ...SPOKEN_CODES]);
/** A later backend may know more languages. */
const ReadLanguage = Language.catch('');

function shown<Moment extends z.ZodType, Lang extends z.ZodType>(moment: Moment, lang: Lang) {
  return {
    stars: z.number().int().min(1).max(5),
    text: z.string(),
    lang,
    /** When its words or stars were changed last. */
    changedAt: moment.nullable(),
    publishedAt: moment.nullable(),
    /** '' for none. */
    reply: z.string(),
    repliedAt: moment.nullable(),
    replyChangedAt: moment.nullable(),
  };
}

function publicReview<Moment extends z.ZodType, Lang extends z.ZodType>(
  moment: Moment,
  lang: Lang,
) {
  return z.object({
    id: z.uuid(),
    ...shown(moment, lang),
    /** First name and initial; '' for nobody, or after an erasure. */
    author: z.string(),
    /** The month of the visit at the venue, YYYY-MM. */
    month: z.string(),
    /** The first item that was booked, and how many more. */
    itemName: z.string(),
    moreItems: Count,
  });
}

const PublicReviewAnswer = publicReview(Instant, Language);
const PublicReview = publicReview(WireInstant, ReadLanguage);
export type PublicReview = z.output<typeof PublicReview>;

function pageOf<Review extends z.ZodType>(review: Review) {
  return z.object({
    score: ScoreAnswer,
    /** The newest first. Of one person the newest only. */
    reviews: z.array(review),
    total: Count,
    /** That were shown and removed by the staff within twelve months. */
    removed: Count,
  });
}

const PublicPage = pageOf(PublicReview);
export type ReviewPage = z.output<typeof PublicPage>;

const asNumber = (most: number, initial: number) =>
  z.coerce.number().int().min(0).max(most).default(initial);
const PAGE = { offset: asNumber(1_000_000, 0), limit: asNumber(50, 10) };

/** `isReplaced` where a newer one by the same person is shown instead. */
const isNew = { isNew: z.boolean(), isReplaced: z.boolean().default(false) };

/** What the provider reported about a review last, and what was answered. */
function ownNotice<Moment extends z.ZodType>(moment: Moment) {
  return z.object({
    notice: z
      .object({
        number: Count,
        reason: z.enum(REPORT_REASONS),
        sentAt: moment,
        /** Null while it is open. The token opens what was decided, and an appeal. */
        answer: z
          .object({ text: z.string(), answeredAt: moment, token: z.string().nullable() })
          .nullable(),
      })
      .nullable(),
  });
}

function providerPage<Review extends z.ZodType>(review: Review) {
  return z.object({
    score: ScoreAnswer,
    /** The newest first, also those of which a newer one by the same person counts. */
    reviews: z.array(review),
    total: Count,
    /** That the provider has not seen. */
    unseen: Count,
  });
}

const ProviderPage = providerPage(PublicReview.extend(isNew).extend(ownNotice(WireInstant).shape));
export type ProviderReviewPage = z.output<typeof ProviderPage>;
export type ProviderReview = ProviderReviewPage['reviews'][number];

const ReviewToken = z.object({ token: z.string().min(1).max(200) });

function linkOf<Moment extends z.ZodType, Lang extends z.ZodType, Url extends z.ZodType>(
  moment: Moment,
  lang: Lang,
  url: Url,
) {
  return z.object({
    stage: z.enum(['early', 'open', 'closed', 'cancelled']),
    /** The service that was booked; null if it is not public any more. */
    providerId: z.string().nullable(),
    provider: z.object({
      name: z.string(),
      address: z.string(),
      profileImageUrl: url,
    }),
    startTime: moment,
    endTime: moment,
    items: z.array(z.string()),
    closesAt: moment,
    /** How the customer's name stands beside the review. */
    author: z.string(),
    /** Whether the provider said that nobody came, and the customer that they did. */
    missed: z.enum(['no', 'marked', 'disputed']),
    review: z
      .object({
        ...shown(moment, lang),
        status: z.enum(REVIEW_STATUSES),
        statusReason: z.string().nullable(),
        writtenAt: moment,
        publishAt: moment,
        /** Whether a newer one by the same person is shown instead. */
        isReplaced: z.boolean().optional(),
        /** Which stands against it. The token opens it, and an appeal. */
        decision: z
          .object({
            number: z.number().int(),
            reasonId: z.enum(REASON_IDS).nullable(),
            token: z.string(),
          })
          .nullable()
          .optional(),
      })
      .nullable(),
  });
}

const ReviewLinkAnswer = renamed(linkOf(Instant, Language, z.string().nullable()));
export type ReviewLinkAnswer = z.output<typeof ReviewLinkAnswer>;

/** Null for a link that is none, was revoked, or whose booking does not count. */
const LinkAnswer = z.object({ link: ReviewLinkAnswer.nullable() });

const ReviewLink = linkOf(WireInstant, ReadLanguage, WireUrl).transform(
  ({ providerId, startTime, endTime, ...link }) => ({
    ...link,
    serviceId: providerId,
    startsAt: startTime,
    endsAt: endTime,
  }),
);
/** Instants are epoch milliseconds. */
export type ReviewLink = z.output<typeof ReviewLink>;

const ReadLink = z.object({ link: ReviewLink.nullable() }).transform(({ link }) => link);

const WrittenReview = ReviewToken.extend({
  stars: z.number().int(),
  text: z.string().overwrite(plainReview).default(''),
  lang: Language.default(''),
  network: NetworkHash,
}).superRefine(({ stars, text }, context) => {
  for (const [field, problem] of Object.entries(checkReview({ stars: String(stars), text }))) {
    context.addIssue({ code: 'custom', path: [field], message: issueOf(problem) });
  }
});

/** What a provider answers; the same of what may stand in it is checked for every answer. */
export const ReplyText = z
  .string()
  .overwrite(plainReview)
  .min(1, issueOf({ key: 'replyMissing' }))
  .max(REPLY_LIMIT, issueOf({ key: 'tooLong', values: { limit: REPLY_LIMIT } }))
  .refine((text) => !holdsContact(text), issueOf({ key: 'replyHoldsContact' }));

const Seen = z.object({ seen: Count });

const EXTENSION = { source: 'extension', extension: 'reviews' } as const;

/** Tokens are in queries and bodies, which no log keeps, never in a path. */
export const reviewRows = {
  findReviewLink: endpoint({
    method: 'GET',
    path: 'reviews/link',
    summary:
      'What the review link of a booking opens: the visit, whether a review can be written now, ' +
      'and the one that was written; null for no such link.',
    ...EXTENSION,
    query: ReviewToken,
    answer: LinkAnswer,
    read: ReadLink,
  }),
  writeReview: endpoint({
    method: 'POST',
    path: 'reviews/link',
    summary:
      'The customer writes or changes the review of a booking, from the end of the visit until 30 ' +
      'days after it. It is published a day later, or held until the staff has read it.',
    ...EXTENSION,
    body: WrittenReview,
    refuses: ['gone', 'conflict'],
    answer: LinkAnswer,
    read: ReadLink,
  }),
  takeReviewBack: endpoint({
    method: 'POST',
    path: 'reviews/link/take-back',
    summary: 'The customer takes the review back, with all of its words.',
    ...EXTENSION,
    body: ReviewToken,
    refuses: ['gone', 'conflict'],
    answer: LinkAnswer,
    read: ReadLink,
  }),
  disputeMissed: endpoint({
    method: 'POST',
    path: 'reviews/link/was-there',
    summary: 'The customer says that they were there, against the mark of the provider.',
    ...EXTENSION,
    body: ReviewToken,
    refuses: ['gone'],
    answer: LinkAnswer,
    read: ReadLink,
  }),
  listReviews: endpoint({
    method: 'GET',
    path: 'reviews',
    summary:
      'The published reviews of the business behind a public service, and its score. Without any ' +
      'for a service that is not public.',
    ...EXTENSION,
    query: renamed(
      z.object({ providerId: z.string().min(1).max(100), hostCountry: HostCountry, ...PAGE }),
    ),
    answer: pageOf(PublicReviewAnswer),
    read: PublicPage,
  }),
  listProviderReviews: endpoint({
    method: 'GET',
    path: 'providerCalendar/reviews',
    summary: 'The published reviews of an account, for its owner.',
    ...EXTENSION,
    query: renamed(z.object({ settlnProviderId: CalendarId, ...PAGE })),
    answer: providerPage(PublicReviewAnswer.extend(isNew).extend(ownNotice(Instant).shape)),
    read: ProviderPage,
  }),
  replyToReview: endpoint({
    method: 'PUT',
    path: 'providerCalendar/reviews/{reviewId}/reply',
    summary: 'The one answer of the provider to a published review, which may be changed later.',
    ...EXTENSION,
    params: z.object({ reviewId: z.uuid() }),
    body: renamed(z.object({ settlnProviderId: CalendarNumber, text: ReplyText })),
    refuses: ['gone'],
    answer: z.object({ replied: z.literal(true) }),
    read: z.object({ replied: z.literal(true) }),
  }),
  markReviewsSeen: endpoint({
    method: 'POST',
    path: 'providerCalendar/reviews/seen',
    summary: 'The provider has seen these reviews.',
    ...EXTENSION,
    body: renamed(
      z.object({
        settlnProviderId: CalendarNumber,
        reviewIds: z.array(z.uuid()).max(100).default([]),
      }),
    ),
    answer: Seen,
    read: Seen,
  }),
} as const;
