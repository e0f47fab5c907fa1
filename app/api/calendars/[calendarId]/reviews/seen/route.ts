import { api } from '@/lib/contract/api';
import { markReviewsSeen } from '@/lib/host/reviews';
import { ownerOfCalendar } from '@/lib/http/access';
import { handle } from '@/lib/http/handle';

export const POST = handle(api.markReviewsSeen, ownerOfCalendar, ({ body, grant }) =>
  markReviewsSeen(grant.calendarId, body.reviewIds),
);
