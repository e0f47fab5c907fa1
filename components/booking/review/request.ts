import type { BookingRequest } from '@/lib/shared/contract/bookings';
import { attemptKey, isReviewKey } from '@/lib/shared/domain/booking/attempt-key';
import {
  CONTACT_FIELDS,
  type Contact,
  type ContactProblems,
  checkContact,
  trimContact,
} from '@/lib/shared/domain/booking/contact';
import { plainTelephone } from '@/lib/shared/domain/text/telephone';
import type { ErrorCode } from '@/lib/shared/errors';
import { product } from '@/lib/shared/product';
import type { Texts } from '@/lib/shared/texts/texts';
import { parseInstant, toIso } from '@/lib/shared/time/instant';
import {
  BOOKING_KEYS,
  parseCalendarId,
  parseItemIds,
  parsePerson,
  reviewPath,
} from '@/lib/shared/url/booking-url';
import type { BookedMail, ContactErrors, OpenAttempt, Review, ReviewState } from './state';

export interface ReviewTexts {
  fields: Texts<'errors.fields'>;
  refusal: Texts<'booking.refusal'>;
}

export function hiddenFieldsOf(
  review: Review,
  reviewKey: string,
  open: readonly OpenAttempt[] = [],
  phoneConfirmed = '',
): Readonly<Record<string, string>> {
  return {
    reviewKey,
    phoneConfirmed,
    open: open.map(({ key, startsAt }) => `${key}@${toIso(startsAt)}`).join(','),
    serviceId: review.serviceId,
    [BOOKING_KEYS.calendarId]: String(review.calendarId),
    [BOOKING_KEYS.startsAt]: toIso(review.startsAt),
    [BOOKING_KEYS.itemIds]: review.items.map(({ id }) => id).join(','),
    ...(review.person && { [BOOKING_KEYS.person]: String(review.person.id) }),
  };
}

/** `key` is the same in repeats. */
export interface Attempt {
  key: string;
  serviceId: string;
  request: BookingRequest;
  /** The unusual number that the customer confirmed; "" for none. */
  phoneConfirmed?: string;
}

const DIGITS = /^\d{1,15}$/;

function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

function visitIn(form: FormData) {
  return {
    calendarId: parseCalendarId(textIn(form, BOOKING_KEYS.calendarId)),
    startsAt: parseInstant(textIn(form, BOOKING_KEYS.startsAt)),
    itemIds: parseItemIds([textIn(form, BOOKING_KEYS.itemIds)]),
    person: parsePerson(textIn(form, BOOKING_KEYS.person)),
  };
}

export function contactIn(form: FormData): Contact {
  return {
    customerName: textIn(form, 'customerName'),
    customerPhone: textIn(form, 'customerPhone'),
    customerEmail: textIn(form, 'customerEmail'),
    customerRemark: textIn(form, 'customerRemark'),
  };
}

/** The unusual number, if the customer confirmed it now or before; else "". */
export function phoneConfirmedIn(form: FormData): string {
  const { customerPhone } = trimContact(contactIn(form));
  const isConfirmed = form
    .getAll('phoneConfirmed')
    .some((number) => typeof number === 'string' && plainTelephone(number) === customerPhone);
  return isConfirmed ? customerPhone : '';
}

const MOST_OPEN = 5;

export function openIn(form: FormData): OpenAttempt[] {
  return textIn(form, 'open')
    .split(',')
    .map((text) => text.split('@'))
    .flatMap(([key = '', time = '']) => {
      const startsAt = parseInstant(time);
      return isReviewKey(key) && startsAt !== null ? [{ key, startsAt }] : [];
    })
    .slice(-MOST_OPEN);
}

export function toOpen({ key, request }: Attempt): OpenAttempt {
  return { key, startsAt: request.startsAt };
}

function refused(message: string): ReviewState {
  return { kind: 'refused', message };
}

function inWords(problems: ContactProblems, t: Texts<'errors.fields'>): ContactErrors {
  const texts = Object.entries(problems).map(([field, problem]) => [field, t.of(problem)]);
  return Object.fromEntries(texts);
}

export function readAttempt(
  form: FormData,
  { fields, refusal }: ReviewTexts,
): Attempt | ReviewState {
  const reviewKey = textIn(form, 'reviewKey');
  const serviceId = textIn(form, 'serviceId');
  const { calendarId, startsAt, itemIds, person } = visitIn(form);
  if (!isReviewKey(reviewKey) || !serviceId || calendarId === null || startsAt === null) {
    return refused(refusal('missingOnSubmit'));
  }
  if (Number.isNaN(calendarId)) {
    return refused(refusal('invalidCalendar', { product: product.name }));
  }
  if (itemIds.length === 0 || !itemIds.every((id) => DIGITS.test(id))) {
    return refused(refusal('invalidItems'));
  }
  const errors = inWords(checkContact(contactIn(form)), fields);
  if (Object.keys(errors).length > 0) return { kind: 'invalid', errors };

  const { customerName, customerPhone, customerEmail, customerRemark } = trimContact(
    contactIn(form),
  );
  const contact = {
    customerName,
    customerPhone,
    ...(customerEmail && { customerEmail }),
    ...(customerRemark && { customerRemark }),
  };
  const details = [customerName, customerPhone, customerEmail];
  return {
    key: attemptKey(reviewKey, [
      String(calendarId),
      toIso(startsAt),
      ...itemIds,
      ...details,
      ...(person === null ? [] : [`with ${person}`]),
      ...(customerRemark ? [`says ${customerRemark}`] : []),
    ]),
    serviceId,
    phoneConfirmed: phoneConfirmedIn(form),
    request: {
      calendarId,
      startsAt,
      itemIds,
      ...contact,
      ...(person !== null && { person }),
    },
  };
}

export function reviewPathIn(form: FormData): string {
  return reviewPath({ serviceId: textIn(form, 'serviceId'), ...visitIn(form) });
}

/** `path` is the confirmation's. */
export type AttemptOutcome =
  | { ok: true; id: string; customerName: string; path: string; mail?: BookedMail | undefined }
  | Failure;

interface Failure {
  ok: false;
  code: ErrorCode | 'interrupted';
  message: string;
  fields?: Record<string, string>;
  nearestStarts?: readonly number[];
}

/**
 * After these errors the booking may exist. `unavailable` is not among them, because then nothing
 * reached a host.
 */
const UNSETTLED: readonly Failure['code'][] = [
  'interrupted',
  'internal',
  'host_failed',
  'host_timeout',
];

/**
 * A {host} that keeps keys gives these answers only after it has checked that nothing was booked
 * with the key.
 */
const SETTLED: readonly Failure['code'][] = ['slot_taken', 'conflict', 'invalid'];

/**
 * The attempts that are still without an answer after `attempt` ended. `keepsKeys` is true if the
 * host honours keys.
 */
export function stillOpen<T extends { key: string }>(
  open: readonly T[],
  attempt: T,
  outcome: AttemptOutcome,
  keepsKeys: boolean,
): T[] {
  if (outcome.ok) return [];
  const others = open.filter(({ key }) => key !== attempt.key);
  if (UNSETTLED.includes(outcome.code)) return [...others, attempt];
  return keepsKeys && SETTLED.includes(outcome.code) ? others : [...open];
}

export function toReviewState(
  { code, message, fields, nearestStarts }: Failure,
  t: Texts<'booking.refusal'>,
): ReviewState {
  if (code === 'phone_unsure') return { kind: 'phoneUnsure' };
  if (code === 'slot_taken') return { kind: 'lost', message, nearestStarts: nearestStarts ?? [] };
  const errors = CONTACT_FIELDS.flatMap((field) =>
    fields?.[field] ? [[field, fields[field]]] : [],
  );
  if (errors.length > 0) return { kind: 'invalid', errors: Object.fromEntries(errors) };
  if (!UNSETTLED.includes(code)) return refused(message);
  return { kind: 'unsettled', message: code === 'interrupted' ? t('unconfirmed') : message };
}
