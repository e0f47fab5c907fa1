import { api } from '@/lib/contract/api';
import { sendReply } from '@/lib/host/shown-reviews';
import { ownerOfCalendar } from '@/lib/http/access';
import { handle } from '@/lib/http/handle';

export const PUT = handle(api.replyToReview, ownerOfCalendar, ({ params, body, grant }) =>
  sendReply(grant.calendarId, params.reviewId, body),
);
