import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toIso } from '@/lib/shared/time/instant';
import {
  bookingPath,
  parseBookingState,
  reviewPath,
  selectTimePath,
  serializeBookingState,
} from './booking-url';

const word = fc.stringMatching(/^[\w-]{1,12}$/);
const state = fc.record({
  serviceId: fc.option(fc.uuid(), { nil: '' }),
  calendarId: fc.option(fc.integer({ min: 1 }), { nil: null }),
  week: fc.constantFrom('', '2025-11-20'),
  date: fc.constantFrom('', '2025-11-21'),
  startsAt: fc.constantFrom(null, Date.parse('2025-11-21T09:45:00.000Z')),
  itemIds: fc.uniqueArray(word, { maxLength: 6 }),
  person: fc.option(fc.nat(20)),
});

test('what is written is read back the same', () => {
  fc.assert(
    fc.property(state, (wanted) => {
      const query = new URLSearchParams(serializeBookingState(wanted));
      expect(parseBookingState(Object.fromEntries(query))).toEqual(wanted);
    }),
  );
});

test('items may come as the boxes of a form send them, repeated and joined, but count once', () => {
  const { itemIds } = parseBookingState({ serviceItems: ['3', ' 5,3 ', ','] });
  expect(itemIds).toEqual(['3', '5']);
});

test('a repeated parameter counts once, an absent one is empty', () => {
  expect(parseBookingState({ providerId: ['a', 'b'] })).toEqual({
    serviceId: 'a',
    calendarId: null,
    week: '',
    date: '',
    startsAt: null,
    itemIds: [],
    person: null,
  });
});

test('BOOK-020 each step has its address', () => {
  const choice = { serviceId: 'a', calendarId: 7, itemIds: ['1', '2'] };
  expect(bookingPath({ serviceId: 'a' })).toBe('/booking?providerId=a');
  expect(selectTimePath({ ...choice, week: '2025-11-20' })).toBe(
    '/booking/select-time?providerId=a&settlnProviderId=7&week=2025-11-20&serviceItems=1%2C2',
  );
  expect(reviewPath({ ...choice, startsAt: Date.parse('2025-11-20T09:45:00.000Z') })).toBe(
    '/booking/review?providerId=a&settlnProviderId=7&startTime=2025-11-20T09%3A45%3A00.000Z&serviceItems=1%2C2',
  );
});

test.each([
  ['2025-11-20T10:45:00+01:00', '2025-11-20T09:45:00.000Z'],
  ['2025-11-20T09:45Z', '2025-11-20T09:45:00.000Z'],
  ['soon', null],
  ['', null],
])('the start %j is read as %j', (startTime, expected) => {
  const { startsAt: read } = parseBookingState({ startTime });
  expect(read === null ? null : toIso(read)).toBe(expected);
});
