import { describe, expect, test } from 'vitest';
import { openingHours } from './opening-hours';
import type { SlotStatus } from './slots';

const MALTA = 'Europe/Malta';
const DAY = '2030-11-20';

/** Every quarter hour from one UTC time to another, of one status. */
function quarters(from: string, to: string, status: SlotStatus | null = 'available') {
  const [first, end] = [Date.parse(`${from}:00Z`), Date.parse(`${to}:00Z`)];
  return Array.from({ length: (end - first) / 900_000 }, (_, index) => ({
    startsAt: first + index * 900_000,
    status,
  }));
}

describe('openingHours', () => {
  test('joins quarter hours to spans of the venue’s clock, in order', () => {
    const slots = [
      ...quarters(`${DAY}T14:00`, `${DAY}T19:00`),
      ...quarters(`${DAY}T09:00`, `${DAY}T13:00`),
    ];
    expect(openingHours([DAY], slots, MALTA)).toEqual([
      {
        date: DAY,
        spans: [
          { from: '10:00', to: '14:00' },
          { from: '15:00', to: '20:00' },
        ],
        isBookedOut: false,
        isKnown: true,
      },
    ]);
  });

  test('a booking lies within the hours, and only a day full of them is booked out', () => {
    const slots = [
      ...quarters(`${DAY}T09:00`, `${DAY}T10:00`),
      ...quarters(`${DAY}T10:00`, `${DAY}T11:00`, 'booked'),
      ...quarters('2030-11-21T09:00', '2030-11-21T11:00', 'booked'),
    ];
    const [first, second] = openingHours([DAY, '2030-11-21'], slots, MALTA);
    expect(first).toMatchObject({ spans: [{ from: '10:00', to: '12:00' }], isBookedOut: false });
    expect(second).toMatchObject({ spans: [{ from: '10:00', to: '12:00' }], isBookedOut: true });
  });

  test('a visit outside of hours opens no day, and says nothing of a day without hours', () => {
    const outside = (from: string, to: string) =>
      quarters(from, to, 'booked').map((slot) => ({ ...slot, isOutside: true as const }));
    const slots = [
      ...quarters(`${DAY}T09:00`, `${DAY}T10:00`),
      ...outside(`${DAY}T18:00`, `${DAY}T19:00`),
      ...outside('2030-11-21T18:00', '2030-11-21T19:00'),
    ];
    const [first, second] = openingHours([DAY, '2030-11-21'], slots, MALTA);
    expect(first).toMatchObject({ spans: [{ from: '10:00', to: '11:00' }], isBookedOut: false });
    expect(second).toMatchObject({ spans: [], isBookedOut: false, isKnown: false });
    const byHours = slots.map((slot) => ({ ...slot, source: 'hours' as const }));
    expect(openingHours(['2030-11-21'], byHours, MALTA)).toMatchObject([{ isKnown: true }]);
  });

  test('a day without open quarter hours is closed, whatever else is marked', () => {
    const slots = [
      ...quarters(`${DAY}T09:00`, `${DAY}T10:00`, 'unavailable'),
      ...quarters(`${DAY}T10:00`, `${DAY}T11:00`, null),
      ...quarters('2030-12-24T09:00', '2030-12-24T10:00'),
    ];
    expect(openingHours([DAY], slots, MALTA)).toEqual([
      { date: DAY, spans: [], isBookedOut: false, isKnown: true },
    ]);
  });

  test('nobody knows of a day in which nothing is set whether it is closed', () => {
    const slots = [
      ...quarters(`${DAY}T09:00`, `${DAY}T10:00`, null),
      ...quarters('2030-11-21T09:00', '2030-11-21T10:00'),
    ];
    expect(openingHours([DAY, '2030-11-21'], slots, MALTA)).toMatchObject([
      { spans: [], isKnown: false },
      { isKnown: true },
    ]);
  });

  test.each([
    ['hours', true],
    ['day-off', true],
    ['mark', false],
    ['visit', false],
    [undefined, false],
  ] as const)('a calendar with slots of source %s tells of all days: %s', (source, isKnown) => {
    const slots = quarters('2030-11-21T09:00', '2030-11-21T10:00').map((slot) => ({
      ...slot,
      source,
    }));
    expect(openingHours([DAY], slots, MALTA)).toMatchObject([{ spans: [], isKnown }]);
  });

  test('repeated slots count once, and midnight parts a night into two days', () => {
    const night = quarters(`${DAY}T21:00`, '2030-11-21T01:00');
    expect(openingHours([DAY, '2030-11-21'], [...night, ...night], MALTA)).toMatchObject([
      { spans: [{ from: '22:00', to: '24:00' }] },
      { spans: [{ from: '00:00', to: '02:00' }] },
    ]);
  });

  test('an end that the clock shows twice names its zone', () => {
    const night = [
      ...quarters('2030-10-26T23:00', '2030-10-27T00:30'),
      ...quarters('2030-10-27T01:30', '2030-10-27T02:30'),
    ];
    expect(openingHours(['2030-10-27'], night, MALTA)).toMatchObject([
      {
        spans: [
          { from: '01:00', to: '02:30 CEST' },
          { from: '02:30 CET', to: '03:30' },
        ],
      },
    ]);
  });

  test.each([
    ['2030-03-31', '2030-03-30T23:00', '2030-03-31T22:00'],
    ['2030-10-27', '2030-10-26T22:00', '2030-10-27T23:00'],
  ])('%s, whose clock changes, is one span from midnight to midnight', (date, from, to) => {
    expect(openingHours([date], quarters(from, to), MALTA)).toMatchObject([
      { spans: [{ from: '00:00', to: '24:00' }] },
    ]);
  });
});
