import { describe, expect, it } from 'vitest';
import type { CalendarData, SlotValue } from '@/lib/shared/domain/calendar/cells';
import { SLOT_MS } from '@/lib/shared/domain/calendar/slots';
import { HOUR_MS } from '@/lib/shared/time/units';
import { arrangementOf, arrangeProblems, checkVisit } from './check-visits';
import type { ArrangeDraft } from './draft';

const at = (hours: number) => Date.UTC(2027, 2, 17, -1) + hours * HOUR_MS;

/** Free from 9 to 18 in Malta, with a visit from 13 to 14, and free again after midnight. */
function sample(): CalendarData {
  const slots = new Map<number, SlotValue>();
  const set = (from: number, to: number, status: 'available' | 'booked') => {
    for (let each = at(from); each < at(to); each += SLOT_MS) {
      slots.set(each, { status, serviceItemId: null });
    }
  };
  set(9, 18, 'available');
  set(13, 14, 'booked');
  set(24, 30, 'available');
  return { slots, bookings: [] };
}

const options = {
  data: sample(),
  length: HOUR_MS,
  now: at(8),
  horizon: at(40),
  zone: 'Europe/Malta',
  isRepeat: false,
};
const visit = (hours: number) => ({ date: '2027-03-17', start: at(hours), isLeftOut: false });

describe('a visit', () => {
  it('is not blocked by doubts', () => {
    const { isBlocked, doubts, during } = checkVisit(visit(17.5), options);
    expect(isBlocked).toBe(false);
    expect(doubts).toEqual([{ doubt: 'closed', minutes: 30 }]);
    expect(during).toEqual({ from: at(17.5), to: at(18.5) });
  });

  it('is blocked by another, with the nearest three free starts in order', () => {
    const { isBlocked, inTheWay, doubts, nearest } = checkVisit(visit(13.25), options);
    expect([isBlocked, inTheWay, doubts]).toEqual([true, { booking: null }, []]);
    expect(nearest).toEqual([at(12), at(14), at(14.25)]);
  });

  it('is offered no start of the day after', () => {
    const slots = new Map(sample().slots);
    for (let each = at(9); each < at(24); each += SLOT_MS) {
      slots.set(each, { status: 'booked', serviceItemId: null });
    }
    const data = { slots, bookings: [] };
    expect(checkVisit(visit(13), { ...options, data }).nearest).toEqual([]);
  });

  it('is blocked in the past and from where booking ends, also before the calendar is read', () => {
    const unread = { ...options, data: null };
    expect(checkVisit(visit(9), { ...unread, now: at(10) })).toMatchObject({
      isPast: true,
      isBlocked: true,
    });
    expect(checkVisit(visit(9), { ...unread, horizon: at(9) })).toMatchObject({
      isTooFar: true,
      isBlocked: true,
    });
    expect(checkVisit(visit(9), unread).isBlocked).toBe(false);
  });

  it('of a request without an answer is not blocked by itself, nor because it has begun', () => {
    const again = checkVisit(visit(13), { ...options, now: at(14), isRepeat: true });
    expect(again).toMatchObject({ isBlocked: false, isPast: false, inTheWay: null });
  });
});

const row = { key: 1, itemId: '5', minutes: 60, price: '12,5' };
const draft: ArrangeDraft = {
  date: '2027-03-17',
  minute: 600,
  person: null,
  items: [row],
  customerName: '',
  customerPhone: '',
  customerEmail: '',
  note: '',
  isSeries: false,
  everyWeeks: 1,
  count: 6,
  leftOut: [],
  instead: {},
};
const free = { isBlocked: false };
const blocked = { isBlocked: true };
const problems = (
  more: Partial<ArrangeDraft> = {},
  { chosen = '', wanted = [free] }: { chosen?: string; wanted?: { isBlocked: boolean }[] } = {},
) => arrangeProblems({ ...draft, ...more }, { chosen, wanted });

describe('what is wrong', () => {
  it('is nothing with day, time and an item: the customer may have no name', () => {
    expect(problems()).toEqual({ fields: {}, visits: {} });
    expect(problems({ customerPhone: ' ', customerEmail: ' ' }).fields).toEqual({});
  });

  it.each([
    [{ minute: null }, [], { key: 'startMissing' }],
    [{}, [], { key: 'nothingLeft' }],
    [{}, [blocked], { key: 'blocked', values: { count: 1, series: 'no' } }],
    [
      { isSeries: true },
      [blocked, free, blocked],
      { key: 'blocked', values: { count: 2, series: 'yes' } },
    ],
  ])('with the start %o', (more, wanted, start) => {
    expect(problems(more, { wanted }).visits).toEqual({ start });
  });

  it.each([
    ['none', [], '', 'itemMissing'],
    ['one that still waits to be added', [row], '6', 'itemMissing'],
    ['a wrong price', [row, { ...row, price: 'x' }], '', 'priceWrong'],
    ['an unreadable length', [{ ...row, length: 'long' }], '', 'lengthWrong'],
  ])('with the items: %s', (_, items, chosen, key) => {
    expect(problems({ items }, { chosen }).visits).toEqual({ items: { key } });
  });

  it('is a day, a phone or an address that is none', () => {
    const typed = { date: '', customerPhone: 'no number', customerEmail: 'rosa' };
    expect(problems(typed).fields).toEqual({
      date: { key: 'dateInvalid' },
      customerPhone: { key: 'phoneInvalid' },
      customerEmail: { key: 'emailInvalid' },
    });
  });
});

it('the request has starts, and prices in cents; a person only where one is chosen', () => {
  const sent = arrangementOf(draft, [visit(10)]);
  expect(sent).toEqual({
    starts: [at(10)],
    items: [{ id: '5', durationMinutes: 60, priceMinor: 1_250 }],
    customerName: '',
    customerPhone: '',
    customerEmail: '',
    note: '',
  });
  expect(arrangementOf({ ...draft, person: 0 }, [])).toMatchObject({ person: 0 });
});
