import 'server-only';
import { api } from '@/lib/contract/api';
import { markReviewsSeen } from '@/lib/host/reviews';
import { sendReply } from '@/lib/host/shown-reviews';
import { handle } from '@/lib/http/handle';

export const reviewsCalls = {
  replyToReview: handle(api.replyToReview, ({ params, body, grant }) =>
    sendReply(grant.calendarId, params.reviewId, body),
  ),
  markReviewsSeen: handle(api.markReviewsSeen, ({ body, grant }) =>
    markReviewsSeen(grant.calendarId, body.reviewIds),
  ),
};
