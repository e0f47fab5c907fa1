import { z } from 'zod';
import { CalendarId, calendarChange } from './call-fields';
import { apiEndpoint } from './endpoint';
import { Reply } from './reviews';

const Replied = z.object({ replied: z.literal(true) });
const Seen = z.object({ seen: z.number().int().nonnegative() });

export const ownReviewApi = {
  replyToReview: apiEndpoint({
    method: 'PUT',
    path: '/api/calendars/{calendarId}/reviews/{reviewId}/reply',
    summary: 'The one reply of the provider to a review; a repeat writes the same.',
    source: 'extension',
    ...calendarChange,
    params: z.object({ calendarId: CalendarId, reviewId: z.uuid() }),
    body: Reply,
    answer: Replied,
    read: Replied,
  }),
  markReviewsSeen: apiEndpoint({
    method: 'POST',
    path: '/api/calendars/{calendarId}/reviews/seen',
    summary: 'The provider has seen these reviews.',
    source: 'extension',
    ...calendarChange,
    body: z.object({ reviewIds: z.array(z.uuid()).min(1).max(100) }),
    answer: Seen,
    read: Seen,
  }),
} as const;
