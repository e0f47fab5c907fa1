'use server';

import { cookies, headers } from 'next/headers';
import { redirect } from 'next/navigation';
import {
  type AttemptOutcome,
  contactIn,
  openIn,
  readAttempt,
  reviewPathIn,
  stillOpen,
  toOpen,
  toReviewState,
} from '@/components/booking/review/request';
import type { ReviewAnswer, ReviewState } from '@/components/booking/review/state';
import { env } from '@/lib/env';
import { hostKeepsKeys } from '@/lib/host/calendar/bookings';
import { bookWithinLimit } from '@/lib/http/book-within-limit';
import { toBookedCookie } from '@/lib/http/booked-cookie';
import { setTooMany } from '@/lib/http/page-status';
import { assertSameOrigin } from '@/lib/http/same-origin';
import { logEvent } from '@/lib/log';

const UNEXPECTED: ReviewState = { kind: 'unsettled', message: 'Unable to confirm booking' };

/** The state after a submit, or the booking that it made. */
async function confirm(
  form: FormData,
): Promise<Pick<ReviewAnswer, 'state' | 'open'> | Extract<AttemptOutcome, { ok: true }>> {
  const open = openIn(form);
  if (form.get('intent') === 'switch') return { state: { kind: 'editing' }, open };
  const attempt = readAttempt(form);
  if ('kind' in attempt) return { state: attempt, open };
  const own = toOpen(attempt);
  try {
    const isRepeat = open.some(({ startsAt }) => startsAt === own.startsAt);
    const { request, key, serviceId } = attempt;
    const wanted = { ...request, serviceId, isRepeat };
    const outcome = await bookWithinLimit(wanted, key, await headers());
    if (outcome.ok) return outcome;
    if (outcome.code === 'too_many') setTooMany(outcome.retryAfterSeconds);
    const left = stillOpen(open, own, outcome, hostKeepsKeys());
    return { state: toReviewState(outcome), open: left };
  } catch (error) {
    logEvent('error', 'confirm_failed', { error: error instanceof Error ? error.name : 'unknown' });
    return { state: UNEXPECTED, open: [...open, own] };
  }
}

/** Whether the form was sent by a page of ours: the check of every other write. */
async function isOurs(): Promise<boolean> {
  try {
    assertSameOrigin(await headers(), env().SITE_URL);
    return true;
  } catch {
    return false;
  }
}

/**
 * The form's POST where JavaScript is missing or late: Next answers it with the page, rendered from
 * the returned state, so that what was typed is in no URL. A booking leads to its own address. Next
 * compares `Origin` with the host, but lets a missing one pass, so ours is checked as well.
 */
export async function confirmReview(
  _previous: ReviewAnswer,
  form: FormData,
): Promise<ReviewAnswer> {
  const sent = { contact: contactIn(form), reviewKey: String(form.get('reviewKey') ?? '') };
  if (!(await isOurs())) {
    const message = 'Please send this from our own pages.';
    return { ...sent, state: { kind: 'refused', message }, open: [] };
  }
  const result = await confirm(form);
  if ('state' in result) return { ...sent, ...result };
  const { id: bookingId, customerName, path } = result;
  const booked = { bookingId, customerName, path, review: reviewPathIn(form) };
  (await cookies()).set(toBookedCookie(booked, Date.now()));
  redirect(path);
}
