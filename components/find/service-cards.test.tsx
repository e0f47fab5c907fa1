import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { FoundService } from '@/lib/shared/contract/service-search';
import { ServiceCards } from './service-cards';

const SERVICE: FoundService = {
  id: '7',
  name: 'Selam Braids',
  summary: 'Braids, locs and wedding gele.',
  language: '',
  secondLanguage: '',
  secondSummary: '',
  address: '14, Triq il-Wilġa, Gżira',
  cityId: '20',
  categoryId: 2,
  communityId: 1,
  subcategories: [{ id: '201', title: 'Hair and Braiding' }],
  profileImageUrl: '',
  isCommunityFavorite: false,
  priceFromMinor: 2_000,
  nextAvailableAt: null,
  score: { count: 0, sum: 0 },
  isPrivatePerson: false,
  speaks: [],
  item: null,
};
const cardOf = (changes: Partial<FoundService> = {}, isOfOneCommunity = false) =>
  renderToStaticMarkup(
    <ServiceCards
      services={[{ ...SERVICE, ...changes }]}
      now={0}
      isOfOneCommunity={isOfOneCommunity}
    />,
  );
const words = (html: string) => html.replaceAll(/<[^>]+>/g, '');

test('a card has the provider’s own words, the place and the community', () => {
  expect(words(cardOf())).toContain(
    'Selam BraidsBraids, locs and wedding gele.Gżira·Sub-Saharan Africa',
  );
  expect(cardOf({ summary: 'ዶሮ ወጥ' })).toMatch(/<p[^>]* dir="auto"[^>]*>ዶሮ ወጥ</);
});

test('a card is in the second language for readers of that, and says which language it is', () => {
  const second = {
    language: 'mt',
    secondLanguage: 'en',
    secondSummary: 'Bread from the wood oven.',
  };
  expect(cardOf(second)).toMatch(/<p[^>]* lang="en"[^>]*>Bread from the wood oven\.</);
  const other = { language: 'mt', secondLanguage: 'it', secondSummary: 'Pane cotto a legna.' };
  expect(cardOf(other)).toMatch(/<p[^>]* lang="mt"[^>]*>Braids, locs and wedding gele\.</);
});

test('a private person is called so in the line of the place', () => {
  const place = 'Gżira·Sub-Saharan Africa';
  expect(words(cardOf({ isPrivatePerson: true }))).toContain(`${place}·Private person`);
  expect(words(cardOf())).not.toContain('Private person');
});

test('among others of one community it has the category in place of it', () => {
  expect(words(cardOf({}, true))).toContain('Gżira·Beauty and Fashion');
});

test('who has written nothing has the kinds of services, or the category', () => {
  expect(words(cardOf({ summary: '' }))).toContain('Selam BraidsHair and Braiding');
  expect(words(cardOf({ summary: '', subcategories: [] }))).toContain(
    'Selam BraidsBeauty and Fashion',
  );
});

test('a card has the score of three people, the count of fewer, and nothing of nobody', () => {
  expect(words(cardOf({ score: { count: 3, sum: 14 } }))).toContain(
    'Selam Braids4.7(3)4.7 of 5 stars, 3 reviewsBraids',
  );
  expect(words(cardOf({ score: { count: 2, sum: 2 } }))).toContain('Selam Braids2 reviewsBraids');
});

test('a card is one stop of the Tab key', () => {
  expect(cardOf().match(/<a\b|<button\b|tabindex/gi)).toHaveLength(1);
});

test('a card names the item that was searched for, above its own time and price', () => {
  const item = {
    name: 'Trecce',
    language: 'it',
    secondLanguage: 'en',
    secondName: 'Box braids',
    others: 0,
  };
  expect(words(cardOf({ item }))).toContain('Box braidsAsk for a time€20');
  const several = words(cardOf({ item: { ...item, others: 2 } }));
  expect(several).toContain('Box braids and 2 moreAsk for a timefrom €20');
  expect(words(cardOf())).toContain('Ask for a timefrom €20');
});
