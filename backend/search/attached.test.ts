import { expect, test } from 'vitest';
import { withoutAttached } from './attached';

const KNOWN = new Set(['avocat', 'arabe', 'حلاق', 'اظافر', 'ليمون', 'वकिल', 'अनुमति', 'cave']);
const alone = (text: string, piece = text) =>
  withoutAttached({ text, piece }, (word) => KNOWN.has(word));

test.each([
  ['lavocat', 'l’avocat', 'avocat'],
  ['darabe', "d'arabe", 'arabe'],
  ['dallavocat', 'dall’avocat', 'avocat'],
  ['dellarabe', "dell'arabe", 'arabe'],
  ['nellavocat', 'nell’avocat', 'avocat'],
  ['الحلاق', 'الحلاق', 'حلاق'],
  ['للحلاق', 'للحلاق', 'حلاق'],
  ['واظافر', 'وأظافر', 'اظافر'],
  ['वकिललाई', 'वकिललाई', 'वकिल'],
  ['अनुमतिको', 'अनुमतिको', 'अनुमति'],
])('%s is a known word and what is attached to it', (text, piece, word) => {
  expect(alone(text, piece)).toBe(word);
});

test.each(['avocat', 'ليمون', 'scave', 'lumiere', 'الكلمه'])('%s stays as it is', (text) => {
  expect(alone(text)).toBeNull();
});
