import { describe, expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '@/lib/shared/time/units';
import { doubtsAbout, freeStarts, visitInTheWay } from './arranged';
import type { BookingNote, CalendarData, SlotValue } from './cells';
import { SLOT_MS } from './slots';

const NINE = Date.UTC(2027, 2, 3, 9);
const at = (hours: number) => NINE + (hours - 9) * HOUR_MS;

/** Free from 9 to 12, kept free from 12:45 to 13, a visit from 13 to 14, blocked to 15, off from 20. */
function sample(): CalendarData {
  const slots = new Map<number, SlotValue>();
  const set = (from: number, to: number, slot: Omit<SlotValue, 'serviceItemId'>) => {
    for (let each = at(from); each < at(to); each += SLOT_MS) {
      slots.set(each, { serviceItemId: null, ...slot });
    }
  };
  set(9, 12, { status: 'available', source: 'hours' });
  set(12.75, 13, { status: 'unavailable', source: 'kept' });
  set(13, 14, { status: 'booked', source: 'visit' });
  set(14, 15, { status: 'unavailable', source: 'mark' });
  set(20, 21, { status: 'unavailable', source: 'day-off' });
  const booking = { id: '7', startsAt: at(13), endsAt: at(14), isCancelled: false } as BookingNote;
  return { slots, bookings: [booking] };
}

const span = (from: number, to: number) => ({ from: at(from), to: at(to) });

describe('what speaks against a time', () => {
  it.each([
    ['free', 9, 12, []],
    ['partly closed', 11.5, 12.5, [{ doubt: 'closed', minutes: 30 }]],
    [
      'closed and kept free',
      12.5,
      13,
      [
        { doubt: 'closed', minutes: 15 },
        { doubt: 'kept', minutes: 15 },
      ],
    ],
    ['blocked', 14, 15, [{ doubt: 'blocked', minutes: 60 }]],
    ['a day off', 20, 21, [{ doubt: 'dayOff', minutes: 60 }]],
  ])('is nothing, or how much of it is %s', (_, from, to, doubts) => {
    expect(doubtsAbout(sample(), span(from, to), null)).toEqual(doubts);
  });

  it('is another calendar, beside what else closes the time, but not over another visit', () => {
    const busy = [{ startsAt: at(11), endsAt: at(14.5), name: 'Private' }];
    expect(doubtsAbout({ ...sample(), busy }, span(11.5, 14.5), null)).toEqual([
      { doubt: 'closed', minutes: 45 },
      { doubt: 'blocked', minutes: 30 },
      { doubt: 'kept', minutes: 15 },
      { doubt: 'elsewhere', minutes: 120 },
    ]);
  });

  it('is not that the visit itself is there', () => {
    expect(doubtsAbout(sample(), span(14, 15), span(14, 15))).toEqual([]);
  });
});

describe('another visit at that time', () => {
  const now = { own: span(13, 14), bookingId: '7' };

  it('is found by any quarter hour of it', () => {
    const other = { own: null, bookingId: '8' };
    expect(visitInTheWay(sample(), span(12, 13), other)).toBeNull();
    expect(visitInTheWay(sample(), span(12, 13.25), other)?.booking?.id).toBe('7');
    expect(visitInTheWay(sample(), span(13.75, 15), other)?.booking?.id).toBe('7');
  });

  it('is not the visit that moves by less than its length', () => {
    expect(visitInTheWay(sample(), span(13.25, 14.25), now)).toBeNull();
  });

  it('is seen on hosts that list no bookings, too', () => {
    const data = { ...sample(), bookings: null };
    expect(visitInTheWay(data, span(13, 14), { own: null, bookingId: null })).toEqual({
      booking: null,
    });
    expect(visitInTheWay(data, span(13.5, 14), now)).toBeNull();
  });
});

describe('the free starts of a day', () => {
  it('count the own time of the visit', () => {
    const about = { durationMinutes: 120, now: at(9) };
    expect(freeStarts(sample(), { ...about, own: null })).toEqual(
      [0, 15, 30, 45, 60].map((minutes) => NINE + minutes * MINUTE_MS),
    );
    expect(freeStarts(sample(), { ...about, own: span(12, 13) }).at(-1)).toBe(at(11));
  });
});
