import type { BookingRequest } from '@/lib/contract/bookings';
import { attemptKey, isReviewKey } from '@/lib/domain/attempt-key';
import { CONTACT_FIELDS, type Contact, checkContact, trimContact } from '@/lib/domain/contact';
import type { ErrorCode } from '@/lib/errors';
import { product } from '@/lib/product';
import type { ConfirmedBooking, Review, ReviewState } from './review-state';

export const REVIEW_MESSAGES = {
  missingOnLoad: 'Missing booking information. Please start again.',
  missingOnSubmit: 'Missing booking details. Please go back and try again.',
  invalidCalendar: `Invalid ${product.name} provider ID`,
  invalidItems: 'Invalid service item selection',
  providerUnavailable: 'Provider details unavailable',
  serviceUnavailable: 'Service information unavailable',
} as const;

/** The hidden fields that carry the review itself through the form. */
export function hiddenFieldsOf(review: Review, reviewKey: string) {
  return {
    reviewKey,
    listingId: review.listingId,
    settlnProviderId: review.calendarId,
    startTime: review.startsAt,
    serviceItems: review.items.map(({ id }) => id).join(','),
  };
}

/** One attempt to confirm: what is sent, and the key that a repeat of it carries. */
export interface Attempt {
  key: string;
  listingId: string;
  request: BookingRequest;
}

const DIGITS = /^\d{1,15}$/;

function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** What was typed, as it was typed. */
export function contactIn(form: FormData): Contact {
  return {
    customerName: textIn(form, 'customerName'),
    customerPhone: textIn(form, 'customerPhone'),
    customerEmail: textIn(form, 'customerEmail'),
  };
}

function failed(message: string): ReviewState {
  return { kind: 'failed', message, mayBeBooked: false };
}

/** The attempt that a submitted form stands for, or the state that says why there is none. */
export function readAttempt(form: FormData): Attempt | ReviewState {
  const reviewKey = textIn(form, 'reviewKey');
  const listingId = textIn(form, 'listingId');
  const calendarId = textIn(form, 'settlnProviderId');
  const startTime = textIn(form, 'startTime');
  const itemList = textIn(form, 'serviceItems');
  const itemIds = itemList.split(',').filter(Boolean);
  if (!isReviewKey(reviewKey) || !listingId || !calendarId || !Date.parse(startTime)) {
    return failed(REVIEW_MESSAGES.missingOnSubmit);
  }
  if (!DIGITS.test(calendarId)) return failed(REVIEW_MESSAGES.invalidCalendar);
  if (itemIds.length === 0 || !itemIds.every((id) => DIGITS.test(id))) {
    return failed(REVIEW_MESSAGES.invalidItems);
  }
  const errors = checkContact(contactIn(form));
  if (Object.keys(errors).length > 0) return { kind: 'invalid', errors };

  const { customerName, customerPhone, customerEmail } = trimContact(contactIn(form));
  const contact = { customerName, customerPhone, ...(customerEmail && { customerEmail }) };
  const details = [customerName, customerPhone, customerEmail];
  return {
    key: attemptKey(reviewKey, [calendarId, startTime, ...itemIds, ...details]),
    listingId,
    request: {
      settlnProviderId: Number(calendarId),
      startTime,
      serviceItems: itemIds.map(Number),
      ...contact,
    },
  };
}

/** The outcome of an attempt as both ways of sending report it. */
export type AttemptOutcome =
  | { ok: true; booking: ConfirmedBooking }
  | {
      ok: false;
      code: ErrorCode | 'interrupted';
      message: string;
      fields?: Record<string, string>;
      nearestStarts?: readonly string[];
    };

/** Failures after which the booking may exist all the same. */
const UNSETTLED: readonly (ErrorCode | 'interrupted')[] = [
  'interrupted',
  'internal',
  'host_failed',
  'host_timeout',
  'unavailable',
];

/** What the page says about an outcome. */
export function toReviewState(outcome: AttemptOutcome): ReviewState {
  if (outcome.ok) return { kind: 'confirmed', booking: outcome.booking };
  const { code, message, fields, nearestStarts } = outcome;
  if (code === 'slot_taken')
    return { kind: 'lost', late: true, nearestStarts: nearestStarts ?? [] };
  const errors = CONTACT_FIELDS.flatMap((field) =>
    fields?.[field] ? [[field, fields[field]]] : [],
  );
  if (errors.length > 0) return { kind: 'invalid', errors: Object.fromEntries(errors) };
  return {
    kind: 'failed',
    message: code === 'interrupted' ? 'Unable to confirm booking' : message,
    mayBeBooked: UNSETTLED.includes(code),
  };
}
