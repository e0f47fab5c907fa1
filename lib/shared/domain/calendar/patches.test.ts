import { describe, expect, it } from 'vitest';
import type { CalendarData, SlotValue } from './cells';
import { withBooking, withoutBooking, withoutCustomer, withStatus } from './patches';
import { SLOT_MS, type SlotStatus } from './slots';

const AT = Date.parse('2025-11-20T09:00:00Z');
const LETTERS: Record<string, SlotStatus | null> = {
  a: 'available',
  u: 'unavailable',
  b: 'booked',
  B: 'booked',
  '-': null,
};

/** One letter for each quarter hour from nine; `B` is a booking of another item. */
function dataOf(day: string, bookings: CalendarData['bookings'] = null): CalendarData {
  const slots = [...day].map((letter, index): [number, SlotValue] => {
    const serviceItemId = { b: '5', B: '6' }[letter] ?? null;
    return [AT + index * SLOT_MS, { status: LETTERS[letter] ?? null, serviceItemId }];
  });
  return { slots: new Map(slots), bookings };
}
const dayOf = ({ slots }: CalendarData) =>
  [...slots.values()].map(({ status }) => status?.[0] ?? '-').join('');
const note = (id: string, from: number, to: number) => ({
  id,
  startsAt: AT + from * SLOT_MS,
  isCancelled: false,
  endsAt: AT + to * SLOT_MS,
  customerName: '',
  customerPhone: '',
  services: [],
  customerEmail: '',
  totalMinor: null,
  bookedAt: null,
});

describe('a cancelled booking', () => {
  it.each([
    ['aabbaa', 2, 'aaaaaa', 'available where the time around it is'],
    ['uubbuu', 3, 'uuuuuu', 'unavailable where the time around it is, as customers will see it'],
    ['aabbuu', 2, 'aa--uu', 'not set where nobody can know yet'],
    ['aabb', 2, 'aa--', 'not set at the edge of what is known'],
    ['abbBBa', 1, 'aaabba', 'like the time beyond the next booking, which stays'],
    ['aaaa', 2, 'aaaa', 'nothing, when an answer without it came first'],
  ])('CAL-030 %s leaves at slot %s %s: %s', (day, index, after) => {
    expect(dayOf(withoutBooking(dataOf(day), AT + index * SLOT_MS))).toBe(after);
  });

  it('CAL-030 is not among the bookings any more, and its neighbour is', () => {
    const bookings = [note('1', 1, 3), note('2', 3, 4)];
    const after = withoutBooking(dataOf('abbba', bookings), AT + 2 * SLOT_MS);
    expect(dayOf(after)).toBe('aaaba');
    expect(after.bookings?.map(({ id }) => id)).toEqual(['2']);
  });
});

it('CAL-026 a booking more is noted only where the host tells of bookings', () => {
  const booked = withStatus(dataOf('aaa', []), { from: AT, to: AT + 2 * SLOT_MS }, 'booked', '5');
  expect(dayOf(booked)).toBe('bba');
  expect(withBooking(booked, note('1', 0, 2)).bookings).toHaveLength(1);
  expect(withBooking({ ...booked, bookings: null }, note('1', 0, 2)).bookings).toBeNull();
});

it('CAL-030 all upcoming bookings of a number go at once, however it is written', () => {
  const of = (phone: string, at: number) => ({
    ...note(`${at}`, at, at + 1),
    customerPhone: phone,
  });
  const bookings = [
    of('99000000', 0),
    of('+356 9900 0000', 2),
    of('99000001', 3),
    of('9900 0000', 9),
  ];
  const after = withoutCustomer(dataOf('babbb', bookings), '9900 0000', AT);
  expect(dayOf(after)).toBe('ba-bb');
  expect(after.bookings?.map(({ id }) => id)).toEqual(['0', '3', '9']);
});
