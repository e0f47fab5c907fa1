'use server';

import { cookies, headers } from 'next/headers';
import { redirect } from 'next/navigation';
import {
  type AttemptOutcome,
  contactIn,
  openIn,
  phoneConfirmedIn,
  readAttempt,
  reviewPathIn,
  stillOpen,
  toOpen,
  toReviewState,
} from '@/components/booking/review/request';
import type { ReviewAnswer } from '@/components/booking/review/state';
import { env } from '@/lib/server/env';
import { isOurs } from '@/lib/server/host/transport/host-number';
import { actionLocale } from '@/lib/server/http/action-locale';
import { bookWithinLimit } from '@/lib/server/http/book-within-limit';
import { toBookedCookie } from '@/lib/server/http/booked-cookie';
import { setTooMany } from '@/lib/server/http/page-status';
import { assertSameOrigin } from '@/lib/server/http/same-origin';
import { logEvent } from '@/lib/server/log';
import { trimContact } from '@/lib/shared/domain/booking/contact';
import { reasonText } from '@/lib/shared/errors';
import { textsFor } from '@/lib/shared/texts/catalogue';
import type { Locale } from '@/lib/shared/texts/locales';
import { localePath } from '@/lib/shared/url/locale-path';

async function confirm(
  form: FormData,
  locale: Locale,
): Promise<Pick<ReviewAnswer, 'state' | 'open'> | Extract<AttemptOutcome, { ok: true }>> {
  const refusal = textsFor(locale, 'booking.refusal');
  const open = openIn(form);
  if (form.get('intent') === 'switch') return { state: { kind: 'editing' }, open };
  const attempt = readAttempt(form, { refusal, fields: textsFor(locale, 'errors.fields') });
  if ('kind' in attempt) return { state: attempt, open };
  const own = toOpen(attempt);
  try {
    const isRepeat = open.some(({ startsAt }) => startsAt === own.startsAt);
    const { request, key, serviceId, phoneConfirmed } = attempt;
    const wanted = { ...request, serviceId, isRepeat, phoneConfirmed };
    const outcome = await bookWithinLimit(wanted, key, await headers(), locale);
    if (outcome.ok) return outcome;
    if (outcome.code === 'too_many') setTooMany(outcome.retryAfterSeconds);
    const failure = {
      ...outcome,
      message: reasonText(outcome, textsFor(locale, 'errors.reasons')),
    };
    const left = stillOpen(open, own, failure, isOurs());
    return { state: toReviewState(failure, refusal), open: left };
  } catch (error) {
    logEvent('error', 'confirm_failed', { error: error instanceof Error ? error.name : 'unknown' });
    const state = { kind: 'unsettled', message: refusal('unconfirmed') } as const;
    return { state, open: [...open, own] };
  }
}

async function isFromOurSite(): Promise<boolean> {
  try {
    assertSameOrigin(await headers(), env().SITE_URL);
    return true;
  } catch {
    return false;
  }
}

/**
 * The form is posted here without JavaScript. Rendering from the returned state keeps typed text
 * out of URLs. Next accepts a POST without `Origin`, so we check it, too.
 */
export async function confirmReview(
  _previous: ReviewAnswer,
  form: FormData,
): Promise<ReviewAnswer> {
  const locale = actionLocale();
  const sent = {
    contact: contactIn(form),
    reviewKey: String(form.get('reviewKey') ?? ''),
    phoneConfirmed: phoneConfirmedIn(form),
  };
  if (!(await isFromOurSite())) {
    const message = textsFor(locale, 'booking.refusal')('otherSite');
    return { ...sent, state: { kind: 'refused', message }, open: [] };
  }
  const result = await confirm(form, locale);
  if ('state' in result) return { ...sent, ...result };
  const { id: bookingId, customerName, path, mail = null } = result;
  const { customerPhone, customerEmail } = trimContact(sent.contact);
  const contact = { customerName, customerPhone, customerEmail };
  const booked = { bookingId, ...contact, mail, path, review: reviewPathIn(form) };
  (await cookies()).set(toBookedCookie(booked, locale, Date.now()));
  redirect(localePath(locale, path));
}
