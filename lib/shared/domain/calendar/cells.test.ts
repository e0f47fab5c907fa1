import { describe, expect, it } from 'vitest';
import { textsFor } from '@/lib/shared/texts/catalogue';
import {
  type BookingNote,
  bookedSpan,
  bookingAt,
  busyCalendars,
  type CalendarData,
  dayCells,
  firstCommonMinute,
  firstWorkingMinute,
  freeMinutesFrom,
  hasSetSlot,
  isElsewhere,
  type SlotValue,
} from './cells';
import { gridDay } from './grid';
import { SLOT_MS, type SlotStatus } from './slots';

const t = textsFor('en', 'calendar.cells');
const MALTA = 'Europe/Malta';
const DAY = gridDay('2025-11-20', MALTA);
const at = (clock: string) => Date.parse(`2025-11-20T${clock}:00+01:00`);

function booking(id: string, from: string, to: string | null, given: Partial<BookingNote> = {}) {
  return {
    id,
    startsAt: at(from),
    isCancelled: false,
    endsAt: to === null ? null : at(to),
    customerName: '',
    customerPhone: '',
    customerEmail: '',
    totalMinor: null,
    bookedAt: null,
    services: [],
    ...given,
  };
}

function data(
  runs: readonly [from: string, to: string, status: SlotStatus, itemId?: string][],
  bookings: BookingNote[] | null = [],
): CalendarData {
  const slots = new Map<number, SlotValue>();
  for (const [from, to, status, serviceItemId = null] of runs) {
    for (let slot = at(from); slot < at(to); slot += SLOT_MS)
      slots.set(slot, { status, serviceItemId });
  }
  return { slots, bookings };
}

const NO_ITEM = { serviceItemId: null };
const NAMES = new Map([['5', 'Family platter']]);
const cellsOf = (known: CalendarData, now: number | null = null) => {
  const cells = dayCells(DAY, known, NAMES, now, t);
  return (clock: string) => {
    const cell = cells.find((other) => other.at === at(clock));
    if (!cell) throw new Error(`no cell at ${clock}`);
    return cell;
  };
};

describe('the cells of a day', () => {
  it('CAL-008 CAL-009 say each of the four states, a slot that is not listed being not set', () => {
    const cell = cellsOf(
      data(
        [
          ['09:00', '10:00', 'available'],
          ['10:00', '11:00', 'unavailable'],
          ['11:00', '12:00', 'booked', '5'],
        ],
        [
          booking('1', '11:00', '12:00', {
            services: [{ name: 'Platter for 30', serviceName: '', priceMinor: null }],
            customerName: 'Chidinma',
          }),
        ],
      ),
    );
    expect(['08:45', '09:00', '10:15', '11:15'].map((clock) => cell(clock).label)).toEqual([
      'Thursday 20 November, 08:45, not set',
      'Thursday 20 November, 09:00, available',
      'Thursday 20 November, 10:15, unavailable',
      'Chidinma, Thursday 20 November, 11:15, booked, Platter for 30',
    ]);
  });

  it('say what a state comes from, and of marks by hand on days with opening hours', () => {
    const known = data([['09:00', '10:15', 'available']]);
    const sources = ['hours', 'special-day', 'mark', undefined, 'visit'] as const;
    const slots = new Map(
      [...known.slots].map(([slot, value], index) => [slot, { ...value, source: sources[index] }]),
    );
    const causes = (of: typeof known) => {
      const cell = cellsOf(of);
      const labels = ['09:00', '09:15', '09:30', '09:45'].map((clock) => cell(clock).label);
      return labels.map((label) => label.split(', ').slice(2).join(', '));
    };
    expect(causes({ ...known, slots })).toEqual([
      'available, opening hours',
      'available, special day',
      'available, marked by you',
      'available',
    ]);
    const marks = new Map(
      [...known.slots].map(([slot, value]) => [slot, { ...value, source: 'mark' as const }]),
    );
    expect(new Set(causes({ ...known, slots: marks }))).toEqual(new Set(['available']));
  });

  it('say where another calendar is busy, over a visit as a whole', () => {
    const known = data(
      [
        ['09:00', '10:00', 'unavailable'],
        ['11:00', '12:00', 'booked', '5'],
      ],
      [booking('1', '11:00', '12:00', { customerName: 'Ann' })],
    );
    const slots = new Map(known.slots);
    slots.set(at('09:00'), { ...NO_ITEM, status: 'unavailable', source: 'elsewhere' });
    const busy = [
      { startsAt: at('09:20'), endsAt: at('09:30'), name: 'Private' },
      { startsAt: at('11:50'), endsAt: at('13:10'), name: 'School' },
    ];
    const cell = cellsOf({ ...known, slots, busy });
    const clocks = ['09:00', '09:15', '09:30', '11:00', '11:45', '12:00', '13:00', '13:15'];
    expect(clocks.map((clock) => cell(clock).label.replace(/Thu.*?:\d\d, /, ''))).toEqual([
      'unavailable, busy in another calendar',
      'unavailable, busy in another calendar',
      'unavailable',
      'Ann, booked, busy in another calendar, too, Family platter',
      'Ann, booked, busy in another calendar, too, Family platter',
      'not set, busy in another calendar',
      'not set, busy in another calendar',
      'not set',
    ]);
    expect([cell('09:30').isFirst, cell('11:15').isFirst, cell('13:15').isFirst]).toEqual([
      true,
      false,
      true,
    ]);
    const all = { ...known, slots, busy };
    expect(
      ['09:15', '09:30', '11:45', '13:00'].map((clock) => isElsewhere(all, at(clock))),
    ).toEqual([true, false, false, true]);
    expect(busyCalendars(all, { from: at('09:25'), to: at('12:00') })).toEqual([
      'Private',
      'School',
    ]);
  });

  it('CAL-024 say that available ones are past, once their quarter hour is over, and no others', () => {
    const known = data([
      ['09:00', '10:00', 'available'],
      ['10:00', '10:15', 'booked'],
      ['10:15', '10:30', 'unavailable'],
    ]);
    const cell = cellsOf(known, at('09:44'));
    expect(['09:15', '09:30'].map((clock) => cell(clock).label)).toEqual([
      'Thursday 20 November, 09:15, available, past',
      'Thursday 20 November, 09:30, available',
    ]);
    const later = cellsOf(known, at('11:00'));
    expect(['08:45', '10:00', '10:15'].map((clock) => later(clock).isPast)).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('name a booked slot by its item when no bookings are told', () => {
    const cell = cellsOf(
      data(
        [
          ['11:00', '12:00', 'booked', '5'],
          ['12:00', '12:15', 'booked', '9'],
        ],
        null,
      ),
    );
    expect(cell('11:00').name).toBe('Family platter');
    expect(cell('12:00')).toMatchObject({
      name: 'Booked',
      label: 'Thursday 20 November, 12:00, booked',
    });
  });

  it('join runs of one state, and part two bookings that touch', () => {
    const cell = cellsOf(
      data(
        [
          ['09:00', '09:30', 'available'],
          ['09:30', '11:00', 'booked', '5'],
        ],
        [booking('1', '09:30', '10:15'), booking('2', '10:15', '11:00')],
      ),
    );
    const edges = ['09:00', '09:15', '09:30', '09:45', '10:00', '10:15', '10:45'].map((clock) => {
      const { isFirst, isLast, hasSymbol } = cell(clock);
      return [isFirst && 'first', isLast && 'last', hasSymbol && 'symbol']
        .filter(Boolean)
        .join(' ');
    });
    expect(edges).toEqual([
      'first symbol',
      'last',
      'first symbol',
      '',
      'last',
      'first symbol',
      'last',
    ]);
    expect(cell('13:00').hasSymbol).toBe(true);
    expect(cell('13:15').hasSymbol).toBe(false);
  });

  it('CAL-009 claim no state while nothing is known of the day', () => {
    const cells = dayCells(DAY, null, NAMES, at('12:00'), t);
    expect(cells).toHaveLength(96);
    expect(cells[36]?.label).toBe('Thursday 20 November, 09:00');
  });

  it('tell the doubled hour apart', () => {
    const day = gridDay('2025-10-26', MALTA);
    const labels = dayCells(day, data([]), NAMES, null, t).map(({ label }) => label);
    expect(labels).toContain('Sunday 26 October, 02:15 CEST, not set');
    expect(labels).toContain('Sunday 26 October, 02:15 CET, not set');
    expect(new Set(labels).size).toBe(100);
  });
});

describe('what the calendar knows', () => {
  const known = data(
    [
      ['07:30', '09:30', 'available'],
      ['09:30', '10:30', 'booked', '5'],
      ['10:30', '11:00', 'available'],
    ],
    [
      booking('gone', '09:30', '10:30', { isCancelled: true }),
      booking('1', '09:30', '10:30'),
      booking('open', '15:00', null),
    ],
  );

  it('finds the booking that covers a slot, never a cancelled one', () => {
    expect(bookingAt(known, at('09:15'))).toBeNull();
    expect(bookingAt(known, at('10:15'))?.id).toBe('1');
    expect(bookingAt(known, at('10:30'))).toBeNull();
    expect([at('15:00'), at('15:15')].map((slot) => bookingAt(known, slot)?.id)).toEqual([
      'open',
      undefined,
    ]);
  });

  it('knows the span of a booking, also when only its slots are told', () => {
    const span = { from: at('09:30'), to: at('10:30') };
    expect(bookedSpan(known, at('10:00'))).toEqual(span);
    expect(bookedSpan({ ...known, bookings: null }, at('10:00'))).toEqual(span);
  });

  it('counts the free minutes from a slot to the next that is not free', () => {
    expect(freeMinutesFrom(known, at('08:45'))).toBe(45);
    expect(freeMinutesFrom(known, at('09:30'))).toBe(0);
  });

  it('opens at the hour of the first set slot, or at 06:00', () => {
    expect(firstWorkingMinute([DAY], known)).toBe(7 * 60);
    expect(firstWorkingMinute([DAY], data([]))).toBe(6 * 60);
  });

  it('is that of whoever begins first; whoever is off all day does not count', () => {
    const off = data([['00:00', '23:45', 'unavailable']]);
    const late = data([['10:15', '11:00', 'available']]);
    const early = data([['08:30', '09:00', 'booked', '5']]);
    expect(firstCommonMinute([DAY], [off, late, early])).toBe(8 * 60);
    expect(firstCommonMinute([DAY], [late, off])).toBe(10 * 60);
    expect(firstCommonMinute([DAY], [off])).toBe(0);
    expect(firstCommonMinute([DAY], [])).toBeNull();
  });
});

describe('a calendar', () => {
  it('CAL-009 has no set slot while none has a status', () => {
    const unset: CalendarData = {
      slots: new Map([[at('09:00'), { status: null, serviceItemId: null }]]),
      bookings: [],
    };
    expect([data([]), unset].map(hasSetSlot)).toEqual([false, false]);
    expect(hasSetSlot(data([['09:00', '09:15', 'booked']]))).toBe(true);
  });
});
