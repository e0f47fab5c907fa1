import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type MarkedSpan,
  nearestStarts,
  offeredStarts,
  SLOT_MS,
  slotsOf,
} from '@/lib/shared/domain/calendar/slots';
import type { CalendarState } from '@/lib/shared/domain/hours/calendar-slots';
import type { Person } from '@/lib/shared/domain/hours/people';
import { NO_SCHEDULE } from '@/lib/shared/domain/hours/schedule';
import { AppError } from '@/lib/shared/errors';
import { findFree, planVisit, searchWindow } from './visit';

const NOW = Date.UTC(2027, 0, 4, 8);
const HOUR = 4 * SLOT_MS;
const item = (durationMinutes: number) => ({
  id: 1,
  name: 'Cut',
  priceMinor: 500,
  durationMinutes,
});

const spans: fc.Arbitrary<MarkedSpan[]> = fc.array(
  fc
    .record({
      status: fc.constantFrom(
        'available' as const,
        'available' as const,
        'unavailable' as const,
        'booked' as const,
      ),
      from: fc.integer({ min: -8, max: 40 }),
      length: fc.integer({ min: 1, max: 24 }),
    })
    .map(({ status, from, length }) => ({
      status,
      from: NOW + from * SLOT_MS,
      to: NOW + (from + length) * SLOT_MS,
    })),
  { maxLength: 8 },
);

const BY_CUSTOMER = { now: NOW, audience: 'customer' as const };

/** A calendar without a schedule, of painted spans and booked ones. */
function stateOf(spans: readonly MarkedSpan[]): CalendarState {
  const visits = spans.filter(({ status }) => status === 'booked');
  return {
    schedule: NO_SCHEDULE,
    marks: spans.flatMap(({ from, to, status }) =>
      status === 'booked' ? [] : { from, to, status },
    ),
    visits: visits.map(({ from, to }) => ({
      from,
      to,
      serviceItemId: null,
      isByProvider: false,
    })),
  };
}

/** One person with that calendar. */
const peopleWith = (spans: readonly MarkedSpan[]): Person[] => [
  { id: 0, name: '', skippedItemIds: [], calendar: stateOf(spans) },
];

describe('planVisit', () => {
  test('accepts exactly the starts that are shown', () => {
    fc.assert(
      fc.property(
        spans,
        fc.integer({ min: -4, max: 44 }),
        fc.nat(120),
        (calendar, slot, minutes) => {
          const start = NOW + slot * SLOT_MS;
          const shown = offeredStarts(slotsOf(calendar, searchWindow(start, NOW)), {
            durationMinutes: minutes,
            now: NOW,
          });
          const plan = () =>
            planVisit(
              { start, itemIds: [1] },
              { items: [item(minutes)], people: peopleWith(calendar) },
              BY_CUSTOMER,
            );
          if (shown.includes(start)) {
            expect(plan().during.from).toBe(start);
          } else {
            expect(plan).toThrow(AppError);
          }
        },
      ),
    );
  });

  test('names only starts that it would accept', () => {
    fc.assert(
      fc.property(
        spans,
        fc.integer({ min: 0, max: 44 }),
        fc.nat(120),
        (calendar, slot, minutes) => {
          const known = { items: [item(minutes)], people: peopleWith(calendar) };
          try {
            planVisit({ start: NOW + slot * SLOT_MS, itemIds: [1] }, known, BY_CUSTOMER);
          } catch (error) {
            if (!(error instanceof AppError)) throw error;
            for (const start of error.details.nearestStarts ?? []) {
              expect(() => planVisit({ start, itemIds: [1] }, known, BY_CUSTOMER)).not.toThrow();
            }
          }
        },
      ),
    );
  });

  test('names the very nearest starts, however far it had to look', () => {
    const hour = fc.integer({ min: -200, max: 200 });
    const openings = fc.array(hour, { maxLength: 6 });
    fc.assert(
      fc.property(openings, (hours) => {
        const start = NOW + 7 * 24 * HOUR;
        const calendar = hours.map((at) => {
          const from = start + at * HOUR;
          return { status: 'available' as const, from, to: from + 2 * SLOT_MS };
        });
        const blocked = { status: 'unavailable' as const, from: start, to: start + SLOT_MS };
        const marks = [...calendar, blocked];
        const known = { items: [item(15)], people: peopleWith(marks) };
        const all = offeredStarts(slotsOf(marks, searchWindow(start, NOW)), {
          durationMinutes: 15,
          now: NOW,
        });
        expect(() => planVisit({ start, itemIds: [1] }, known, BY_CUSTOMER)).toThrow(
          expect.objectContaining({
            details: { nearestStarts: nearestStarts(all, start) },
          }),
        );
      }),
    );
  });

  test('finds other starts for a time that has passed', () => {
    const free = { status: 'available' as const, from: NOW - HOUR, to: NOW + HOUR };
    const plan = () =>
      planVisit(
        { start: NOW - HOUR, itemIds: [1] },
        { items: [item(15)], people: peopleWith([free]) },
        BY_CUSTOMER,
      );
    expect(plan).toThrow(
      expect.objectContaining({
        code: 'invalid',
        details: {
          nearestStarts: [0, 1, 2].map((slot) => NOW + slot * SLOT_MS),
        },
      }),
    );
  });
});

describe('findFree', () => {
  const open = { status: 'available' as const, from: NOW, to: NOW + 8 * HOUR };

  test('is what planVisit plans, or null', () => {
    const known = { items: [item(30)], people: peopleWith([open]) };
    const wanted = { start: NOW + HOUR, itemIds: [1] };
    expect(findFree(wanted, known, BY_CUSTOMER)).toEqual(planVisit(wanted, known, BY_CUSTOMER));
    expect(findFree({ ...wanted, start: NOW + 8 * HOUR }, known, BY_CUSTOMER)).toBeNull();
  });

  test('looks at the start alone, also where it is not free', () => {
    const looksFor = (start: number) => {
      let looks = 0;
      const calendar = {
        ...stateOf([]),
        get marks() {
          looks += 1;
          return [open];
        },
      };
      const people = [{ id: 0, name: '', skippedItemIds: [], calendar }];
      findFree({ start, itemIds: [1] }, { items: [item(30)], people }, BY_CUSTOMER);
      return looks;
    };
    expect(looksFor(NOW + 8 * HOUR)).toBe(looksFor(NOW + HOUR));
  });
});
