import { expect, it } from 'vitest';
import { plainEuro, plainPrice } from './price';

it.each([
  ['12.50', '12.50'],
  ['12,50', '12.50'],
  ['.5', '0.5'],
  [',50', '0.50'],
  ['١٢٫٥', '12.5'],
  ['1.234,50', '1234.50'],
  ['1,234.50', '1234.50'],
  ['1 234,50', '1234.50'],
  ['1\u00a0234', '1234'],
  ['1\u202f234\u202f567.5', '1234567.5'],
  ["1'234.50", '1234.50'],
  ['1.234.567', '1234567'],
  ['1.234', '1.234'],
  ['1,234', '1.234'],
  ['12.34.56', '12.34.56'],
  ['1.234.50', '1.234.50'],
  ['12 50', '12 50'],
  ['-5', '-5'],
  ['', ''],
])('%j is read as %j', (typed, plain) => {
  expect(plainPrice(typed)).toBe(plain);
  expect(plainEuro(typed)).toBe(plain);
});

it.each([
  ['€12.50', '12.50'],
  ['12.50 €', '12.50'],
  ['€ 1.234,50', '1234.50'],
  ['EUR 12', '12'],
  ['12,50 euro', '12.50'],
  ['12\u00a0€', '12'],
  ['€€12', '€€12'],
  ['€12 €', '12 €'],
  ['£12', '£12'],
  ['12 eurocents', '12 eurocents'],
])('in euro %j is read as %j', (typed, plain) => {
  expect(plainEuro(typed)).toBe(plain);
  if (typed !== plain) expect(plainPrice(typed)).not.toBe(plain);
});
