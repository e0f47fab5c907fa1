import { createBooking } from '@/backend/calls/bookings';
import type { CallContext } from '@/backend/calls/call';
import { listProviderReviews, replyToReview } from '@/backend/calls/reviews/read-reviews';
import { writeReview } from '@/backend/calls/reviews/review-link';
import { markAllSeen } from '@/backend/calls/visits/mark-all-seen';
import { toReviewToken } from '@/backend/mail/manage-token';
import { publishDue } from '@/backend/reviews/keep-reviews';
import { PUBLISHED_AFTER_MS } from '@/lib/shared/domain/reviews/review';
import type { Span } from '@/lib/shared/time/span';
import { DAY_MS, HOUR_MS } from '@/lib/shared/time/units';

interface Words {
  text: string;
  lang: Parameters<typeof writeReview>[0]['body']['lang'];
}

interface PastVisit {
  accountId: number;
  itemId: number;
  /** On quarter hours, and within opening hours. */
  during: Span;
  customerName: string;
  customerPhone: string;
  review?: (Words & { stars: number }) | undefined;
  reply?: Words | undefined;
}

type Kept = Pick<CallContext, 'db'> & { linkSecret: string };

function at({ db, linkSecret }: Kept, instant: number): CallContext {
  return {
    db,
    linkSecret,
    now: () => instant,
    idempotencyKey: undefined,
    outbox: null,
    calendars: null,
    sender: null,
    staffOwners: [],
    push: null,
  };
}

/**
 * Makes a past visit for the demo, through the calls of customers and providers. It is booked three
 * days before and seen by the provider. The review comes on the next day; on the third day it is
 * published and answered. Sends no mail.
 */
export async function seedPastVisit(kept: Kept, visit: PastVisit): Promise<void> {
  const { accountId, itemId, during, customerName, customerPhone, review, reply } = visit;
  const body = {
    calendarId: accountId,
    startsAt: during.from,
    itemIds: [String(itemId)],
    customerName,
    customerPhone,
  };
  const bookedAt = at(kept, during.from - 3 * DAY_MS);
  const { booking } = await createBooking({ body }, bookedAt);
  await markAllSeen({ body: { calendarId: accountId } }, bookedAt);
  if (!review) return;

  const bookingId = booking.id;
  const token = toReviewToken({ accountId, bookingId, linkVersion: 0 }, kept.linkSecret);
  const writtenAt = during.to + 20 * HOUR_MS;
  await writeReview({ body: { token, ...review } }, at(kept, writtenAt));
  const shownAt = writtenAt + PUBLISHED_AFTER_MS;
  await publishDue(kept.db, shownAt);
  if (!reply) return;

  const repliedAt = at(kept, shownAt + 3 * HOUR_MS);
  const query = { calendarId: accountId, offset: 0, limit: 10 };
  const { reviews } = await listProviderReviews({ query }, repliedAt);
  const shown = reviews.find(({ text }) => text === review.text);
  if (!shown) throw new Error(`the review of ${customerName} is not shown`);
  await replyToReview(
    { params: { reviewId: shown.id }, body: { calendarId: accountId, ...reply } },
    repliedAt,
  );
}
