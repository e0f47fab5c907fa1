import { describe, expect, test } from 'vitest';
import { foldText } from '@/lib/shared/domain/text/fold';
import { locationOf } from './locations';
import { ALL_PLACES, GOZO_PLACES, kilometresBetween, placesAround, pointOf } from './points';
import { PLACE_SPELLINGS } from './spellings';
import { ARABIC_SPELLINGS } from './spellings-arabic';
import { CYRILLIC_SPELLINGS } from './spellings-cyrillic';
import { DEVANAGARI_SPELLINGS } from './spellings-devanagari';

const { cities } = locationOf('MT');

describe('the places of the map', () => {
  test('have a point for every locality of the reference data, on the islands', () => {
    for (const { cityId } of cities) {
      const point = pointOf(Number(cityId));
      expect([cityId, point !== null]).toEqual([cityId, true]);
      expect(point?.latitude).toBeGreaterThan(35.8);
      expect(point?.latitude).toBeLessThan(36.09);
      expect(point?.longitude).toBeGreaterThan(14.18);
      expect(point?.longitude).toBeLessThan(14.58);
    }
    expect(pointOf(71)).toBeNull();
  });

  test('lie in Gozo if they are there, and nowhere else', () => {
    const north = ALL_PLACES.filter(({ point }) => point.latitude > 36).map(({ id }) => id);
    expect(north.toSorted()).toEqual([...GOZO_PLACES].toSorted());
  });

  test('are as far apart as on a map', () => {
    const between = (a: number, b: number) => {
      const [from, to] = [pointOf(a), pointOf(b)];
      return from && to ? kilometresBetween(from, to) : Number.NaN;
    };
    expect(between(1, 3)).toBeCloseTo(1.6, 0);
    expect(between(1, 68)).toBeGreaterThan(26);
    expect(between(1, 68)).toBeLessThan(32);
  });

  test('begin with the named one around it', () => {
    for (const { id } of ALL_PLACES) expect(placesAround(id)[0]).toBe(id);
  });

  test('have spellings, none of which means two', () => {
    const all = Object.values(PLACE_SPELLINGS).flat();
    expect(new Set(all).size).toBe(all.length);
    const named = Object.keys(PLACE_SPELLINGS).map(Number);
    expect(named).toEqual(ALL_PLACES.map(({ id }) => id));
  });

  test.each([ARABIC_SPELLINGS, CYRILLIC_SPELLINGS, DEVANAGARI_SPELLINGS])(
    'have spellings in other scripts, none of which means two',
    (spellings) => {
      const all = Object.values(spellings).flatMap((names) => names.split(', ').map(foldText));
      expect(new Set(all).size).toBe(all.length);
      const named = Object.keys(spellings).map(Number);
      expect(named).toEqual(ALL_PLACES.map(({ id }) => id));
    },
  );
});
