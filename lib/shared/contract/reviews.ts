import { z } from 'zod';
import { issueOf } from '@/lib/shared/domain/field-problem';
import { SPOKEN_CODES } from '@/lib/shared/domain/languages';
import { REASON_IDS } from '@/lib/shared/domain/moderation/clauses';
import {
  checkReview,
  holdsContact,
  REPLY_LIMIT,
  REVIEW_STATUSES,
} from '@/lib/shared/domain/reviews/review';
import { REPORT_REASONS } from '@/lib/shared/domain/site/reports';
import { plainParagraphs } from '@/lib/shared/domain/text/text';
import {
  CalendarId,
  CalendarNumber,
  calendarChange,
  HostCountry,
  Instant,
  MaybeText,
  NetworkHash,
} from './call-fields';
import { apiEndpoint, endpoint } from './endpoint';
import { renamed } from './wire';

const Count = z.number().int().nonnegative();

const Spread = z.tuple([Count, Count, Count, Count, Count]);

export const Score = z.object({ count: Count, sum: Count, spread: Spread });

const Language = z.enum(['', ...SPOKEN_CODES]);

const Shown = z.object({
  stars: z.number().int().min(1).max(5),
  text: z.string(),
  lang: Language,
  changedAt: Instant.nullable(),
  publishedAt: Instant.nullable(),
  /** '' if there is no reply. */
  reply: z.string(),
  replyLang: Language,
  repliedAt: Instant.nullable(),
  replyChangedAt: Instant.nullable(),
});

const PublicReview = Shown.extend({
  id: z.uuid(),
  /** First name and initial. '' if there is no name, or after an erasure. */
  author: z.string(),
  /** The month of the visit at the venue, YYYY-MM. */
  month: z.string(),
  itemName: z.string(),
  moreItems: Count,
});
export type PublicReview = z.output<typeof PublicReview>;

const PublicPage = z.object({
  score: Score,
  /** The newest come first, only one for each person. */
  reviews: z.array(PublicReview),
  total: Count,
  /** How many reviews the staff removed within twelve months, after they had been shown. */
  removed: Count,
});
export type ReviewPage = z.output<typeof PublicPage>;

const asNumber = (most: number, initial: number) =>
  z.coerce.number().int().min(0).max(most).default(initial);
const PAGE = { offset: asNumber(1_000_000, 0), limit: asNumber(50, 10) };

const ProviderReview = PublicReview.extend({
  isNew: z.boolean(),
  /** True if the same person has written a newer review. */
  isReplaced: z.boolean(),
  notice: z
    .object({
      number: Count,
      reason: z.enum(REPORT_REASONS),
      sentAt: Instant,
      /** Null while the report is open. The token opens the decision and an appeal. */
      answer: z
        .object({ text: z.string(), answeredAt: Instant, token: z.string().nullable() })
        .nullable(),
    })
    .nullable(),
});
export type ProviderReview = z.output<typeof ProviderReview>;

const ProviderPage = z.object({
  score: Score,
  /** Includes reviews that a newer one replaced. */
  reviews: z.array(ProviderReview),
  total: Count,
  unseen: Count,
});
export type ProviderReviewPage = z.output<typeof ProviderPage>;

const ReviewToken = z.object({ token: z.string().min(1).max(200) });

const ReviewLink = renamed(
  z.object({
    stage: z.enum(['early', 'open', 'closed', 'cancelled']),
    /** The booked service. Null if it is not public any more. */
    providerId: z.string().nullable(),
    provider: z.object({
      name: z.string(),
      address: z.string(),
      profileImageUrl: MaybeText,
    }),
    startTime: Instant,
    endTime: Instant,
    items: z.array(z.string()),
    closesAt: Instant,
    author: z.string(),
    /**
     * `marked` means that the provider marked the visit as missed, `disputed` that the customer
     * objects.
     */
    missed: z.enum(['no', 'marked', 'disputed']),
    review: z
      .object({
        ...Shown.shape,
        status: z.enum(REVIEW_STATUSES),
        statusReason: z.string().nullable(),
        writtenAt: Instant,
        publishAt: Instant,
        isReplaced: z.boolean().optional(),
        /** The decision against the review. Its token opens the decision and an appeal. */
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
  }),
);
export type ReviewLink = z.output<typeof ReviewLink>;

/** Null for an invalid or revoked link, and for a booking that gets no review. */
const LinkAnswer = z.object({ link: ReviewLink.nullable() });

const WrittenReview = ReviewToken.extend({
  stars: z.number().int(),
  text: z.string().overwrite(plainParagraphs).default(''),
  lang: Language.default(''),
  network: NetworkHash,
}).superRefine(({ stars, text }, context) => {
  for (const [field, problem] of Object.entries(checkReview({ stars: String(stars), text }))) {
    context.addIssue({ code: 'custom', path: [field], message: issueOf(problem) });
  }
});

const ReplyText = z
  .string()
  .overwrite(plainParagraphs)
  .min(1, issueOf({ key: 'replyMissing' }))
  .max(REPLY_LIMIT, issueOf({ key: 'tooLong', values: { limit: REPLY_LIMIT } }))
  .refine((text) => !holdsContact(text), issueOf({ key: 'replyHoldsContact' }));

/** If `lang` is missing, because the caller does not know it, the language stays as it was. */
export const Reply = z.object({ text: ReplyText, lang: Language.optional() });
export type Reply = z.output<typeof Reply>;

const Seen = z.object({ seen: Count });

const Replied = z.object({ replied: z.literal(true) });

export const reviewRows = {
  findReviewLink: endpoint({
    method: 'GET',
    path: 'reviews/link',
    summary:
      'What the review link of a booking opens: the visit, whether a review can be written now, ' +
      'and the one that was written; null for no such link.',
    since: 1,
    query: ReviewToken,
    answer: LinkAnswer,
  }),
  writeReview: endpoint({
    method: 'POST',
    path: 'reviews/link',
    summary:
      'The customer writes or changes the review of a booking, from the end of the visit until 30 ' +
      'days after it. It is published a day later, or held until the staff has read it.',
    since: 1,
    body: WrittenReview,
    refuses: ['gone', 'conflict'],
    answer: LinkAnswer,
  }),
  takeReviewBack: endpoint({
    method: 'POST',
    path: 'reviews/link/take-back',
    summary: 'The customer takes the review back, with all of its words.',
    since: 1,
    body: ReviewToken,
    refuses: ['gone', 'conflict'],
    answer: LinkAnswer,
  }),
  disputeMissed: endpoint({
    method: 'POST',
    path: 'reviews/link/was-there',
    summary: 'The customer says that they were there, against the mark of the provider.',
    since: 1,
    body: ReviewToken,
    refuses: ['gone'],
    answer: LinkAnswer,
  }),
  listReviews: endpoint({
    method: 'GET',
    path: 'reviews',
    summary:
      'The published reviews of the business behind a public service, and its score. Without any ' +
      'for a service that is not public.',
    since: 1,
    query: renamed(
      z.object({ providerId: z.string().min(1).max(100), hostCountry: HostCountry, ...PAGE }),
    ),
    answer: PublicPage,
  }),
  listProviderReviews: endpoint({
    method: 'GET',
    path: 'providerCalendar/reviews',
    summary: 'The published reviews of an account, for its owner.',
    since: 1,
    query: renamed(z.object({ settlnProviderId: CalendarId, ...PAGE })),
    answer: ProviderPage,
  }),
  replyToReview: endpoint({
    method: 'PUT',
    path: 'providerCalendar/reviews/{reviewId}/reply',
    summary: 'The one answer of the provider to a published review, which may be changed later.',
    since: 1,
    params: z.object({ reviewId: z.uuid() }),
    body: renamed(Reply.extend({ settlnProviderId: CalendarNumber })),
    refuses: ['gone'],
    answer: Replied,
  }),
  markReviewsSeen: endpoint({
    method: 'POST',
    path: 'providerCalendar/reviews/seen',
    summary: 'The provider has seen these reviews.',
    since: 1,
    body: renamed(
      z.object({
        settlnProviderId: CalendarNumber,
        reviewIds: z.array(z.uuid()).max(100).default([]),
      }),
    ),
    answer: Seen,
  }),
} as const;

export const reviewApi = {
  replyToReview: apiEndpoint({
    method: 'PUT',
    path: '/api/calendars/{calendarId}/reviews/{reviewId}/reply',
    summary: 'The one reply of the provider to a review; a repeat writes the same.',
    ...calendarChange,
    params: z.object({ calendarId: CalendarId, reviewId: z.uuid() }),
    body: Reply,
    answer: Replied,
  }),
  markReviewsSeen: apiEndpoint({
    method: 'POST',
    path: '/api/calendars/{calendarId}/reviews/seen',
    summary: 'The provider has seen these reviews.',
    ...calendarChange,
    body: z.object({ reviewIds: z.array(z.uuid()).min(1).max(100) }),
    answer: Seen,
  }),
} as const;
