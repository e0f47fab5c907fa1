import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { localDay } from './format';
import { addDays, firstOfMonth, isLocalDate } from './local-date';
import { HOUR_MS } from './units';
import { bookingHorizon, instantOf, spanOfDays } from './venue-time';

const MALTA = 'Europe/Malta';

describe('the venue’s calendar day', () => {
  test.each([
    ['2027-01-04T22:59:59Z', MALTA, '2027-01-04'],
    ['2027-01-04T23:00:00Z', MALTA, '2027-01-05'],
    ['2027-07-04T21:59:59Z', MALTA, '2027-07-04'],
    ['2027-07-04T22:00:00Z', MALTA, '2027-07-05'],
    ['2027-01-04T23:00:00Z', 'UTC', '2027-01-04'],
    ['2027-01-04T23:00:00Z', 'Pacific/Kiritimati', '2027-01-05'],
  ])('of %s in %s is %s', (instant, zone, date) => {
    expect(localDay(Date.parse(instant), zone)).toBe(date);
  });

  test.each([
    ['2027-02-28', true],
    ['2028-02-29', true],
    ['2027-02-29', false],
    ['2027-13-01', false],
    ['2027-1-1', false],
    ['2027-01-01T00:00', false],
    ['', false],
  ])('may be written %j: %s', (text, expected) => {
    expect(isLocalDate(text)).toBe(expected);
  });
});

describe('days', () => {
  test.each([
    ['2027-03-28', 1, '2027-03-29'],
    ['2027-12-31', 1, '2028-01-01'],
    ['2028-03-01', -1, '2028-02-29'],
    ['2027-01-01', 0, '2027-01-01'],
  ])('%s and %i make %s', (date, days, expected) => {
    expect(addDays(date, days)).toBe(expected);
  });

  test.each([
    ['2027-03-28', '2027-03-27T23:00:00.000Z', 23],
    ['2027-10-31', '2027-10-30T22:00:00.000Z', 25],
    ['2027-06-01', '2027-05-31T22:00:00.000Z', 24],
  ])('CC-013: %s in Malta begins at %s and has %i hours', (date, from, hours) => {
    const span = spanOfDays(date, date, MALTA);
    expect(new Date(span.from).toISOString()).toBe(from);
    expect((span.to - span.from) / HOUR_MS).toBe(hours);
  });

  test('CC-013: a week reaches from the start of its first day to the end of its last', () => {
    const week = spanOfDays('2027-03-25', '2027-03-31', MALTA);
    expect(new Date(week.from).toISOString()).toBe('2027-03-24T23:00:00.000Z');
    expect(new Date(week.to).toISOString()).toBe('2027-03-31T22:00:00.000Z');
  });

  test('follow one another without gap or overlap, in any zone', () => {
    const zones = [
      'Europe/Malta',
      'America/New_York',
      'Australia/Lord_Howe',
      // Its clocks went forward at midnight, so some days begin at one o'clock.
      'America/Asuncion',
      'Asia/Kolkata',
      'Africa/Lagos',
    ];
    fc.assert(
      fc.property(fc.nat(2_500), fc.constantFrom(...zones), (days, zone) => {
        const date = addDays('2023-01-01', days);
        const span = spanOfDays(date, date, zone);
        const next = addDays(date, 1);
        expect(spanOfDays(next, next, zone).from).toBe(span.to);
        expect(localDay(span.from, zone)).toBe(date);
        expect(localDay(span.to - 1, zone)).toBe(date);
      }),
    );
  });
});

describe('the months that can be booked', () => {
  test.each([
    [0, '2026-11-01'],
    [1, '2026-12-01'],
    [2, '2027-01-01'],
    [15, '2028-02-01'],
    [24, '2028-11-01'],
    [-11, '2025-12-01'],
  ])('have their first days: %i after November 2026 it is %s', (months, first) => {
    expect(firstOfMonth('2026-11-20', months)).toBe(first);
  });

  test.each([
    ['2026-11-20T12:00:00Z', '2028-10-31T23:00:00.000Z'],
    ['2026-11-30T22:59:59Z', '2028-10-31T23:00:00.000Z'],
    ['2026-11-30T23:00:00Z', '2028-11-30T23:00:00.000Z'],
    ['2027-09-01T12:00:00Z', '2029-08-31T22:00:00.000Z'],
  ])('seen from %s end at %s', (now, end) => {
    expect(new Date(bookingHorizon(Date.parse(now), MALTA)).toISOString()).toBe(end);
  });
});

describe('a wall-clock time', () => {
  test.each([
    ['2027-01-05', 9 * 60 + 30, '2027-01-05T08:30:00.000Z'],
    ['2027-07-05', 9 * 60 + 30, '2027-07-05T07:30:00.000Z'],
    ['2027-03-28', 12 * 60, '2027-03-28T10:00:00.000Z'],
    ['2027-10-31', 12 * 60, '2027-10-31T11:00:00.000Z'],
  ])('of %s at minute %i is %s', (date, minute, instant) => {
    expect(new Date(instantOf(date, minute, MALTA)).toISOString()).toBe(instant);
  });
});
