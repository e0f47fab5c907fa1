import 'server-only';
import { markReviewsSeen } from '@/lib/server/host/reviews';
import { sendReply } from '@/lib/server/host/shown-reviews';
import { handle } from '@/lib/server/http/handle';
import { api } from '@/lib/shared/contract/api';

export const reviewsCalls = {
  replyToReview: handle(api.replyToReview, ({ params, body, grant }) =>
    sendReply(grant.calendarId, params.reviewId, body),
  ),
  markReviewsSeen: handle(api.markReviewsSeen, ({ body, grant }) =>
    markReviewsSeen(grant.calendarId, body.reviewIds),
  ),
};
