import { expect, test } from 'vitest';
import { SLOT_MS, type Slot } from '@/lib/shared/domain/calendar/slots';
import { textsFor } from '@/lib/shared/texts/catalogue';
import type { ItemOption } from './choice';
import { bookingDays, dayOnShow, findMissing, findOfferedTime } from './times';

const zone = 'Europe/Malta';

function free(from: string, count: number): Slot[] {
  return Array.from({ length: count }, (_, index) => ({
    startsAt: Date.parse(from) + index * SLOT_MS,
    status: 'available',
    serviceItemId: null,
  }));
}

function option(durationMinutes: number): ItemOption {
  return { ids: [String(durationMinutes)], name: '', language: '', priceMinor: 0, durationMinutes };
}

function daysOf(dates: string[], slots: Slot[], durationMinutes = 15, options = [option(15)]) {
  return bookingDays(dates, slots, { durationMinutes, options, now: 0, zone, locale: 'en' });
}

function clock(days: ReturnType<typeof daysOf>) {
  return days.map(({ parts }) =>
    parts.map((part) => [
      part.name,
      ...part.times.map(({ label, zone: own }) => (own ? `${label} ${own}` : label)),
    ]),
  );
}

test('TIME-009 times stand under their day of the venue, in parts of the day', () => {
  const slots = [
    ...free('2025-11-20T10:45:00Z', 2),
    ...free('2025-11-20T15:45:00Z', 2),
    ...free('2025-11-20T23:00:00Z', 1),
  ];
  const days = daysOf(['2025-11-20', '2025-11-21'], slots);
  expect(clock(days)).toEqual([
    [
      ['morning', '11:45'],
      ['afternoon', '12:00', '16:45'],
      ['evening', '17:00'],
    ],
    [['morning', '00:00']],
  ]);
  expect(days[0]).toMatchObject({
    weekday: 'Thu',
    day: '20',
    heading: 'Thursday 20 November',
    zone: 'CET',
    count: 4,
  });
});

test('TIME-011 TIME-013 only free slots are offered, each start once, none that is over', () => {
  const [first, ...rest] = free('2025-11-20T09:00:00Z', 4);
  if (!first) throw new Error('no slot');
  const booked: Slot = {
    ...first,
    startsAt: Date.parse('2025-11-20T11:00:00.000Z'),
    status: 'booked',
  };
  const days = bookingDays(['2025-11-20'], [first, first, booked, ...rest], {
    durationMinutes: 15,
    options: [],
    now: Date.parse('2025-11-20T09:20:00Z'),
    zone,
    locale: 'en',
  });
  expect(clock(days)).toEqual([[['morning', '10:30', '10:45']]]);
});

test('a time says which answers to "Select service" do not fit at it', () => {
  const days = daysOf(['2025-11-20'], free('2025-11-20T09:00:00Z', 3), 30, [
    option(30),
    option(45),
    option(60),
  ]);
  expect(days[0]?.parts[0]?.times).toEqual([
    { startsAt: Date.parse('2025-11-20T09:00:00.000Z'), label: '10:00', unfit: [2] },
    { startsAt: Date.parse('2025-11-20T09:15:00.000Z'), label: '10:15', unfit: [1, 2] },
  ]);
});

test('the day of 23 hours leaves its lost hour out and names the zone before the change', () => {
  const [day] = daysOf(['2027-03-28'], free('2027-03-27T23:00:00Z', 92));
  expect(day?.count).toBe(92);
  expect(day?.zone).toBe('CEST');
  const morning = day?.parts[0]?.times ?? [];
  expect(morning.slice(7, 9)).toEqual([
    { startsAt: Date.parse('2027-03-28T00:45:00.000Z'), label: '01:45', zone: 'CET' },
    { startsAt: Date.parse('2027-03-28T01:00:00.000Z'), label: '03:00' },
  ]);
});

test('the day of 25 hours shows its repeated hour twice, told apart by the zone', () => {
  const [day] = daysOf(['2027-10-31'], free('2027-10-30T22:00:00Z', 100));
  expect(day?.count).toBe(100);
  const two = day?.parts[0]?.times.filter(({ label }) => label === '02:00');
  expect(two?.map(({ zone: own }) => own)).toEqual(['CEST', undefined]);
});

test('TIME-024 a start that is on offer is found, a lost one is not', () => {
  const days = daysOf(['2025-11-20'], free('2025-11-20T09:00:00Z', 1));
  expect(findOfferedTime(days, Date.parse('2025-11-20T10:00:00+01:00'))?.time.label).toBe('10:00');
  expect(findOfferedTime(days, Date.parse('2025-11-20T09:15:00Z'))).toBeNull();
});

test.each([
  ['the wanted day, even without times', '2025-11-21', [0, 0, 3], '2025-11-21'],
  ['the first day with times', '', [0, 0, 3], '2025-11-22'],
  ['the first day with times for one outside the week', '2026-01-01', [0, 2, 3], '2025-11-21'],
  ['the first day of an empty week', '', [0, 0, 0], '2025-11-20'],
])('TIME-010 on show is %s', (_, wanted, counts, shown) => {
  const dates = ['2025-11-20', '2025-11-21', '2025-11-22'];
  const days = dates.map((date, index) => ({ date, count: counts[index] ?? 0 }));
  expect(dayOnShow(days, wanted)?.date).toBe(shown);
});

test.each([
  [false, false, 'Unable to proceed. Please select a service and time.'],
  [false, true, 'Please select a service to continue.'],
  [true, false, 'Please select a time slot again.'],
  [true, true, null],
])('TIME-022 TIME-023 TIME-024 with a service (%s) and a time (%s): %s', (item, time, said) => {
  const missing = findMissing({ item, time });
  expect(missing && textsFor('en', 'booking.missing')(missing)).toBe(said);
});
