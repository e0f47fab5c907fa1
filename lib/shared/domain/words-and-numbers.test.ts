import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatDuration } from '@/lib/shared/domain/booking/duration';
import { COMMUNITIES, isCommunityId } from '@/lib/shared/domain/places/communities';
import { CATEGORIES, findCategoryTitle } from '@/lib/shared/domain/services/categories';
import { productFrom } from '@/lib/shared/domain/site/product';
import { truncate } from '@/lib/shared/domain/text/text';
import { textsFor } from '@/lib/shared/texts/catalogue';
import { LANGUAGE_CODES, type Locale } from '@/lib/shared/texts/locales';
import {
  currencySign,
  formatEuro,
  formatShortEuro,
  formatTicket,
  formatTicketBriefly,
  formatTotal,
  toMinor,
} from './money';

const words = textsFor('en', 'ui.price');

describe('money', () => {
  test.each([
    [12.5, 1_250],
    [19.99, 1_999],
    [0.1 + 0.2, 30],
    [0, 0],
    [-1, 0],
    [Number.NaN, 0],
    [Number.POSITIVE_INFINITY, 0],
  ])('of %d euro is %i cents', (price, cents) => {
    expect(toMinor(price)).toBe(cents);
  });

  test('survives the way to euro and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (cents) => {
        expect(toMinor(cents / 100)).toBe(cents);
      }),
    );
  });

  test.each([
    [12_500, '€125.00'],
    [1_234_567, '€12,345.67'],
    [5, '€0.05'],
  ])('BOOK-006, CON: %i cents are written %s', (cents, text) => {
    expect(formatEuro(cents, 'en')).toBe(text);
    expect(formatTotal(cents, words)).toBe(text);
  });

  test.each(LANGUAGE_CODES)('has the sign of the euro in %s', (language) => {
    expect(formatEuro(4_500, language)).toContain('€');
    expect(formatShortEuro(4_500, language)).toContain('€');
  });

  test('is written as in English where Chrome does not know the language', () => {
    for (const language of ['mt', 'ne']) {
      expect(formatEuro(123_450, language)).toBe('€1,234.50');
      expect(formatTicketBriefly(1_250, 'USD', textsFor(language as Locale, 'ui.price'))).toBe(
        '$12.50',
      );
    }
  });

  test('BOOK-016: a total of nothing is free', () => {
    expect(formatTotal(0, words)).toBe('free');
    expect(formatEuro(0, 'en')).toBe('€0.00');
  });
});

test('every currency has a sign to stand before an amount', () => {
  expect(currencySign('GBP')).toBe('£');
  expect(currencySign('CHF')).toBe('CHF');
});

test('EVD-011, EVD-012: a ticket is currency plus price, or free', () => {
  expect(formatTicket(true, 1_250, 'GBP', words)).toBe('GBP 12.50');
  expect(formatTicket(true, 0, 'ISK', words)).toBe('ISK 0.00');
  expect(formatTicket(true, 500, '', words)).toBe('5.00');
  expect(formatTicket(false, 0, '', words)).toBe('Free');
});

test.each<[Locale, string, string, string]>([
  ['mt', 'GBP', 'GBP\u00A01,250.50', '£1,250.50'],
  ['it', 'GBP', '1250,50\u00A0GBP', '1250,50\u00A0£'],
  ['uk', 'CZK', '1\u00A0250,50\u00A0CZK', '1\u00A0250,50\u00A0Kč'],
  ['sr', 'HUF', '1.250,50\u00A0HUF', '1.250,50\u00A0Ft'],
  ['hi', 'EUR', '€1,250.50', '€1,250.50'],
  ['ar', 'GBP', '\u2066GBP\u00A01,250.50\u2069', '\u2066£1,250.50\u2069'],
  ['it', '', '1250,50\u00A0€', '1250,50\u00A0€'],
])('a ticket in %s for %s is "%s", in lists "%s"', (locale, currency, whole, brief) => {
  const price = textsFor(locale, 'ui.price');
  expect(formatTicket(true, 125_050, currency, price)).toBe(whole);
  expect(formatTicketBriefly(125_050, currency, price)).toBe(brief);
});

test('a ticket whose currency is no code keeps its words', () => {
  const price = textsFor('it', 'ui.price');
  expect(formatTicket(true, 500, 'pounds', price)).toBe('pounds 5.00');
});

test('a ticket in euros is written as the prices of services in every other language', () => {
  for (const locale of LANGUAGE_CODES.filter((code) => code !== 'en')) {
    const price = textsFor(locale, 'ui.price');
    expect(formatTicket(true, 1_250, 'EUR', price)).toBe(formatEuro(1_250, locale));
    expect(formatTicketBriefly(1_250, 'EUR', price)).toBe(formatEuro(1_250, locale));
  }
});

describe('a duration', () => {
  test.each([
    [1, '1 min'],
    [45, '45 min'],
    [60, '1 h'],
    [285, '4 h 45 min'],
    [1_440, '24 h'],
  ])('BOOK-021: of %i minutes is written "%s"', (minutes, text) => {
    expect(formatDuration(minutes, textsFor('en', 'ui.duration'))).toBe(text);
  });

  test('BOOK-022: that is missing is said to be', () => {
    expect(formatDuration(0, textsFor('en', 'ui.duration'))).toBe('Duration not specified');
  });
});

describe('a long text', () => {
  test('BOOK-007: is cut after 100 characters', () => {
    expect(truncate('a'.repeat(100), 100)).toBe('a'.repeat(100));
    expect(truncate('a'.repeat(101), 100)).toBe(`${'a'.repeat(100)}…`);
  });

  test('is never cut inside a character, nor after a space', () => {
    expect(truncate('👩🏾👩🏾', 2)).toBe('👩🏾…');
    expect(truncate('one two', 4)).toBe('one…');
  });
});

describe('the fixed lists', () => {
  test('LOC-016: nine categories', () => {
    expect(CATEGORIES.map(({ id, title }) => [id, title])).toEqual([
      [1, 'Legal Services'],
      [2, 'Beauty and Fashion'],
      [3, 'Home Services'],
      [4, 'Food'],
      [5, 'Language Tutors'],
      [6, 'Cargo Services'],
      [7, 'MCs, DJs, and Catering'],
      [8, 'Childcare and Healthcare'],
      [9, 'Transport Services'],
    ]);
    expect(findCategoryTitle(4)).toBe('Food');
    expect(findCategoryTitle(10)).toBeNull();
    expect(findCategoryTitle(null)).toBeNull();
  });

  test('LOC-017, LOC-018: six communities with example countries', () => {
    expect(COMMUNITIES.map(({ id, name }) => [id, name])).toEqual([
      [1, 'Sub-Saharan Africa'],
      [2, 'Middle Eastern'],
      [3, 'North African'],
      [4, 'South American'],
      [5, 'South Asian'],
      [6, 'Caribbean'],
    ]);
    const options = textsFor('en', 'forms.communities');
    const names = textsFor('en', 'forms.communityNames');
    for (const { id, name, examples } of COMMUNITIES) {
      expect(names(`community${id}`)).toBe(name);
      expect(options(`option${id}`)).toBe(`${name} (${examples.join(', ')})`);
    }
    expect([0, 1, 6, 7].map(isCommunityId)).toEqual([false, true, true, false]);
  });
});

describe('the product', () => {
  test('is Settln with reserved example addresses unless a deployment says otherwise', () => {
    expect(productFrom({}).name).toBe('Settln');
    expect(JSON.stringify(productFrom({}))).not.toMatch(/https?:\/\/(?![\w.]*example\.com)/);
    expect(productFrom({})).toMatchObject({ showsFixedRating: true, showsAward: true });
    expect(productFrom({ fixedRating: 'off', award: 'off' })).toMatchObject({
      showsFixedRating: false,
      showsAward: false,
    });
    const own = productFrom({ name: 'Diaspora', supportEmail: '', ios: 'https://store.example/x' });
    expect(own).toMatchObject({
      name: 'Diaspora',
      supportEmail: 'support@settln.example',
      stores: { ios: 'https://store.example/x', android: productFrom({}).stores.android },
    });
  });
});
