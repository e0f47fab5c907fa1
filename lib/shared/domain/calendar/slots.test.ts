import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toIso } from '@/lib/shared/time/instant';
import { MINUTE_MS } from '@/lib/shared/time/units';
import { spanOfDays } from '@/lib/shared/time/venue-time';
import {
  type MarkedSpan,
  nearestStarts,
  offeredStarts,
  SLOT_MS,
  SLOT_STATUSES,
  slotsNeeded,
  slotsOf,
  visitMinutes,
} from './slots';

const START = Date.UTC(2027, 2, 28);
const at = (minutes: number) => START + minutes * MINUTE_MS;
const span = (
  status: MarkedSpan['status'],
  from: number,
  to: number,
  serviceItemId?: string,
): MarkedSpan => ({ status, from: at(from), to: at(to), serviceItemId: serviceItemId ?? null });
const hours = (from: number, to: number) => ({ from: at(from * 60), to: at(to * 60) });

describe('the length of a visit', () => {
  test.each([
    [0, 1],
    [1, 1],
    [15, 1],
    [16, 2],
    [45, 3],
    [46, 4],
    [1_440, 96],
  ])('of %i minutes is %i slots', (minutes, slots) => {
    expect(slotsNeeded(minutes)).toBe(slots);
  });

  test('is the sum of its items, of which those without a duration add nothing', () => {
    expect(visitMinutes([])).toBe(0);
    expect(visitMinutes([20, 0, 25])).toBe(45);
    expect(visitMinutes([20, -5])).toBe(20);
  });
});

describe('slotsOf', () => {
  const statuses = (spans: MarkedSpan[], window = hours(0, 2)) =>
    slotsOf(spans, window).map((slot) => [toIso(slot.startsAt).slice(11, 16), slot.status]);

  test('lists the set quarter hours in order, with what was booked', () => {
    expect(slotsOf([span('booked', 30, 45, '7'), span('available', 15, 60)], hours(0, 2))).toEqual([
      { startsAt: at(15), status: 'available', serviceItemId: null },
      { startsAt: at(30), status: 'booked', serviceItemId: '7' },
      { startsAt: at(45), status: 'available', serviceItemId: null },
    ]);
  });

  test.each<[string, MarkedSpan[], [string, string][]]>([
    ['nothing set', [], []],
    [
      'an available span that covers slots in part leaves those out',
      [span('available', 5, 40)],
      [['00:15', 'available']],
    ],
    [
      'two available spans that touch cover a slot together',
      [span('available', 7, 15), span('available', 0, 7)],
      [['00:00', 'available']],
    ],
    ['two with a gap do not', [span('available', 0, 7), span('available', 8, 15)], []],
    [
      'a blocked or booked span takes every slot it touches',
      [span('available', 0, 60), span('unavailable', 14, 16), span('booked', 40, 46)],
      [
        ['00:00', 'unavailable'],
        ['00:15', 'unavailable'],
        ['00:30', 'booked'],
        ['00:45', 'booked'],
      ],
    ],
    [
      'booked is stronger than blocked, in any order',
      [span('booked', 0, 15), span('unavailable', 0, 30), span('booked', 15, 30)],
      [
        ['00:00', 'booked'],
        ['00:15', 'booked'],
      ],
    ],
  ])('%s', (_, spans, expected) => {
    expect(statuses(spans)).toEqual(expected);
  });

  test('lists only slots that lie whole in the window', () => {
    const spans = [span('available', 0, 600)];
    expect(statuses(spans, { from: at(60), to: at(90) })).toEqual([
      ['01:00', 'available'],
      ['01:15', 'available'],
    ]);
    expect(statuses(spans, { from: at(61), to: at(89) })).toEqual([]);
    expect(statuses(spans, { from: at(61), to: at(90) })).toEqual([['01:15', 'available']]);
  });

  test.each([
    ['2027-03-28', 92],
    ['2027-10-31', 100],
    ['2027-07-01', 96],
  ])('%s in Malta has %i quarter hours', (date, count) => {
    const day = spanOfDays(date, date, 'Europe/Malta');
    const slots = slotsOf([{ ...day, status: 'available' }], day);
    expect(slots).toHaveLength(count);
    expect(new Set(slots.map((slot) => slot.startsAt)).size).toBe(count);
  });

  const anySpan = fc
    .record({
      status: fc.constantFrom(...SLOT_STATUSES),
      from: fc.integer({ min: -30, max: 150 }),
      length: fc.integer({ min: 1, max: 60 }),
    })
    .map(({ status, from, length }) => span(status, from, from + length));

  test('says of every slot what its minutes say', () => {
    fc.assert(
      fc.property(fc.array(anySpan, { maxLength: 8 }), (spans) => {
        const found = new Map(
          slotsOf(spans, hours(0, 2)).map((slot) => [slot.startsAt, slot.status]),
        );
        for (let slot = 0; slot < 8; slot += 1) {
          const minutes = Array.from({ length: 15 }, (_, minute) => {
            const here = at(slot * 15 + minute);
            return spans
              .filter((one) => one.from <= here && here < one.to)
              .map((one) => one.status);
          });
          const expected = minutes.some((minute) => minute.includes('booked'))
            ? 'booked'
            : minutes.some((minute) => minute.includes('unavailable'))
              ? 'unavailable'
              : minutes.every((minute) => minute.includes('available'))
                ? 'available'
                : undefined;
          expect(found.get(at(slot * 15))).toBe(expected);
        }
      }),
    );
  });

  test('gives the same slots for a window as for its two halves', () => {
    fc.assert(
      fc.property(
        fc.array(anySpan, { maxLength: 8 }),
        fc.integer({ min: 1, max: 7 }),
        (spans, cut) => {
          const middle = at(cut * 15);
          const whole = hours(0, 2);
          expect([
            ...slotsOf(spans, { ...whole, to: middle }),
            ...slotsOf(spans, { ...whole, from: middle }),
          ]).toEqual(slotsOf(spans, whole));
        },
      ),
    );
  });
});

describe('offeredStarts', () => {
  const slots = (row: string) =>
    [...row].flatMap((letter, index) => {
      const status = SLOT_STATUSES.find((name) => name.startsWith(letter));
      return status ? [{ startsAt: at(index * 15), status }] : [];
    });
  const offered = (row: string, durationMinutes: number, now = START) =>
    offeredStarts(slots(row), { durationMinutes, now }).map((start) => (start - START) / SLOT_MS);

  test.each<[string, number, number[]]>([
    ['aaaa', 15, [0, 1, 2, 3]],
    ['aaaa', 0, [0, 1, 2, 3]],
    ['aaaa', 16, [0, 1, 2]],
    ['aaaa', 60, [0]],
    ['aaaa', 61, []],
    ['aabaa', 30, [0, 3]],
    ['aauaa', 30, [0, 3]],
    ['aa-aa', 30, [0, 3]],
    ['bu--', 15, []],
    ['', 15, []],
  ])('TIME-011: of %s, for %i minutes, are %j', (row, minutes, expected) => {
    expect(offered(row, minutes)).toEqual(expected);
  });

  test('never lie before now, by a millisecond', () => {
    expect(offered('aaa', 15, at(15))).toEqual([1, 2]);
    expect(offered('aaa', 15, at(15) + 1)).toEqual([2]);
  });

  test('TIME-013: a start that is listed twice is offered once', () => {
    const twice = [...slots('aa'), ...slots('aa')];
    expect(offeredStarts(twice, { durationMinutes: 15, now: START })).toEqual([at(0), at(15)]);
  });

  test('are those at which the whole visit is available, in order', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a', 'a', 'a', 'u', 'b', '-'), { maxLength: 20 }),
        fc.integer({ min: 0, max: 120 }),
        (letters, minutes) => {
          const row = letters.join('');
          const needed = 'a'.repeat(slotsNeeded(minutes));
          const expected = letters.flatMap((_, index) =>
            row.startsWith(needed, index) ? [index] : [],
          );
          expect(offered(row, minutes)).toEqual(expected);
        },
      ),
    );
  });

  test('a longer visit has no start that a shorter one lacks', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a', 'u')),
        fc.nat(90),
        fc.nat(90),
        (letters, one, more) => {
          const short = offered(letters.join(''), one);
          for (const start of offered(letters.join(''), one + more)) expect(short).toContain(start);
        },
      ),
    );
  });
});

describe('nearestStarts', () => {
  const starts = [0, 30, 60, 90, 300].map(at);

  test('are three at most, nearest first, without the wanted one', () => {
    expect(nearestStarts(starts, at(60))).toEqual([at(30), at(90), at(0)]);
    expect(nearestStarts(starts, at(1_000))).toEqual([at(300), at(90), at(60)]);
    expect(nearestStarts(starts, at(75), 1)).toEqual([at(60)]);
    expect(nearestStarts([], at(0))).toEqual([]);
  });
});
