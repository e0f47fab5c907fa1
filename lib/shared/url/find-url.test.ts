import { describe, expect, test } from 'vitest';
import { SEARCH_ORDERS } from '@/lib/shared/domain/directory/search';
import { COMMUNITIES } from '@/lib/shared/domain/places/communities';
import { CATEGORIES } from '@/lib/shared/domain/services/categories';
import { addDays } from '@/lib/shared/time/local-date';
import {
  ANYBODY,
  type FindState,
  findPath,
  findPlace,
  findWith,
  isFindPath,
  parseFind,
  suggestionPath,
} from './find-url';

const TODAY = '2026-11-23';

/** What the page of an address reads. */
function readAt(address: string): FindState | null {
  const [path = '', query] = address.split('?');
  const [, , category, community] = path.split('/');
  return parseFind({ category, community }, Object.fromEntries(new URLSearchParams(query)), TODAY);
}

describe('what is looked for', () => {
  const states = [null, ...CATEGORIES.map(({ id }) => id)].flatMap((category) =>
    [null, ...COMMUNITIES.map(({ id }) => id)].flatMap((community) =>
      SEARCH_ORDERS.map((sort, index) => ({
        ...ANYBODY,
        category,
        community,
        sort,
        q: ['afro hair', 'ሰላም & دار?'][index] ?? '',
        kind: category && index ? category * 100 + 1 : null,
        place: index ? 70 : null,
        day: index ? addDays(TODAY, 41) : null,
        soon: index === 1,
        evening: index > 0,
        weekend: index === 2,
        priceUpTo: index ? 30 * index : null,
        exact: index === 1,
        map: [null, [], [3, 20, 52]][index] ?? null,
        page: index + 1,
      })),
    ),
  );

  test('is read as it was written, whatever was chosen', () => {
    for (const state of states) expect(readAt(findPath(state)), findPath(state)).toEqual(state);
  });

  test('has one address, and nothing typed is in its path', () => {
    expect(new Set(states.map(findPath)).size).toBe(states.length);
    for (const state of states) expect(findPath(state).split('?')[0]).toBe(findPlace(state));
    expect(findPath(ANYBODY)).toBe('/find');
    expect(findPath({ ...ANYBODY, category: 2, community: 1, place: 19, page: 2 })).toBe(
      '/find/beauty-and-fashion/sub-saharan-africa?place=19&page=2',
    );
  });

  test.each(['/find/hair', '/find/Food', '/find/food/malta', '/find/food/', '/find/all/caribbean'])(
    'is nothing that exists at %s',
    (address) => expect(readAt(address)).toBeNull(),
  );

  test.each([
    '/find?q=%20%20&sort=price&page=0',
    '/find?page=201&day=2026-11-22&place=71',
    '/find?day=2027-01-04&kind=201&q=%3F!',
    '/find?day=tomorrow&page=two&community=malta&category=hair',
    '/find?map=1.71',
    '/find?map=everything',
  ])('is nothing in particular where the query means nothing: %s', (address) => {
    expect(readAt(address)).toEqual(ANYBODY);
  });

  test('a kind is one of the category', () => {
    expect(readAt('/find/food?kind=401')?.kind).toBe(401);
    expect(readAt('/find/food?kind=201')?.kind).toBeNull();
  });

  test('words that are too long are kept, so that they can be shown', () => {
    expect(readAt(`/find?q=${'x'.repeat(300)}`)?.q).toHaveLength(300);
  });
});

describe('another choice', () => {
  const state = { ...ANYBODY, category: 4, kind: 401, place: 19, page: 3 } as const;

  test('begins at the first page', () => {
    expect(findWith(state, { place: null })).toEqual({ ...state, place: null, page: 1 });
  });

  test('of words has the order that is usual with them, unless another was chosen', () => {
    expect(findWith(ANYBODY, { q: 'hair' }).sort).toBe('best');
    expect(findWith({ ...ANYBODY, q: 'hair', sort: 'best' }, { q: '' }).sort).toBe('soonest');
    expect(findWith({ ...ANYBODY, sort: 'name' }, { q: 'hair' }).sort).toBe('name');
    expect(findPath(findWith(ANYBODY, { q: 'hair' }))).toBe('/find?q=hair');
  });

  test('of the category leaves out the kind', () => {
    expect(findWith(state, { category: 2 })).toMatchObject({ category: 2, kind: null, place: 19 });
    expect(findWith(state, { category: 4 }).kind).toBe(401);
  });
});

describe('the form without scripts', () => {
  test.each([
    ['/find?category=food', false],
    ['/find?category=', false],
    ['/find/food?community=caribbean', false],
    ['/find?community=caribbean', true],
    ['/find?q=rice', true],
    ['/find/food/caribbean?place=19', true],
  ])('%s is an address to stay at: %s', (address, stays) => {
    const [path = '', query] = address.split('?');
    const [, , category, community] = path.split('/');
    const params = Object.fromEntries(new URLSearchParams(query));
    const state = readAt(address) ?? ANYBODY;
    expect(isFindPath(state, { category, community }, params)).toBe(stays);
  });
});

describe('a completion leads to', () => {
  const state = findWith(ANYBODY, { q: 'bra', place: 3, priceUpTo: 30 });
  test.each([
    [{ kind: 'word', text: 'braids', id: '', categoryId: null }, '/find?q=braids&place=3&price=30'],
    [{ kind: 'category', text: 'Food', id: '4', categoryId: null }, '/find/food?place=3&price=30'],
    [
      { kind: 'subcategory', text: 'Plumbing', id: '302', categoryId: 3 },
      '/find/home-services?kind=302&place=3&price=30',
    ],
    [{ kind: 'place', text: 'Gżira', id: '20', categoryId: null }, '/find?place=20&price=30'],
    [{ kind: 'provider', text: 'Selam', id: 'a b', categoryId: null }, '/providerPage?id=a+b'],
    [
      { kind: 'category', text: 'Yachts', id: '77', categoryId: null },
      '/find?q=Yachts&place=3&price=30',
    ],
  ] as const)('%j', (suggestion, path) => {
    expect(suggestionPath(suggestion, state)).toBe(path);
  });
});
