'use server';

import { headers } from 'next/headers';
import { contactIn, readAttempt, toReviewState } from '@/components/booking/review-request';
import type { ReviewAnswer, ReviewState } from '@/components/booking/review-state';
import { env } from '@/lib/env';
import { bookWithinLimit } from '@/lib/http/book-within-limit';
import { setTooMany } from '@/lib/http/page-status';
import { assertSameOrigin } from '@/lib/http/same-origin';
import { logEvent } from '@/lib/log';

const UNEXPECTED: ReviewState = {
  kind: 'failed',
  message: 'Unable to confirm booking',
  mayBeBooked: true,
};

async function stateAfter(form: FormData, sent: Headers): Promise<ReviewState> {
  if (form.get('intent') === 'switch') return { kind: 'editing' };
  const attempt = readAttempt(form);
  if ('kind' in attempt) return attempt;
  const { request, key, listingId } = attempt;
  const outcome = await bookWithinLimit({ ...request, listingId }, key, sent);
  if (!outcome.ok && outcome.code === 'too_many') setTooMany(outcome.retryAfterSeconds);
  return toReviewState(outcome);
}

/**
 * The form's POST where JavaScript is missing or late: Next answers it with the page, rendered from
 * the returned state, so that what was typed is in no URL and no cookie. Next compares `Origin` with
 * the host, but lets a missing one pass; ours is the check of every other write.
 */
export async function confirmReview(
  _previous: ReviewAnswer,
  form: FormData,
): Promise<ReviewAnswer> {
  const answer = { contact: contactIn(form), reviewKey: String(form.get('reviewKey') ?? '') };
  try {
    const sent = await headers();
    assertSameOrigin(sent, env().SITE_URL);
    return { ...answer, state: await stateAfter(form, sent) };
  } catch (error) {
    logEvent('error', 'confirm_failed', { error: error instanceof Error ? error.name : 'unknown' });
    return { ...answer, state: UNEXPECTED };
  }
}
