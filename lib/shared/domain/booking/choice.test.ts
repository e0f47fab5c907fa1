import { expect, test } from 'vitest';
import { textsFor } from '@/lib/shared/texts/catalogue';
import { chosenOf, describeChoice, itemOptions, totalOf } from './choice';

const TEXTS = {
  choice: textsFor('en', 'booking.choice'),
  duration: textsFor('en', 'ui.duration'),
};

const braids = { id: '1', name: 'Braids', priceMinor: 8500, durationMinutes: 210 };
const retwist = { id: '2', name: 'Retwist', priceMinor: 5500, durationMinutes: 120 };
const talk = { id: '3', name: 'First visit', priceMinor: 0, durationMinutes: 0 };
const items = [braids, retwist, talk];

test('the choice keeps the order of the provider and drops ids of nobody', () => {
  expect(chosenOf(items, ['2', '99', '1'])).toEqual([braids, retwist]);
});

test('BOOK-015 a total adds prices and minutes', () => {
  expect(totalOf(items)).toEqual({ priceMinor: 14000, durationMinutes: 330 });
  expect(totalOf([])).toEqual({ priceMinor: 0, durationMinutes: 0 });
});

test('TIME-016 the first option is the choice of step 1, then the other services one by one', () => {
  expect(itemOptions(items, [braids, retwist])).toEqual([
    {
      ids: ['1', '2'],
      name: 'Braids + Retwist',
      language: '',
      priceMinor: 14000,
      durationMinutes: 330,
    },
    { ids: ['3'], name: 'First visit', language: '', priceMinor: 0, durationMinutes: 0 },
  ]);
});

test('an option is in the language of its items, if all are in one', () => {
  const inLanguage = (item: typeof braids, language: string) => ({ ...item, language });
  const written = [inLanguage(braids, 'en'), inLanguage(retwist, 'en'), inLanguage(talk, 'ar')];
  const languagesOf = (chosen: typeof written) =>
    itemOptions(written, chosen).map(({ language }) => language);
  expect(languagesOf(written.slice(0, 2))).toEqual(['en', 'ar']);
  expect(languagesOf(written.slice(1))).toEqual(['', 'en']);
});

test('without a choice every service stands for itself', () => {
  expect(itemOptions(items, []).map(({ ids }) => ids)).toEqual([['1'], ['2'], ['3']]);
});

test.each([
  [[braids, retwist], '2 services, 5 h 30 min'],
  [[braids], '1 service, 3 h 30 min'],
  [[talk], '1 service'],
])('a choice is described by count and duration', (chosen, text) => {
  expect(describeChoice(chosen, TEXTS)).toBe(text);
});
