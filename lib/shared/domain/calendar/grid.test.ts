import fc from 'fast-check';
import { DateTime } from 'luxon';
import { describe, expect, it } from 'vitest';
import { textsFor } from '@/lib/shared/texts/catalogue';
import { addDays } from '@/lib/shared/time/local-date';
import { DAY_MS } from '@/lib/shared/time/units';
import { clockOf, gridDay, gridRows, slotFrom, startOfDay, zoneNames } from './grid';
import { shownDays } from './moves';
import { SLOT_MS } from './slots';

const t = textsFor('en', 'calendar.zone');
const MALTA = 'Europe/Malta';
/** Zones that change at midnight, by half an hour, by quarters off the hour, or never. */
const ZONES = [
  MALTA,
  'Asia/Kathmandu',
  'Asia/Beirut',
  'America/Havana',
  'America/Santiago',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
  'UTC',
];
const date = fc
  .integer({ min: 16_000, max: 22_000 })
  .map((days) => new Date(days * DAY_MS).toISOString().slice(0, 10));

const times = (day: ReturnType<typeof gridDay>) =>
  day.slots.map(({ minute, zoneName }) => clockOf(minute) + (zoneName ? ` ${zoneName}` : ''));

describe('a day of the calendar', () => {
  it('CAL-006 CAL-007 runs from 00:00 to 24:00 in 96 slots of 15 minutes', () => {
    const day = gridDay('2025-11-20', MALTA);
    expect(day.slots).toHaveLength(96);
    expect(times(day).slice(0, 3)).toEqual(['00:00', '00:15', '00:30']);
    expect(times(day).at(-1)).toBe('23:45');
    expect(day.slots[0]?.at).toBe(Date.parse('2025-11-19T23:00:00Z'));
    expect(clockOf(1440)).toBe('24:00');
  });

  it('has 92 slots when the clocks go forward, and the skipped hour is not there', () => {
    const day = gridDay('2026-03-29', MALTA);
    expect(day.slots).toHaveLength(92);
    expect(times(day).slice(7, 9)).toEqual(['01:45', '03:00']);
  });

  it('has 100 slots when the clocks go back, and says which of the doubled hour is meant', () => {
    const day = gridDay('2025-10-26', MALTA);
    expect(day.slots).toHaveLength(100);
    expect(times(day).slice(7, 17)).toEqual([
      '01:45',
      '02:00 CEST',
      '02:15 CEST',
      '02:30 CEST',
      '02:45 CEST',
      '02:00 CET',
      '02:15 CET',
      '02:30 CET',
      '02:45 CET',
      '03:00',
    ]);
  });

  it('agrees with a date library in every zone: no gap, no overlap, the right clock', () => {
    fc.assert(
      fc.property(date, fc.constantFrom(...ZONES), (day, zone) => {
        const dateAt = (at: number) => DateTime.fromMillis(at, { zone }).toISODate();
        const { slots } = gridDay(day, zone);
        const start = startOfDay(day, zone);
        const end = start + slots.length * SLOT_MS;
        expect([start - 1, start, end - 1, end].map(dateAt)).toEqual([
          addDays(day, -1),
          day,
          day,
          addDays(day, 1),
        ]);
        slots.forEach((slot, index) => {
          expect(slot.at).toBe(start + index * SLOT_MS);
          const there = DateTime.fromMillis(slot.at, { zone });
          expect(slot.minute).toBe(there.hour * 60 + there.minute);
        });
        const told = slots.map(({ minute, repeat }) => `${minute}/${repeat}`);
        expect(new Set(told).size).toBe(slots.length);
      }),
    );
  });
});

describe('the lines of a week', () => {
  it('CAL-005 begin with Monday', () => {
    const week = shownDays('2025-11-23', 'week', MALTA);
    expect(week.map((day) => day.date).slice(0, 2)).toEqual(['2025-11-17', '2025-11-18']);
    expect(gridRows(week)).toHaveLength(96);
  });

  it('leave the skipped hour of one day empty', () => {
    const rows = gridRows(shownDays('2026-03-29', 'week', MALTA));
    expect(rows).toHaveLength(96);
    const skipped = rows.filter(({ slots }) => slots[6] === null);
    expect(skipped.map(({ minute }) => clockOf(minute))).toEqual([
      '02:00',
      '02:15',
      '02:30',
      '02:45',
    ]);
    expect(skipped.every(({ slots }) => slots.slice(0, 6).every(Boolean))).toBe(true);
  });

  it('show the doubled hour of one day twice, one after the other, and for that day alone', () => {
    const rows = gridRows(shownDays('2025-10-26', 'week', MALTA));
    expect(rows).toHaveLength(100);
    const doubled = rows
      .slice(8, 16)
      .map(({ minute, zoneName }) => `${clockOf(minute)} ${zoneName}`);
    expect(doubled).toEqual([
      '02:00 CEST',
      '02:15 CEST',
      '02:30 CEST',
      '02:45 CEST',
      '02:00 CET',
      '02:15 CET',
      '02:30 CET',
      '02:45 CET',
    ]);
    expect(rows[12]?.slots.slice(0, 6)).toEqual([null, null, null, null, null, null]);
  });

  it('hold every slot once, in the order of time, whatever the zone', () => {
    fc.assert(
      fc.property(date, fc.constantFrom(...ZONES), (day, zone) => {
        const week = shownDays(day, 'week', zone);
        const rows = gridRows(week);
        week.forEach(({ slots }, column) => {
          const shown = rows.flatMap((row) => row.slots[column] ?? []);
          expect(shown).toEqual(slots);
        });
        expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
      }),
    );
  });
});

describe('the slot that comes first in the window', () => {
  const clockAt = (at: number) => DateTime.fromMillis(at, { zone: MALTA }).toFormat('EEE HH:mm');

  it.each([
    ['2025-11-20', 6 * 60, 'Thu 06:00'],
    ['2026-03-29', 6 * 60, 'Sun 06:00'],
    ['2026-03-29', 2 * 60, 'Sun 03:00'],
    ['2025-10-26', 6 * 60, 'Sun 06:00'],
  ])('of %s from minute %i on is %s, whatever the clocks do', (date, minute, clock) => {
    expect(clockAt(slotFrom([gridDay(date, MALTA)], minute))).toBe(clock);
  });

  it('of a week is that of the first line, which one day may not have', () => {
    expect(clockAt(slotFrom(shownDays('2026-03-29', 'week', MALTA), 2 * 60))).toBe('Mon 02:00');
    expect(clockAt(slotFrom(shownDays('2025-10-26', 'week', MALTA), 6 * 60))).toBe('Mon 06:00');
  });
});

it.each([
  ['2025-11-20', 'CET', 'CET'],
  ['2026-03-29', 'CET, from Sun 03:00 CEST', 'CET, from 03:00 CEST'],
  ['2025-10-26', 'CEST, from Sun 02:00 CET', 'CEST, from 02:00 CET'],
  ['2025-10-25', 'CEST, from Sun 02:00 CET', 'CEST'],
])('the week of %s names its zones "%s", the day "%s"', (date, week, day) => {
  expect(zoneNames(shownDays(date, 'week', MALTA), MALTA, t)).toBe(week);
  expect(zoneNames([gridDay(date, MALTA)], MALTA, t)).toBe(day);
});
