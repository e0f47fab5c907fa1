import { expect, test } from 'vitest';
import { textsFor } from '@/lib/texts/catalogue';
import { CATEGORIES, isCategoryId } from './categories';

test('LOC-016: the titles on the pages are those of the fixed categories', () => {
  const t = textsFor('en', 'services.categories');
  for (const { id, title } of CATEGORIES) expect(t(`category${id}`)).toBe(title);
});

test('an id outside the nine is no category', () => {
  expect([null, 0, 10, 1.5, Number.NaN].filter(isCategoryId)).toEqual([]);
  expect(CATEGORIES.every(({ id }) => isCategoryId(id))).toBe(true);
});
