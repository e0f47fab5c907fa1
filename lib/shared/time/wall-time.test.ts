import fc from 'fast-check';
import { DateTime } from 'luxon';
import { describe, expect, it } from 'vitest';
import { histories } from '@/test/histories';
import { toIso } from './instant';
import { listTimeZones, offsetLabel } from './time-zones';
import { MINUTE_MS } from './units';
import {
  followStart,
  instantOfWallTime,
  occurrenceOf,
  resolveWallTime,
  toWallTime,
  wallTimeFault,
} from './wall-time';

const ZONES = listTimeZones();
const minutes = fc.integer({
  min: Date.UTC(2000, 0, 2) / MINUTE_MS,
  max: Date.UTC(2100, 11, 30) / MINUTE_MS,
});
const anyInstant = minutes.map((minute) => minute * MINUTE_MS);
const anyZone = fc.constantFrom(...ZONES);

describe('a wall time', () => {
  it.each([
    ['Europe/London', '2027-09-11T16:00', '2027-09-11T15:00:00.000Z'],
    ['Europe/London', '2027-12-11T16:00', '2027-12-11T16:00:00.000Z'],
    ['Europe/Malta', '2027-07-01T00:00', '2027-06-30T22:00:00.000Z'],
    ['Asia/Kolkata', '2027-01-01T05:29', '2026-12-31T23:59:00.000Z'],
    ['Asia/Kathmandu', '2027-01-01T05:45', '2027-01-01T00:00:00.000Z'],
    ['America/New_York', '2027-07-04T20:00', '2027-07-05T00:00:00.000Z'],
    ['Australia/Lord_Howe', '2027-01-10T12:00', '2027-01-10T01:00:00.000Z'],
    ['Australia/Lord_Howe', '2027-07-10T12:00', '2027-07-10T01:30:00.000Z'],
    ['Pacific/Apia', '2011-12-31T00:00', '2011-12-30T10:00:00.000Z'],
    ['UTC', '2028-02-29T23:59', '2028-02-29T23:59:00.000Z'],
  ])('EVF-031 of %s, %s, is the instant %s', (zone, wall, iso) => {
    const instant = Date.parse(iso);
    expect(resolveWallTime(wall, zone)).toEqual({ kind: 'once', instant });
    expect(toWallTime(instant, zone)).toBe(wall);
  });

  it.each([
    ['Europe/London', '2027-03-28T01:00', '2027-03-28T02:00'],
    ['Europe/Malta', '2027-03-28T02:30', '2027-03-28T03:30'],
    ['America/New_York', '2027-03-14T02:59', '2027-03-14T03:59'],
    ['Australia/Lord_Howe', '2027-10-03T02:15', '2027-10-03T02:45'],
    ['Pacific/Apia', '2011-12-30T12:00', '2011-12-31T12:00'],
  ])('EVF-031 that the clocks of %s skip, %s, is told, with the next one', (zone, wall, next) => {
    expect(resolveWallTime(wall, zone)).toEqual({ kind: 'skipped', next });
    expect(instantOfWallTime(wall, zone, 'second')).toBeNull();
  });

  it.each([
    ['Europe/London', '2027-10-31T01:59', '2027-10-31T00:59:00.000Z', '2027-10-31T01:59:00.000Z'],
    ['Europe/Malta', '2027-10-31T02:00', '2027-10-31T00:00:00.000Z', '2027-10-31T01:00:00.000Z'],
    [
      'America/New_York',
      '2027-11-07T01:30',
      '2027-11-07T05:30:00.000Z',
      '2027-11-07T06:30:00.000Z',
    ],
    // Half an hour back only.
    [
      'Australia/Lord_Howe',
      '2027-04-04T01:45',
      '2027-04-03T14:45:00.000Z',
      '2027-04-03T15:15:00.000Z',
    ],
  ])('EVF-031 that the clocks of %s show twice, %s, is both', (zone, wall, ...isos) => {
    const [first = 0, second = 0] = isos.map((iso) => Date.parse(iso));
    expect(resolveWallTime(wall, zone)).toEqual({ kind: 'twice', first, second });
    expect(instantOfWallTime(wall, zone, 'first')).toBe(first);
    expect(instantOfWallTime(wall, zone, 'second')).toBe(second);
    expect([first, second].map((instant) => occurrenceOf(instant, zone))).toEqual([
      'first',
      'second',
    ]);
    expect([first, second].map((instant) => toWallTime(instant, zone))).toEqual([wall, wall]);
    expect(offsetLabel(first, zone)).not.toBe(offsetLabel(second, zone));
  });

  it('is right to the minute on both sides of a change', () => {
    const kindAt = (wall: string) => resolveWallTime(wall, 'Europe/Malta').kind;
    expect(['T01:59', 'T02:00', 'T02:59', 'T03:00'].map((at) => kindAt(`2027-03-28${at}`))).toEqual(
      ['once', 'skipped', 'skipped', 'once'],
    );
    expect(['T01:59', 'T02:00', 'T02:59', 'T03:00'].map((at) => kindAt(`2027-10-31${at}`))).toEqual(
      ['once', 'twice', 'twice', 'once'],
    );
  });

  it.each([
    '',
    'soon',
    '2027-02-29T10:00',
    '2027-13-01T10:00',
    '2027-01-01T24:00',
    '2027-01-01',
    '0026-01-01T10:00',
    '1999-12-31T10:00',
    '2101-01-01T10:00',
    '+12027-01-01T10:00',
    '2027-01-01T10:00Z',
    '2027-01-01T10:00:30',
  ])('%j is none', (wall) => {
    expect(resolveWallTime(wall, 'Europe/Malta')).toEqual({ kind: 'unreadable' });
    expect(wallTimeFault(wall, 'Europe/Malta')).toEqual({ kind: 'unreadable' });
  });

  it('may carry the seconds that some browsers add', () => {
    expect(resolveWallTime('2027-01-01T10:00:00', 'UTC').kind).toBe('once');
    expect(resolveWallTime('2027-01-01T10:00:00.000', 'UTC').kind).toBe('once');
  });

  it('in no zone is none', () => {
    expect(resolveWallTime('2027-01-01T10:00', 'Mars/Olympus').kind).toBe('unreadable');
  });

  it('that is skipped says so, and what to type', () => {
    expect(wallTimeFault('2027-03-28T02:30', 'Europe/Malta')).toEqual({
      kind: 'skipped',
      shown: '02:30',
      next: '03:30',
    });
    expect(wallTimeFault('2011-12-30T12:00', 'Pacific/Apia')).toEqual({
      kind: 'skipped',
      shown: '12:00',
      next: null,
    });
    expect(wallTimeFault('2027-03-28T03:30', 'Europe/Malta')).toBeNull();
    expect(wallTimeFault('2027-10-31T02:30', 'Europe/Malta')).toBeNull();
  });
});

describe('an end that follows its start', () => {
  const [from, end] = ['2027-09-11T16:00', '2027-09-11T22:30'];

  it.each([
    ['2027-09-18T16:00', '2027-09-18T22:30'],
    ['2027-09-11T20:00', '2027-09-12T02:30'],
    ['2026-12-31T16:00', '2026-12-31T22:30'],
    // The same hours on the clock, also over a change of the clocks.
    ['2027-10-30T18:00', '2027-10-31T00:30'],
  ])('keeps the length: to %s', (to, moved) => {
    expect(followStart(end, from, to)).toBe(moved);
  });

  it.each([
    ['', from, '2027-09-18T16:00'],
    [end, '', '2027-09-18T16:00'],
    [end, from, ''],
    // A year that is being typed.
    [end, from, '0202-09-11T16:00'],
    // The start is put right before an end that was entered first.
    ['2027-09-11T15:00', from, '2027-09-11T14:00'],
    ['2100-12-31T23:00', '2100-12-31T20:00', '2100-12-31T23:30'],
  ])('stays %s: from %s to %s', (stays, before, to) => {
    expect(followStart(stays, before, to)).toBe(stays);
  });
});

describe('in any zone at any time', () => {
  it('EVF-031 an instant survives the way to the wall and back', () => {
    fc.assert(
      fc.property(anyInstant, anyZone, (instant, zone) => {
        const wall = toWallTime(instant, zone);
        expect(instantOfWallTime(wall, zone, occurrenceOf(instant, zone))).toBe(instant);
      }),
      histories(1000),
    );
  });

  // Another implementation, that of the server's own calendar, as the judge.
  it('EVF-031 a typed time is what luxon makes of it, or told to be skipped', () => {
    fc.assert(
      fc.property(anyInstant, anyZone, (typed, zone) => {
        const wall = toIso(typed).slice(0, 16);
        const judge = DateTime.fromISO(wall, { zone });
        const isThere = judge.toFormat("yyyy-MM-dd'T'HH:mm") === wall;
        const resolved = resolveWallTime(wall, zone);
        expect(resolved.kind === 'skipped').toBe(!isThere);
        if (isThere) {
          const possible = judge.getPossibleOffsets().map((one) => one.toMillis());
          const ours =
            resolved.kind === 'twice'
              ? [resolved.first, resolved.second]
              : resolved.kind === 'once'
                ? [resolved.instant]
                : [];
          expect(ours.sort()).toEqual(possible.sort());
        }
      }),
      histories(1000),
    );
  });

  it.each([
    ['Europe/London', '2027-03-28', '2027-10-31'],
    ['Europe/Malta', '2027-03-28', '2027-10-31'],
    ['America/New_York', '2027-03-14', '2027-11-07'],
    ['Australia/Lord_Howe', '2027-04-04', '2027-10-03'],
    ['Pacific/Apia', '2011-12-30', '2012-04-01'],
  ])('EVF-031 so does every minute around the clock changes of %s', (zone, ...days) => {
    for (const day of days) {
      const noon = Date.parse(`${day}T12:00:00Z`);
      for (
        let instant = noon - 36 * 60 * MINUTE_MS;
        instant < noon + 24 * 60 * MINUTE_MS;
        instant += 5 * MINUTE_MS
      ) {
        const wall = toWallTime(instant, zone);
        expect(instantOfWallTime(wall, zone, occurrenceOf(instant, zone))).toBe(instant);
      }
    }
  });
});
