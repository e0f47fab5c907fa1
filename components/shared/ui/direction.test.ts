import { expect, it } from 'vitest';
import { readingKey } from './direction';

it('arrows go the way they point, in pages of either direction', () => {
  const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'Home'];
  expect(keys.map((key) => readingKey(key, true))).toEqual([
    'ArrowRight',
    'ArrowLeft',
    'ArrowUp',
    'Home',
  ]);
  expect(keys.map((key) => readingKey(key, false))).toEqual(keys);
});
