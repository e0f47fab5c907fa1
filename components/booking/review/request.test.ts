import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { BookingRequest } from '@/lib/shared/contract/bookings';
import { textsFor } from '@/lib/shared/texts/catalogue';
import { hiddenFieldsOf, openIn, readAttempt, stillOpen, toReviewState } from './request';

const TEXTS = {
  fields: textsFor('en', 'errors.fields'),
  refusal: textsFor('en', 'booking.refusal'),
};
const REVIEW_KEY = '5f0c7f39-9b0e-4f4b-8a51-3d4f6f7d2c11';
const REVIEW = {
  serviceId: 'listing-1',
  calendarId: 7,
  person: null,
  startsAt: Date.parse('2030-11-20T09:45:00.000Z'),
  provider: { name: 'Adaeze', address: '', imageUrl: '' },
  items: [
    { id: '4', name: 'Cornrows', priceMinor: 4000, durationMinutes: 75 },
    { id: '3', name: 'Braids', priceMinor: 8500, durationMinutes: 210 },
  ],
};

/** Fields to lay over a complete form; null leaves one out. */
type Changes = Readonly<Record<string, string | null | undefined>>;

function formWith(changes: Changes = {}): FormData {
  const form = new FormData();
  const fields = {
    ...hiddenFieldsOf(REVIEW, REVIEW_KEY),
    customerName: ' Ada Obi ',
    customerPhone: '+356 9900 0000',
    customerEmail: '',
    customerRemark: '',
    ...changes,
  };
  for (const [name, value] of Object.entries(fields)) if (value != null) form.set(name, value);
  return form;
}

function attemptOf(changes: Changes = {}) {
  const attempt = readAttempt(formWith(changes), TEXTS);
  if ('kind' in attempt) throw new Error(attempt.kind);
  return attempt;
}

describe('readAttempt', () => {
  test('sends what the customer wrote, in an attempt of its own; without words all is as it was', () => {
    expect(attemptOf({ customerRemark: '' })).toEqual(attemptOf({ customerRemark: null }));
    expect(attemptOf().request).not.toHaveProperty('customerRemark');
    const told = attemptOf({ customerRemark: ' No lift.\r\n' });
    expect(told.request.customerRemark).toBe('No lift.');
    expect(told.key).not.toBe(attemptOf().key);
    expect(told.key).toBe(attemptOf({ customerRemark: 'No lift.' }).key);
  });

  test('REV-009, CC-015 to CC-019: makes the request of the contract, trimmed and numeric', () => {
    const { request, serviceId } = attemptOf();
    expect(serviceId).toBe('listing-1');
    expect(request).toEqual({
      calendarId: 7,
      startsAt: REVIEW.startsAt,
      itemIds: ['4', '3'],
      customerName: 'Ada Obi',
      customerPhone: '+356 9900 0000',
    });
    const wire = z.encode(BookingRequest, request);
    expect(wire).toMatchObject({
      settlnProviderId: 7,
      startTime: '2030-11-20T09:45:00.000Z',
      serviceItems: [4, 3],
    });
    expect(BookingRequest.parse(wire)).toEqual(request);
  });

  test('CC-019: sends an email only if one is given', () => {
    expect(attemptOf({ customerEmail: ' a@b.co ' }).request.customerEmail).toBe('a@b.co');
    expect(attemptOf({ customerEmail: '  ' }).request).not.toHaveProperty('customerEmail');
  });

  test('keeps the key for the same details, and takes another for others', () => {
    const { key } = attemptOf();
    expect(attemptOf({ customerName: 'Ada Obi' }).key).toBe(key);
    for (const change of [
      { customerName: 'Ada' },
      { customerPhone: '+356 2100 0009' },
      { customerEmail: 'a@b.co' },
      { startTime: '2030-11-20T10:00:00.000Z' },
      { serviceItems: '4' },
    ]) {
      expect(attemptOf(change).key).not.toBe(key);
    }
  });

  test('REV-010, REV-011, REV-013: says which fields are wrong', () => {
    const form = formWith({ customerName: ' ', customerPhone: '', customerEmail: 'ada' });
    expect(readAttempt(form, TEXTS)).toEqual({
      kind: 'invalid',
      errors: {
        customerName: 'Name is required',
        customerPhone: 'Phone number is required',
        customerEmail: 'Enter a valid email address',
      },
    });
  });

  test.each([
    [
      'REV-038',
      { settlnProviderId: null },
      'Missing booking details. Please go back and try again.',
    ],
    ['REV-038', { serviceId: '' }, 'Missing booking details. Please go back and try again.'],
    ['REV-038', { startTime: 'soon' }, 'Missing booking details. Please go back and try again.'],
    ['REV-038', { reviewKey: 'mine' }, 'Missing booking details. Please go back and try again.'],
    ['REV-035', { settlnProviderId: 'x7' }, 'Invalid Settln provider ID'],
    ['REV-036', { serviceItems: '4,three' }, 'Invalid service item selection'],
    ['REV-036', { serviceItems: '' }, 'Invalid service item selection'],
  ])('%s: a form with %j is not sent', (_, changes, message) => {
    expect(readAttempt(formWith(changes), TEXTS)).toEqual({ kind: 'refused', message });
  });
});

describe('openIn', () => {
  const open = [{ key: REVIEW_KEY, startsAt: REVIEW.startsAt }];

  test('reads back the open attempts that the hidden fields carry', () => {
    expect(openIn(formWith(hiddenFieldsOf(REVIEW, REVIEW_KEY, open)))).toEqual(open);
    expect(openIn(formWith())).toEqual([]);
  });

  test.each(['x', `${REVIEW_KEY}@`, 'x@2030-11-20T09:45:00.000Z', ',@,'])(
    'makes nothing of %j',
    (text) => {
      expect(openIn(formWith({ open: text }))).toEqual([]);
    },
  );
});

describe('stillOpen', () => {
  const [mine, other] = [{ key: 'a' }, { key: 'b' }];
  const failed = (code: 'slot_taken' | 'host_failed' | 'too_many' | 'unavailable') =>
    ({ ok: false, code, message: '' }) as const;

  test.each([
    ['host_failed', false, [other, mine]],
    ['host_failed', true, [other, mine]],
    ['slot_taken', true, [other]],
    ['slot_taken', false, [mine, other]],
    ['too_many', true, [mine, other]],
  ] as const)('after %s of a host that keeps keys (%s)', (code, keepsKeys, left) => {
    expect(stillOpen([mine, other], mine, failed(code), keepsKeys)).toEqual(left);
  });

  test('an attempt that was turned away before Next is none, but what was open stays', () => {
    for (const keepsKeys of [true, false]) {
      expect(stillOpen([], mine, failed('unavailable'), keepsKeys)).toEqual([]);
      expect(stillOpen([mine], mine, failed('unavailable'), keepsKeys)).toEqual([mine]);
    }
  });

  test('nothing is once one of them has booked', () => {
    const booked = { ok: true, id: '1', customerName: 'Ada', path: '/' } as const;
    expect(stillOpen([mine, other], mine, booked, false)).toEqual([]);
  });
});

describe('toReviewState', () => {
  test('REV-041: a lost time keeps its message and offers the nearest', () => {
    const nearestStarts = [Date.parse('2030-11-20T10:00:00.000Z')];
    const lost = { ok: false, code: 'slot_taken', message: 'Taken', nearestStarts } as const;
    expect(toReviewState(lost, TEXTS.refusal)).toEqual({
      kind: 'lost',
      message: 'Taken',
      nearestStarts,
    });
  });

  test('messages of the server for fields of the form stand at the fields', () => {
    const fields = { customerPhone: 'Phone number is required', other: 'x' };
    expect(
      toReviewState({ ok: false, code: 'invalid', message: 'No', fields }, TEXTS.refusal),
    ).toEqual({
      kind: 'invalid',
      errors: { customerPhone: 'Phone number is required' },
    });
  });

  test.each([
    ['invalid', 'refused', 'Said'],
    ['conflict', 'refused', 'Said'],
    ['refused', 'refused', 'Said'],
    ['forbidden', 'refused', 'Said'],
    ['too_many', 'refused', 'Said'],
    ['unavailable', 'refused', 'Said'],
    ['host_failed', 'unsettled', 'Said'],
    ['host_timeout', 'unsettled', 'Said'],
    ['internal', 'unsettled', 'Said'],
    ['interrupted', 'unsettled', 'Unable to confirm booking'],
  ] as const)('REV-041 to REV-044: %s is %s', (code, kind, message) => {
    expect(toReviewState({ ok: false, code, message: 'Said' }, TEXTS.refusal)).toEqual({
      kind,
      message,
    });
  });
});
