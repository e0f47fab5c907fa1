import { expect, test } from 'vitest';
import { locationOf } from './locations';
import { placeName } from './place-name';

const idOf = (name: string) =>
  locationOf('MT').cities.find(({ cityName }) => cityName === name)?.cityId ?? '';

test.each([
  ['SLIEMA', 'Sliema'],
  ['GŻIRA', 'Gżira'],
  ['ĦAL QORMI', 'Ħal Qormi'],
  ['ĦAŻ-ŻABBAR', 'Ħaż-Żabbar'],
  ['SAN PAWL IL-BAĦAR', 'San Pawl il-Baħar'],
  ['TA’ XBIEX', 'Ta’ Xbiex'],
  ['IKLIN', 'Iklin'],
])('%s is written %s', (capitals, written) => {
  expect(placeName('MT', idOf(capitals))).toBe(written);
});

test('what is no locality has no name', () => {
  expect(['', '0', '71', 'x'].map((id) => placeName('MT', id))).toEqual(['', '', '', '']);
  expect(placeName('DE', '1')).toBe('');
});
