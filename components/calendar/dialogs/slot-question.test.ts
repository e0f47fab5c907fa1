import { describe, expect, it } from 'vitest';
import type { CalendarData } from '@/lib/shared/domain/calendar/cells';
import type { SlotStatus } from '@/lib/shared/domain/calendar/slots';
import { SLOT_MS } from '@/lib/shared/domain/calendar/slots';
import { textsFor } from '@/lib/shared/texts/catalogue';
import { DAY_MS } from '@/lib/shared/time/units';
import { questionFor, type SlotQuestion, whyLost } from './slot-question';

const t = textsFor('en', 'calendar.lost');

function lostText(data: CalendarData, question: SlotQuestion) {
  const why = whyLost(data, question);
  return why && t(why);
}

const AS_SPECIFIED = { shift: false, readOnly: false, opensUnset: false };
const AT = Date.parse('2025-11-20T09:00:00Z');

function dataOf(status: SlotStatus | null): CalendarData {
  return { slots: new Map([[AT, { status, serviceItemId: null }]]), bookings: [] };
}

describe('a press on a slot', () => {
  it.each([
    ['CAL-024', 'available', false, false, 'book'],
    ['CAL-027', 'available', true, false, 'block'],
    ['CAL-029', 'booked', false, false, 'visit'],
    ['CAL-031', 'unavailable', false, false, 'open'],
    ['CAL-033', 'available', true, true, undefined],
    ['CAL-034', 'unavailable', false, true, undefined],
    ['CAL-024', 'available', false, true, 'book'],
    ['CAL-029', 'booked', false, true, 'visit'],
    ['CAL-035', null, false, false, undefined],
    ['CAL-035', null, true, false, undefined],
  ] as const)(
    '%s that is %s, with Shift %s, read-only %s, asks %s',
    (_, status, shift, readOnly, kind) => {
      expect(
        questionFor(dataOf(status), AT, { ...AS_SPECIFIED, shift, readOnly, now: AT })?.kind,
      ).toBe(kind);
    },
  );

  it('asks about one that is not set where visits can be arranged, until it is over', () => {
    const { slots } = dataOf(null);
    const open = { status: 'available', serviceItemId: null, source: 'hours' } as const;
    const withHours = { slots: new Map([...slots, [AT + DAY_MS, open]]), bookings: [] };
    const ask = (now: number, readOnly = false) =>
      questionFor(withHours, AT, { ...AS_SPECIFIED, readOnly, opensUnset: true, now });
    const question = ask(AT);
    expect(question?.kind).toBe('open');
    expect(question && whyLost(withHours, question)).toBeNull();
    expect(ask(AT + SLOT_MS)).toBeNull();
    expect(ask(AT, true)).toBeNull();
    const asked = { ...AS_SPECIFIED, opensUnset: true, now: AT };
    expect(questionFor(dataOf(null), AT, asked)).toBeNull();
  });

  it('asks nothing before the calendar is known', () => {
    expect(questionFor(null, AT, { ...AS_SPECIFIED, opensUnset: true, now: AT })).toBeNull();
  });

  it.each([
    ['CAL-024', 'available', false, 'book', undefined],
    ['CAL-027', 'available', true, 'block', 'block'],
    ['CAL-029', 'booked', false, 'visit', 'visit'],
    ['CAL-031', 'unavailable', false, 'open', 'open'],
  ] as const)(
    '%s that is %s, with Shift %s, asks %s while its quarter hour runs and %s when it is over',
    (_, status, shift, running, over) => {
      const ask = (now: number) => questionFor(dataOf(status), AT, { ...AS_SPECIFIED, shift, now });
      expect(ask(AT + SLOT_MS - 1)?.kind).toBe(running);
      expect(ask(AT + SLOT_MS)?.kind).toBe(over);
    },
  );
});

describe('a question whose slot changes while it is asked', () => {
  const booked = (customerName: string, id = '1'): CalendarData => ({
    slots: new Map([[AT, { status: 'booked', serviceItemId: '5' }]]),
    bookings: [
      {
        id,
        startsAt: AT,
        endsAt: null,
        isCancelled: false,
        customerName,
        customerPhone: '',
        services: [],
        customerEmail: '',
        totalMinor: null,
        bookedAt: null,
      },
    ],
  });
  const asked = (data: CalendarData, shift = false) => {
    const question = questionFor(data, AT, { ...AS_SPECIFIED, shift, now: AT });
    if (!question) throw new Error('nothing is asked');
    return question;
  };

  it.each([
    ['CAL-024', 'available', false, 'booked', 'This time has been booked meanwhile.'],
    ['CAL-024', 'available', false, 'unavailable', 'This time is not available any more.'],
    ['CAL-027', 'available', true, 'booked', 'This time has been booked meanwhile.'],
    ['CAL-031', 'unavailable', false, 'available', 'This time is available already.'],
    ['CAL-029', 'booked', false, 'available', 'There is no booking at this time any more.'],
  ] as const)(
    '%s: asked of one that is %s, with Shift %s, it says of one that is %s: %s',
    (...row) => {
      const [, before, shift, after, why] = row;
      expect(lostText(dataOf(after), asked(dataOf(before), shift))).toBe(why);
      expect(whyLost(dataOf(before), asked(dataOf(before), shift))).toBeNull();
    },
  );

  it('CAL-029 knows of each step from the booking to its end that it is about one', () => {
    const question = asked(booked('Ada Obi'));
    for (const kind of ['visit', 'cancel', 'cancel-customer'] as const) {
      expect(whyLost(booked('Ada Obi'), { ...question, kind })).toBeNull();
      expect(whyLost(dataOf('available'), { ...question, kind })).toBe('noBooking');
    }
  });

  it('CAL-029 CAL-030 does not cancel another booking than the one that was seen', () => {
    const question = asked(booked('Ada Obi'));
    expect(whyLost(booked('Zoë Borg', '2'), question)).toBe('changed');
    // The host gives a new booking its id after it was shown.
    expect(whyLost(booked('Ada Obi', '2'), question)).toBeNull();
  });
});
