import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findInstant } from './timestamp';
import { HOUR_MS } from './units';

const NOON = Date.parse('2026-03-04T12:00:00Z');

describe('the instant that a timestamp means', () => {
  it.each([
    ['2026-03-04T12:00:00Z'],
    ['2026-03-04T12:00:00.000Z'],
    ['2026-03-04T12:00:00.123456Z'],
    ['2026-03-04T13:00:00+01:00'],
    ['2026-03-04T07:00:00-0500'],
    ['2026-03-04T12:00Z'],
    ['2026-03-04T12:00:00'],
    ['2026-03-04 12:00:00'],
    ['2026-03-04 12:00:00 UTC'],
    ['Wed, 04 Mar 2026 12:00:00 GMT'],
    ['Wed, 4 Mar 2026 12:00:00 +0000'],
    ['Wed, 04 Mar 2026 17:45:00 +0545'],
    ['Wed,  04  Mar  2026  12:00:00  Z'],
    ['04 Mar 26 12:00 UT'],
    ['Wed, 04 Mar 2026 07:00:00 EST'],
    ['Wed, 04 Mar 2026 13:00:00 CET (Berlin)'],
    ['Wednesday, 04-March-2026 15:00:00 EAT'],
    ['mer., 04 Mar 2026 12:00:00 GMT'],
    ['Wed, 04 Mar 2026 12:00:00'],
    [' 1772625600 '],
    [1772625600],
    [1772625600000],
    ['1772625600000'],
  ])('%j is noon', (text) => {
    expect(findInstant(text)).toBe(NOON);
  });

  it('takes a date alone as its first moment in UTC', () => {
    expect(findInstant('2026-03-04')).toBe(NOON - 12 * HOUR_MS);
    expect(findInstant('4 Mar 2026')).toBe(NOON - 12 * HOUR_MS);
  });

  it.each([
    [''],
    ['yesterday'],
    ['Part 5'],
    ['2026-13-01T00:00:00Z'],
    ['2026-02-30'],
    ['31 Feb 2026 10:00:00 GMT'],
    ['Wed, 04 Mar 2026 12:00:00 XYZ'],
    ['Wed, 04 Mar 2026 25:00:00 GMT'],
    ['0'],
    [0],
    [-5],
    [Number.NaN],
    [1e300],
    [null],
    [undefined],
    [{}],
  ])('%j is none', (value) => {
    expect(findInstant(value)).toBeNull();
  });

  it('reads what any date writes, and never throws', () => {
    const dates = fc.date({
      min: new Date('1990-01-01'),
      max: new Date('2060-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(dates, (date) => {
        const seconds = date.setMilliseconds(0);
        expect(findInstant(date.toISOString())).toBe(seconds);
        expect(findInstant(date.toUTCString())).toBe(seconds);
      }),
    );
    fc.assert(fc.property(fc.anything(), (value) => void findInstant(value)));
  });
});
