import { afterEach, describe, expect, it, vi } from 'vitest';
import type { BookingNote, CalendarData, SlotValue } from '@/lib/shared/domain/calendar/cells';
import { SLOT_MS } from '@/lib/shared/domain/calendar/slots';
import { DAY_MS, HOUR_MS } from '@/lib/shared/time/units';
import { movingIn } from './moving-in';

const TEN = Math.ceil(Date.now() / DAY_MS) * DAY_MS + 2 * DAY_MS;

function calendarWith(from: number, id: string): CalendarData {
  const slots = new Map<number, SlotValue>();
  for (let at = TEN - HOUR_MS; at < TEN + 8 * HOUR_MS; at += SLOT_MS) {
    const isBooked = at >= from && at < from + HOUR_MS;
    slots.set(at, { status: isBooked ? 'booked' : 'available', serviceItemId: null });
  }
  const booking = { id, startsAt: from, endsAt: from + HOUR_MS, isCancelled: false } as BookingNote;
  return { slots, bookings: [booking] };
}

describe('a visit that is carried', () => {
  afterEach(() => vi.useRealTimers());
  const people = [calendarWith(TEN, '7'), calendarWith(TEN + 3 * HOUR_MS, '8')];
  const moving = movingIn(
    (person) => people[person ?? 0] ?? null,
    () => undefined,
  );
  const visit = { span: { from: TEN, to: TEN + HOUR_MS }, person: 0 };

  it('is found by each of its quarter hours, if it has an id and has not begun', () => {
    expect(moving.visitAt({ at: TEN + 2 * SLOT_MS, person: 0 })).toEqual(visit);
    expect(moving.visitAt({ at: TEN + HOUR_MS, person: 0 })).toBeNull();
    const fresh = movingIn(() => calendarWith(TEN, 'new 1'), moving.onDrop);
    expect(fresh.visitAt({ at: TEN, person: null })).toBeNull();
    vi.setSystemTime(TEN);
    expect(moving.visitAt({ at: TEN, person: 0 })).toBeNull();
  });

  it('may go where nobody is, over its own place too', () => {
    const isFree = (at: number, person: number) => moving.isFree(visit, { at, person });
    expect(isFree(TEN + SLOT_MS, 0)).toBe(true);
    expect(isFree(TEN + SLOT_MS, 1)).toBe(true);
    expect(isFree(TEN + 2 * HOUR_MS, 1)).toBe(true);
    expect(isFree(TEN + 2 * HOUR_MS + SLOT_MS, 1)).toBe(false);
    expect(isFree(Date.now() - HOUR_MS, 1)).toBe(false);
  });
});
