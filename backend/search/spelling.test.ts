import { expect, test } from 'vitest';
import { withMeant } from './spelling';

test.each([
  ['tomorow', 'tomorrow', 'tomorrow'],
  ['tomorow!', 'tomorrow', 'tomorrow'],
  ['nails&tomorow', 'tomorrow', 'nails&tomorrow'],
  ['Tomorow-nails', 'tomorrow', 'tomorrow-nails'],
  ['tomorow+tomorows', 'tomorrow', 'tomorrow+tomorows'],
  ['nails❤️tomorow', 'tomorrow', 'nails❤️tomorrow'],
])('of "%s" only the word becomes "%s"', (piece, meant, corrected) => {
  expect(withMeant(piece, 'tomorow', meant)).toBe(corrected);
});

test('a word is found in other letters', () => {
  expect(withMeant('gżi’ra/Sliema', 'gzira', 'gżira')).toBe('gżira/Sliema');
  expect(withMeant('حلاقق،سليما', 'حلاقق', 'حلاق')).toBe('حلاق،سليما');
  expect(withMeant('स्लीमाा/नाई', 'स्लीमाा', 'स्लीमा')).toBe('स्लीमा/नाई');
});
