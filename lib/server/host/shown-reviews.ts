import 'server-only';
import { cache } from 'react';
import type { Reply } from '@/lib/shared/contract/reviews';
import { canonicalId } from '@/lib/shared/domain/canonical-id';
import { AppError } from '@/lib/shared/errors';
import { listProviderReviews, listReviews, replyToReview } from './reviews';
import { cachedRead } from './transport/cached-read';
import { HostError, UnsettledWrite } from './transport/host-error';
import { inTime } from './transport/in-time';

/** Returns null if {host} has no reviews. */
export const listShownReviews = cachedRead(
  'shown-reviews',
  (serviceId: string, offset: number, limit: number) => listReviews(serviceId, { offset, limit }),
  (serviceId) => [`service:${canonicalId(serviceId)}`],
);

/** Throws `gone` if the review is no longer shown. */
export async function sendReply(calendarId: number, reviewId: string, reply: Reply) {
  try {
    return await replyToReview(calendarId, reviewId, reply);
  } catch (error) {
    const isGone =
      error instanceof HostError && !(error instanceof UnsettledWrite) && error.status === 410;
    if (!isGone) throw error;
    throw new AppError('gone', { key: 'reviewGone' }, {}, { cause: error });
  }
}

const WAIT_MS = 1_500;

export const findOwnScore = cache(async (calendarId: number | null) => {
  const page =
    calendarId === null
      ? null
      : await inTime(listProviderReviews(calendarId, { limit: 0 }), WAIT_MS);
  return page ? { score: page.score, unseen: page.unseen, readAt: Date.now() } : undefined;
});
