import { expect, test } from 'vitest';
import { festivalIn, isMoreThan, isOf } from './festivals';

test.each([
  ['Enkutatash', 'Enkutatash', [1]],
  ['when is diwali', 'Diwali', [5, 6]],
  ['वेसक Vesak', 'Vesak', [5]],
  ['eid ul adha in Malta', 'Eid al-Adha', [1, 2, 3, 5]],
  ['رَمَضان', 'Ramadan', [1, 2, 3, 5]],
])('"%s" names %s', (question, name, communities) => {
  expect(festivalIn(question)).toMatchObject({ name, communities });
});

test.each(['box braids', 'Holistic massage', 'legal aid', 'Eidos'])(
  '"%s" names none',
  (question) => {
    expect(festivalIn(question)).toBeNull();
  },
);

test('words beside the name are more than it, those of feasts are not', () => {
  const diwali = festivalIn('diwali');
  if (!diwali) throw new Error('no Diwali');
  expect(isMoreThan(diwali, 'diwali sweets')).toBe(true);
  expect(isMoreThan(diwali, 'Diwali events')).toBe(false);
  expect(isMoreThan(diwali, '')).toBe(false);
  expect(isOf(diwali, 'An evening of Deepavali')).toBe(true);
  expect(isOf(diwali, 'An evening of jazz')).toBe(false);
});
