import { expect, test } from 'vitest';
import { textsFor } from '@/lib/texts/catalogue';
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
    { ids: ['1', '2'], name: 'Braids + Retwist', priceMinor: 14000, durationMinutes: 330 },
    { ids: ['3'], name: 'First visit', priceMinor: 0, durationMinutes: 0 },
  ]);
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
