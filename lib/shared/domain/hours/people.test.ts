import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TimeRange } from '@/lib/shared/domain/calendar/presets';
import { offeredStarts, SLOT_MS } from '@/lib/shared/domain/calendar/slots';
import { addDays, weekdayOf } from '@/lib/shared/time/local-date';
import { HOUR_MS, MINUTE_MS } from '@/lib/shared/time/units';
import { spanOfDays } from '@/lib/shared/time/venue-time';
import { histories } from '@/test/histories';
import { calendarSlots } from './calendar-slots';
import { hoursOn } from './hours-on';
import { type AccountState, ONLY_WORKER, peopleOf, slotsOfAll, type Worker } from './people';
import { NO_RULES, NO_SCHEDULE, type Schedule } from './schedule';
import { scheduleOf } from './schedule-of';

const ZONE = 'Europe/Malta';
/** The Sundays on which clocks change, and a plain week. */
const DAYS = ['2027-03-28', '2027-10-31', '2027-06-16'] as const;

const range = fc
  .tuple(fc.integer({ min: 0, max: 90 }), fc.integer({ min: 1, max: 20 }))
  .map(([from, length]) => ({ from: from * 15, to: Math.min((from + length) * 15, 1440) }));
const ranges = fc.oneof(
  fc.constant<TimeRange[]>([]),
  range.map((one) => [one]),
);
const week = fc.array(ranges, { minLength: 7, maxLength: 7 });

const worker = (id: number): fc.Arbitrary<Worker> =>
  fc.record({
    id: fc.constant(id),
    name: fc.constant(`Person ${id}`),
    skippedItemIds: fc.subarray(['1', '2']),
    ownHours: fc.option(
      fc.record({
        week: fc.array(fc.option(ranges), { minLength: 7, maxLength: 7 }),
        special: fc.constant([]),
      }),
    ),
    pausedFrom: fc.constant(null),
    pausedUntil: fc.constant(null),
  });

/** Quarter hours from the start of the window. */
const span = fc.record({
  personId: fc.integer({ min: 0, max: 4 }),
  from: fc.integer({ min: 0, max: 150 }),
  length: fc.integer({ min: 1, max: 16 }),
});

const salon = fc.record({
  date: fc.constantFrom(...DAYS),
  week,
  workers: fc
    .integer({ min: 1, max: 5 })
    .chain((count) => fc.tuple(...Array.from({ length: count }, (_, id) => worker(id)))),
  marks: fc.array(fc.tuple(span, fc.constantFrom('available' as const, 'unavailable' as const)), {
    maxLength: 6,
  }),
  visits: fc.array(span, { maxLength: 8 }),
  afterMinutes: fc.constantFrom(0, 15),
  minutes: fc.integer({ min: 0, max: 120 }),
});
type Salon = typeof salon extends fc.Arbitrary<infer T> ? T : never;

function stateOf({ date, week, workers, marks, visits, afterMinutes }: Salon) {
  const { from: start, to } = spanOfDays(date, addDays(date, 1), ZONE);
  const placed = ({ personId, from, length }: Salon['visits'][number]) => ({
    personId,
    from: start + from * SLOT_MS,
    to: start + (from + length) * SLOT_MS,
  });
  const state: AccountState = {
    schedule: {
      ...NO_SCHEDULE,
      sets: [{ name: '', from: null, until: null, week }],
      rules: { ...NO_RULES, afterMinutes },
    },
    workers,
    marks: marks.map(([one, status]) => ({ ...placed(one), status })),
    visits: visits.map((one, bookingId) => ({
      ...placed(one),
      bookingId,
      serviceItemId: null,
      isByProvider: false,
    })),
  };
  return { state, window: { from: start, to } };
}

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const wallTimes = new Map<number, { day: number; minute: number }>();

/** Kept, since all histories ask for the same few hundred instants. */
function wallTimeOf(at: number) {
  const known = wallTimes.get(at);
  if (known) return known;
  const part = Object.fromEntries(clock.formatToParts(at).map(({ type, value }) => [type, value]));
  const wallTime = {
    day: weekdayOf(`${part.year}-${part.month}-${part.day}`),
    minute: Number(part.hour) * 60 + Number(part.minute),
  };
  wallTimes.set(at, wallTime);
  return wallTime;
}

/** Quarter hour by quarter hour, with a clock of wall time: no spans are cut or joined. */
function plainStarts(salon: Salon, who: Worker): number[] {
  const { state, window } = stateOf(salon);
  const own = <T extends { personId: number }>(all: readonly T[]) =>
    all.filter(({ personId }) => personId === who.id);
  const after = salon.afterMinutes * MINUTE_MS;
  const isOpen = (at: number) => {
    const { day, minute } = wallTimeOf(at);
    const hours = who.ownHours?.week[day] ?? salon.week[day] ?? [];
    return hours.some(({ from, to }) => from <= minute && minute < to);
  };
  const isFree = (at: number) => {
    const touches = ({ from, to }: { from: number; to: number }) => from < at + SLOT_MS && to > at;
    if (own(state.visits).some(({ from, to }) => touches({ from: from - after, to: to + after }))) {
      return false;
    }
    const marks = own(state.marks).filter(touches);
    if (marks.some(({ status }) => status === 'unavailable')) return false;
    return marks.length > 0 || isOpen(at);
  };
  const needed = Math.max(1, Math.ceil(salon.minutes / 15));
  const starts: number[] = [];
  for (let at = window.from; at + needed * SLOT_MS <= window.to; at += SLOT_MS) {
    const all = Array.from({ length: needed }, (_, n) => at + n * SLOT_MS);
    if (all.every(isFree)) starts.push(at);
  }
  return starts;
}

/** In the nights of clock changes a wall time is skipped or doubled; the calendar's own tests tell how. */
const isPlain = (date: string) => (at: number) => {
  const { from } = spanOfDays(date, date, ZONE);
  return date === '2027-06-16' || at < from || at >= from + 4 * HOUR_MS;
};

describe('several people', () => {
  it('are offered as a plain model says, for anybody and for each', () => {
    fc.assert(
      fc.property(salon, (one) => {
        const { state, window } = stateOf(one);
        const asked = { window, audience: 'customer' as const, now: window.from, zone: ZONE };
        const people = peopleOf(state, ZONE);
        const visit = { durationMinutes: one.minutes, now: window.from };
        const plain = isPlain(one.date);
        const slots = slotsOfAll(people, asked);
        const all = new Set<number>();
        for (const who of one.workers) {
          const expected = plainStarts(one, who).filter(plain);
          for (const at of expected) all.add(at);
          const calendar = people.find(({ id }) => id === who.id)?.calendar;
          if (!calendar) throw new Error('nobody is left out');
          expect(offeredStarts(calendarSlots(calendar, asked), visit).filter(plain)).toEqual(
            expected,
          );
          if (one.workers.length > 1) {
            expect(offeredStarts(slots, { ...visit, people: [who.id] }).filter(plain)).toEqual(
              expected,
            );
          }
        }
        expect(offeredStarts(slots, visit).filter(plain)).toEqual([...all].sort((a, b) => a - b));
      }),
      histories(1_000),
    );
  });

  it('have hours where one of them has, whoever else is booked outside of theirs', () => {
    const day = spanOfDays('2027-06-16', '2027-06-16', ZONE);
    const [nine, ten] = [day.from + 9 * HOUR_MS, day.from + 10 * HOUR_MS];
    const booked = (personId: number) => ({
      personId,
      bookingId: personId,
      from: nine,
      to: ten,
      serviceItemId: null,
      isByProvider: true,
    });
    const open = Array.from({ length: 7 }, () => [{ from: 540, to: 600 }]);
    const never = Array.from({ length: 7 }, () => []);
    const workers = [
      { ...ONLY_WORKER, ownHours: { week: never, special: [] } },
      { ...ONLY_WORKER, id: 1 },
    ];
    const schedule = { ...NO_SCHEDULE, sets: [{ name: '', from: null, until: null, week: open }] };
    const outside = (ids: number[]) => {
      const state = { schedule, workers, marks: [], visits: ids.map(booked) };
      const asked = { window: day, audience: 'provider' as const, now: day.from, zone: ZONE };
      return slotsOfAll(peopleOf(state, ZONE), asked).filter(({ isOutside }) => isOutside).length;
    };
    expect([outside([0]), outside([0, 1]), outside([1])]).toEqual([0, 0, 0]);
    const early = booked(0);
    const state = {
      schedule,
      workers,
      marks: [],
      visits: [{ ...early, from: nine - HOUR_MS, to: nine }],
    };
    const asked = { window: day, audience: 'provider' as const, now: day.from, zone: ZONE };
    const slots = slotsOfAll(peopleOf(state, ZONE), asked);
    expect(slots.filter(({ isOutside }) => isOutside)).toHaveLength(4);
  });

  it('name nobody where one works', () => {
    fc.assert(
      fc.property(salon, (one) => {
        const { state, window } = stateOf({ ...one, workers: [ONLY_WORKER] as Salon['workers'] });
        const asked = { window, audience: 'provider' as const, now: window.from, zone: ZONE };
        const [only] = peopleOf(state, ZONE);
        if (!only) throw new Error('there is always one');
        expect(slotsOfAll([only], asked)).toEqual(calendarSlots(only.calendar, asked));
      }),
      histories(50),
    );
  });
});

describe('own hours', () => {
  const open = [{ from: 540, to: 1020 }];
  const late = [{ from: 1080, to: 1200 }];
  const shop: Schedule = {
    ...NO_SCHEDULE,
    sets: [
      { name: '', from: null, until: null, week: [[], open, open, open, open, [], []] },
      {
        name: 'Summer',
        from: '2027-07-01',
        until: '2027-08-31',
        week: [[], open, [], open, open, [], []],
      },
    ],
    special: [{ name: 'Party', from: '2027-06-18', until: '2027-06-18', ranges: [] }],
  };
  const blessing: Worker = {
    ...ONLY_WORKER,
    ownHours: {
      week: [late, null, late, null, late, null, null],
      special: [{ name: '', from: '2027-06-15', until: '2027-06-15', ranges: [] }],
    },
  };
  const rangesOn = (date: string) => hoursOn(scheduleOf(shop, blessing), date).ranges;

  it.each([
    ['a day of her own', '2027-06-16', late],
    ['a day as the shop', '2027-06-17', open],
    ['a day on which only she works', '2027-06-14', late],
    ['her day off', '2027-06-15', []],
    ['a day on which the shop is closed', '2027-06-18', []],
    ['a weekday that the summer closes', '2027-07-07', []],
    ['a weekday on which only she works, in summer', '2027-07-05', late],
  ])('of %s', (_, date, expected) => {
    expect(rangesOn(date)).toEqual(expected);
  });
});
