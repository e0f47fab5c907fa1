import { describe, expect, it } from 'vitest';
import { HOST_COUNTRY } from '@/lib/shared/time/venue-zone';
import { COUNTRY_SETS, locationOf } from './locations';

const cities = locationOf('MT').cities;
const idsOf = (name: string) =>
  cities.filter(({ cityName }) => cityName === name).map(({ cityId }) => cityId);

describe('the host-country reference data', () => {
  it('LOC-001 LOC-002 LOC-003 embeds exactly one set, Malta with the euro', () => {
    expect(Object.keys(COUNTRY_SETS)).toEqual(['MT']);
    expect(COUNTRY_SETS.MT).toMatchObject({ name: 'Malta', currency: 'EUR' });
  });

  it('LOC-004 LOC-005 has 70 entries with the texts "1" to "70" as ids', () => {
    expect(cities.map(({ cityId }) => cityId)).toEqual(
      Array.from({ length: 70 }, (_, index) => String(index + 1)),
    );
  });

  it('LOC-006 writes every name in upper case', () => {
    for (const { cityName } of cities) expect(cityName).toBe(cityName.toLocaleUpperCase('mt'));
  });

  it('LOC-007 LOC-008 repeats Birkirkara at 2 and 57 and Ħal Qormi at 13 and 61, and no other', () => {
    expect(idsOf('BIRKIRKARA')).toEqual(['2', '57']);
    expect(idsOf('ĦAL QORMI')).toEqual(['13', '61']);
    expect(new Set(cities.map(({ cityName }) => cityName)).size).toBe(68);
  });

  it.each([
    'VALLETTA',
    'BIRKIRKARA',
    'SLIEMA',
    'MOSTA',
    'RABAT',
    'PAOLA',
    'PEMBROKE',
    'PACEVILLE',
    'GWARDAMANĠA',
  ])('LOC-009 includes %s', (name) => {
    expect(idsOf(name)).not.toEqual([]);
  });

  it('LOC-010 LOC-012 LOC-013 swaps in the cities and currency of a known country', () => {
    const location = locationOf(HOST_COUNTRY);
    expect(location.hostCountry).toBe('MT');
    expect(location.cities).toHaveLength(70);
    expect(location.currency).toBe('EUR');
  });

  it('LOC-014 LOC-015 gives no cities and no currency for a country outside the data', () => {
    expect(locationOf('GB')).toEqual({ hostCountry: 'GB', cities: [], currency: '' });
    expect(locationOf('constructor').cities).toEqual([]);
  });
});
