import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NEWS_ORIGINS, NEWS_PAGE_SIZE, NEWS_RESIDENCES } from '@/lib/shared/domain/news/countries';
import {
  NEWS_COUNT_LIMIT,
  newsPath,
  newsPathUpTo,
  newsStateWith,
  parseNewsState,
} from './news-url';

const paramsOf = (path: string) =>
  Object.fromEntries(new URL(path, 'https://settln.example').searchParams);

const DEFAULTS = { origin: 'GH', residence: 'MT', offset: 0, count: 20 };

test('NEWS-003, NEWS-004: without a query the page begins with Ghana and Malta', () => {
  expect(parseNewsState({})).toEqual(DEFAULTS);
});

test.each([
  [{ origin: 'XX', residence: 'US' }],
  [{ origin: '', residence: ' ' }],
  [{ origin: ['constructor', 'NG'], residence: '__proto__' }],
  [{ offset: '-20', count: '0' }],
  [{ offset: '1e3', count: 'all' }],
  [{ offset: '19', count: '39' }],
])('what is unknown falls back to the default: %j', (params) => {
  expect(parseNewsState(params)).toEqual(DEFAULTS);
});

test('codes may be in lower case, numbers end at the limits', () => {
  const state = { origin: ' ng ', residence: 'gb', offset: '999999', count: '999999' };
  expect(parseNewsState(state)).toEqual({
    origin: 'NG',
    residence: 'GB',
    offset: 5000,
    count: NEWS_COUNT_LIMIT,
  });
});

test('every state survives its own address', () => {
  const state = fc.record({
    origin: fc.constantFrom(...NEWS_ORIGINS.map(({ iso }) => iso)),
    residence: fc.constantFrom(...NEWS_RESIDENCES.map(({ iso }) => iso)),
    offset: fc.nat(250).map((pages) => pages * NEWS_PAGE_SIZE),
    count: fc.integer({ min: 1, max: 10 }).map((pages) => pages * NEWS_PAGE_SIZE),
  });
  fc.assert(
    fc.property(state, (one) => {
      expect(parseNewsState(paramsOf(newsPath(one)))).toEqual(one);
    }),
  );
});

test('a change of filter restarts at 0', () => {
  expect(newsPath({ origin: 'NG', residence: 'GB' })).toBe('/news?origin=NG&residence=GB');
});

test('CC-032: more is a page of 20 more, and past the limit a page of its own', () => {
  const state = parseNewsState({});
  expect(newsPath(newsStateWith(0, state))).toBe('/news?origin=GH&residence=MT');
  expect(newsPath(newsStateWith(20, state))).toBe('/news?origin=GH&residence=MT&count=40');
  const past = newsStateWith(NEWS_COUNT_LIMIT, { ...state, count: NEWS_COUNT_LIMIT });
  expect(newsPath(past)).toBe(`/news?origin=GH&residence=MT&offset=${NEWS_COUNT_LIMIT}`);
});

test('the address follows what has been read, as far as it can', () => {
  const state = parseNewsState({ offset: '200' });
  expect(newsPathUpTo(260, state)).toBe('/news?origin=GH&residence=MT&offset=200&count=60');
  expect(newsPathUpTo(900, state)).toBe('/news?origin=GH&residence=MT&offset=200&count=200');
});
