import { describe, expect, test } from 'vitest';
import { NO_LANGUAGES } from '@/test/no-languages';
import { FoundCalendarId, FoundPublicAccount } from './accounts';
import { WireConfirmation } from './bookings';
import { Refusal } from './refusals';
import { documentedItems, WireServiceItem } from './service-items';
import { documentedSlots } from './slots';

describe('the account that takes bookings', () => {
  const wire = {
    id: 12,
    user_id: 'sub',
    name: 'Selam',
    profile_image_url: null,
    address: 'Valletta',
  };
  const shape = {
    id: 12,
    userId: 'sub',
    name: 'Selam',
    profileImageUrl: '',
    address: 'Valletta',
  };

  test('CC-007: is the first of an array, or in data', () => {
    for (const answer of [[wire, { id: 13 }], { data: wire }, { data: [wire] }, wire]) {
      expect(FoundPublicAccount.parse(answer)).toEqual(shape);
    }
    expect(FoundPublicAccount.parse([])).toBeNull();
  });

  test('is called by its first and last name when it has no other', () => {
    const answer = [{ id: '12', first_name: 'Selam', last_name: 'Tesfaye' }];
    expect(FoundPublicAccount.parse(answer)?.name).toBe('Selam Tesfaye');
  });
});

describe('a calendar id', () => {
  test.each([
    [{ settlnProviderId: 12 }],
    [{ settlnProviderId: '12' }],
    [{ settln_provider_id: 12 }],
    [{ data: { settlnProviderId: 12 } }],
    [{ data: 12 }],
    [[{ settlnProviderId: 12 }]],
    [12],
    ['12'],
  ])('CC-011, PC-061: is read from %j', (answer) => {
    expect(FoundCalendarId.parse(answer)).toBe(12);
  });

  test.each([[null], [{}], [{ settlnProviderId: null }], [{ data: null }], [[]]])(
    'is none in %j',
    (answer) => {
      expect(FoundCalendarId.parse(answer)).toBeNull();
    },
  );
});

describe('service items', () => {
  const { read } = documentedItems.listServiceItems;
  const item = { id: 1, name: 'Cut', description: 'Short', price: 25.5, duration_minutes: 40 };
  const shape = {
    id: '1',
    name: 'Cut',
    description: 'Short',
    priceMinor: 2_550,
    durationMinutes: 40,
    ...NO_LANGUAGES,
  };

  test('CC-009, PC-042: are an array or a data list', () => {
    expect(read.parse([item])).toEqual([shape]);
    expect(read.parse({ data: [item] })).toEqual([shape]);
    expect(read.parse({ data: [] })).toEqual([]);
  });

  test.each([
    [{ duration_minutes: 45 }, 45],
    [{ durationMinutes: 45 }, 45],
    [{ duration_minutes: 30, durationMinutes: 45 }, 30],
    [{ duration_minutes: null, durationMinutes: 45 }, 45],
    [{ duration_minutes: '45' }, 45],
    [{ durationMinutes: -5 }, 0],
    [{}, 0],
  ])('BOOK-023, PC-043: the duration in %j is %i', (fields, minutes) => {
    expect(WireServiceItem.parse({ id: 1, ...fields }).durationMinutes).toBe(minutes);
  });

  test.each([
    [19.99, 1_999],
    ['19.99', 1_999],
    [0.1 + 0.2, 30],
    [-3, 0],
    [null, 0],
    ['free', 0],
  ])('the price %j is %i cents', (price, cents) => {
    expect(WireServiceItem.parse({ id: 1, price }).priceMinor).toBe(cents);
  });
});

describe('slots', () => {
  const { read } = documentedSlots.listSlots;
  const slot = (status: unknown) => ({ id: 5, start_time: '2027-01-05T10:00:00Z', status });

  test('CC-014: are read bare, in data and in slots', () => {
    const expected = [
      { startsAt: Date.parse('2027-01-05T10:00:00Z'), status: 'available', serviceItemId: null },
    ];
    for (const answer of [
      [slot('available')],
      { data: [slot('available')] },
      { slots: [slot('available')] },
    ]) {
      expect(read.parse(answer)).toEqual(expected);
    }
  });

  test.each([
    ['available', 'available'],
    ['Available', 'available'],
    ['AVAILABLE', 'available'],
    ['Booked', 'booked'],
    ['UNAVAILABLE', 'unavailable'],
    ['held', null],
    ['', null],
    [null, null],
    [undefined, null],
  ])('TIME-012: the status %j is %j', (wire, status) => {
    expect(read.parse([slot(wire)])[0]?.status).toBe(status);
  });

  test('PC-051: name the item of a booking, and do without an id', () => {
    const [read1] = read.parse([
      { start_time: '2027-01-05T10:00:00Z', status: 'booked', service_item_id: 9 },
    ]);
    expect(read1).toMatchObject({ status: 'booked', serviceItemId: '9' });
  });
});

describe('a confirmed booking', () => {
  test.each([
    { success: true, booking: { id: 4, customerName: 'Ann' } },
    { success: true, data: { id: '4', customer_name: 'Ann' }, message: 'ok' },
    { booking: { id: 4, customer_name: 'Ann', extra: 1 } },
  ])('CC-020, CC-021: is read from %j', (answer) => {
    expect(WireConfirmation.parse(answer)).toEqual({
      id: '4',
      customerName: 'Ann',
      manageToken: '',
    });
  });

  test.each([
    [{ success: false, booking: { id: 4 } }],
    [{ success: true }],
    [{ success: true, booking: null }],
    [{ booking: { customerName: 'Ann' } }],
    [null],
    ['<html>'],
    [[]],
  ])('REV-044: cannot be read from %j', (answer) => {
    expect(WireConfirmation.safeParse(answer).success).toBe(false);
  });
});

describe('a refusal', () => {
  test.each([
    [{ message: 'Taken' }, 'Taken'],
    [{ error: 'Taken' }, 'Taken'],
    [{ error: { message: 'Taken' } }, 'Taken'],
    [{ message: '', error: 'Taken' }, 'Taken'],
    [{}, null],
    [{ message: null }, null],
  ])('REV-041: says in %j: %j', (answer, message) => {
    expect(Refusal.parse(answer).message).toBe(message);
  });

  test('names up to three other starts, and leaves out what is none', () => {
    const starts = ['2027-01-05T10:00:00Z', 'soon', null, '2027-01-05T10:15:00+00:00'];
    expect(Refusal.parse({ code: 'slot_taken', nearestStarts: starts })).toEqual({
      code: 'slot_taken',
      message: null,
      nearestStarts: ['2027-01-05T10:00:00Z', '2027-01-05T10:15:00Z'].map(Date.parse),
      retryAfterSeconds: null,
    });
  });
});
