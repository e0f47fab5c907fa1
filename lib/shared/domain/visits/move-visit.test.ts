import { describe, expect, it } from 'vitest';
import type { BookingNote, CalendarData, SlotValue } from '@/lib/shared/domain/calendar/cells';
import { SLOT_MS } from '@/lib/shared/domain/calendar/slots';
import { textsFor } from '@/lib/shared/texts/catalogue';
import { HOUR_MS } from '@/lib/shared/time/units';
import {
  changedItems,
  checkMove,
  type MoveAction,
  moveDay,
  moveForm,
  moveReducer,
  startsWith,
} from './move-visit';

const zone = 'Europe/Malta';
const durations = textsFor('en', 'ui.duration');
/** By the clock of that day. */
const at = (hours: number) => Date.UTC(2027, 2, 17, -1) + hours * HOUR_MS;

const booking: BookingNote = {
  id: '7',
  startsAt: at(13),
  endsAt: at(14),
  customerName: 'Rosa',
  customerPhone: '',
  customerEmail: '',
  services: [{ itemId: '5', name: 'Cut', serviceName: '', priceMinor: 1_200, durationMinutes: 60 }],
  totalMinor: null,
  isCancelled: false,
  bookedAt: null,
  customerGetsMail: true,
  person: { id: 0, name: 'Farida' },
};
const visit = { booking, span: { from: at(13), to: at(14) } };

/** Free from 12 to 16, but for the visit at 13 and a stranger's at 15. */
function calendarOf(...bookings: BookingNote[]): CalendarData {
  const slots = new Map<number, SlotValue>();
  for (let each = at(12); each < at(16); each += SLOT_MS) {
    slots.set(each, { status: 'available', serviceItemId: null });
  }
  for (const { startsAt, endsAt } of bookings) {
    for (let each = startsAt; each < (endsAt ?? 0); each += SLOT_MS) {
      slots.set(each, { status: 'booked', serviceItemId: null });
    }
  }
  return { slots, bookings };
}

const other = { ...booking, id: '8', startsAt: at(15), endsAt: at(16) };
const calendars = [calendarOf(booking, other), calendarOf()];
const people = [
  { id: 0, skippedItemIds: [] },
  { id: 1, skippedItemIds: [4, 5] },
];
const world = {
  visit,
  people,
  dataOf: (person: number | null) => calendars[person ?? -1] ?? null,
  now: at(8),
  zone,
};

const fresh = moveForm({ visit, to: null, zone, durations });
const reduce = (...actions: MoveAction[]) => actions.reduce(moveReducer, fresh);
const startAt = (hours: number) => reduce({ type: 'startChosen', start: at(hours) });
const typed = (change: { durationMinutes?: number | null; priceMinor?: number | null }) =>
  reduce({ type: 'itemTyped', index: 0, change });

describe('the form', () => {
  it('begins with the visit as it is', () => {
    const item = { name: 'Cut', length: '1 h', price: '12.00' };
    expect(fresh).toEqual({
      person: 0,
      date: '2027-03-17',
      start: at(13),
      tells: true,
      items: [{ ...item, durationMinutes: 60, priceMinor: 1_200 }],
      isSending: false,
      error: null,
    });
  });

  it('begins where the visit was dragged', () => {
    const to = { at: at(33), person: 1 };
    const form = moveForm({ visit, to, zone, durations });
    expect(form).toMatchObject({ person: 1, date: '2027-03-18', start: at(33) });
    const alone = moveForm({ visit, to: { ...to, person: null }, zone, durations });
    expect(alone.person).toBe(0);
  });

  it('has no items where the length of one is not known', () => {
    const [known] = booking.services;
    const services = known ? [known, { ...known, durationMinutes: null }] : [];
    const unknown = { ...visit, booking: { ...booking, services } };
    expect(moveForm({ visit: unknown, to: null, zone, durations }).items).toEqual([]);
  });

  it('keeps the time of the clock on another day, also over a change of the clocks', () => {
    const form = reduce({ type: 'dateTyped', date: '2027-03-31', zone });
    expect(form).toMatchObject({ date: '2027-03-31', start: Date.parse('2027-03-31T11:00Z') });
  });

  it('keeps its start, and shows the day of the visit, while no day is typed', () => {
    const form = reduce(
      { type: 'dateTyped', date: '2027-03-18', zone },
      { type: 'dateTyped', date: '', zone },
    );
    expect(form).toMatchObject({ date: '', start: at(37) });
    expect(moveDay(form, visit, zone)).toBe('2027-03-17');
  });

  it.each<[string, MoveAction, string | null]>([
    ['another person', { type: 'personChosen', person: 1 }, null],
    ['another start', { type: 'startChosen', start: 1 }, null],
    ['another price', { type: 'itemTyped', index: 0, change: { price: '1' } }, null],
    ['the next request', { type: 'sent' }, null],
    ['whom it tells', { type: 'tellsToggled' }, 'Outdated'],
  ])('after a refusal and %s says of it: %s', (_, action, error) => {
    expect(reduce({ type: 'sent' }, { type: 'refused', error: 'Outdated' }, action).error).toBe(
      error,
    );
  });

  it('sends until it is refused', () => {
    expect(reduce({ type: 'sent' }).isSending).toBe(true);
    expect(reduce({ type: 'sent' }, { type: 'refused', error: '' }).isSending).toBe(false);
    // Else a second press could send it twice.
    expect(reduce({ type: 'sent' }, { type: 'personChosen', person: 2 }).isSending).toBe(true);
    expect(reduce({ type: 'tellsToggled' }).tells).toBe(false);
  });
});

describe('lengths and prices', () => {
  it('are sent only if one of them is other than before', () => {
    expect(changedItems(fresh, visit)).toBeNull();
    expect(changedItems(typed({ priceMinor: 900 }), visit)).toEqual([
      { durationMinutes: 60, priceMinor: 900 },
    ]);
  });

  it('change how long the visit takes, in whole quarter hours', () => {
    const { during } = checkMove(typed({ durationMinutes: 80 }), world);
    expect(during).toEqual({ from: at(13), to: at(14.5) });
  });

  it('that cannot be read change no length, and nothing can be sent', () => {
    const form = { ...typed({ durationMinutes: null }), start: at(12) };
    const { during, isReady } = checkMove(form, world);
    expect([during.to, isReady]).toEqual([at(13), false]);
  });
});

describe('free starts', () => {
  it('count the time of the visit as free with its own person alone, without its start', () => {
    const own = [12, 12.25, 12.5, 12.75, 13.25, 13.5, 13.75, 14];
    expect(startsWith(fresh, world, 0)).toEqual(own.map(at));
    expect(startsWith(fresh, world, 1)).toContain(at(13));
  });

  it('do not count that time as free where another person is booked then', () => {
    const busy = { ...world, dataOf: () => calendarOf({ ...booking, id: '9' }) };
    expect(startsWith(fresh, busy, 1)).toEqual([12, 14, 14.25, 14.5, 14.75, 15].map(at));
  });

  it('are unknown until the calendar is read, and of no other day', () => {
    expect(startsWith(fresh, world, 2)).toBeNull();
    expect(startsWith({ ...fresh, date: '2027-03-18' }, world, 0)).toEqual([]);
  });

  it('are eight at first, the nearest ones', () => {
    const { free, nearest } = checkMove({ ...startAt(12), person: 1 }, world);
    expect(nearest).toEqual([12, 12.25, 12.5, 12.75, 13, 13.25, 13.5, 13.75].map(at));
    expect(free?.length).toBe(13);
  });
});

describe('a move', () => {
  it.each([
    ['stays where it is', fresh, { isMoved: false, isReady: false }],
    ['goes to a free time', startAt(12), { isMoved: true, isReady: true, inTheWay: null }],
    ['overlaps its own time', startAt(13.5), { isReady: true, inTheWay: null }],
    ['meets another visit', startAt(14.5), { isReady: false, inTheWay: { booking: other } }],
    [
      'goes to another person',
      { ...fresh, person: 1 },
      { isMoved: true, isReady: true, skips: true },
    ],
    ['goes to an unread calendar', { ...fresh, person: 2 }, { isReady: false, skips: false }],
    ['has no day', { ...startAt(12), date: '' }, { isReady: false }],
  ])('that %s', (_, form, expected) => {
    expect(checkMove(form, world)).toMatchObject(expected);
  });

  it('into the past is none, and past starts are not listed', () => {
    const late = { ...world, now: at(12.5) };
    const { isPast, isReady, slots } = checkMove(startAt(12), late);
    expect([isPast, isReady, slots[0]?.at]).toEqual([true, false, at(12.5)]);
  });

  it('is possible outside of the hours, with doubts', () => {
    const { doubts, isReady } = checkMove(startAt(20), world);
    expect(doubts).toEqual([{ doubt: 'closed', minutes: 60 }]);
    expect(isReady).toBe(true);
  });
});
