import type { Suggestion } from '@/lib/shared/contract/service-search';
import { categoryOfSlug, categorySlug } from '@/lib/shared/domain/directory/category-slugs';
import {
  HIGHEST_PRICE,
  LAST_PAGE,
  ordersOf,
  SEARCHED_DAYS,
  type SearchOrder,
  toPhrase,
  usualOrder,
} from '@/lib/shared/domain/directory/search';
import { communityOfSlug, communitySlug } from '@/lib/shared/domain/directory/slugs';
import { isSpokenLanguage, type SpokenLanguage } from '@/lib/shared/domain/languages';
import type { CommunityId } from '@/lib/shared/domain/places/communities';
import { type CategoryId, isCategoryId } from '@/lib/shared/domain/services/categories';
import { addDays, isLocalDate, type LocalDate } from '@/lib/shared/time/local-date';
import { paths, providerPath } from './paths';
import { firstOf, type SearchParam, type SearchParams } from './search-params';

export interface FindState {
  category: CategoryId | null;
  community: CommunityId | null;
  /** "" if nothing was typed. It may be longer than what is searched for. */
  q: string;
  /** A subcategory's number. */
  kind: number | null;
  /** A locality's number. */
  place: number | null;
  speaks: SpokenLanguage | null;
  /** A day at the venue. */
  day: LocalDate | null;
  /** `soon` is today or tomorrow. If several flags are set, all must be true of the same day. */
  soon: boolean;
  evening: boolean;
  weekend: boolean;
  priceUpTo: number | null;
  /** True if typing errors must not be corrected. */
  exact: boolean;
  /** The localities that are shown. Empty for all, and null without a map. */
  map: readonly number[] | null;
  sort: SearchOrder;
  page: number;
}

export interface FindSlugs {
  category?: string | undefined;
  community?: string | undefined;
}

const wordsIn = (value: SearchParam) => firstOf(value).replace(/\s+/gu, ' ');

function numberIn(value: SearchParam, most: number): number | null {
  const text = firstOf(value);
  const number = /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 0;
  return number > 0 && number <= most ? number : null;
}

/** Ignores a past day. */
function dayIn(value: SearchParam, today: LocalDate): LocalDate | null {
  const day = firstOf(value);
  if (!isLocalDate(day)) return null;
  return day >= today && day < addDays(today, SEARCHED_DAYS) ? day : null;
}

function mapIn(value: SearchParam): number[] | null {
  const text = firstOf(value);
  if (text === WHOLE_MAP) return [];
  const places = text.split('.', PLACES).map((place) => numberIn(place, PLACES));
  const known = places.filter((place) => place !== null);
  return known.length > 0 && known.length === places.length ? [...new Set(known)] : null;
}

function spokenIn(value: SearchParam): SpokenLanguage | null {
  const code = firstOf(value);
  return isSpokenLanguage(code) ? code : null;
}

const isSet = (value: SearchParam) => firstOf(value) === '1';

const PLACES = 70;
const WHOLE_MAP = 'all';
const KINDS = 9_999;

/**
 * Returns null for an unknown path. Forms put the category and the community into the query.
 * `today` is the venue's.
 */
export function parseFind(
  slugs: FindSlugs,
  params: SearchParams,
  today: LocalDate,
): FindState | null {
  const category = categoryOfSlug(slugs.category ?? firstOf(params.category));
  const community = communityOfSlug(slugs.community ?? firstOf(params.community));
  if (slugs.category !== undefined && category === null) return null;
  if (slugs.community !== undefined && community === null) return null;
  const typed = wordsIn(params.q);
  const q = toPhrase(typed) ? typed : '';
  const kind = numberIn(params.kind, KINDS);
  return {
    category,
    community,
    q,
    kind: kind !== null && Math.floor(kind / 100) === category ? kind : null,
    place: numberIn(params.place, PLACES),
    speaks: spokenIn(params.speaks),
    day: dayIn(params.day, today),
    soon: isSet(params.soon),
    evening: isSet(params.evening),
    weekend: isSet(params.weekend),
    priceUpTo: numberIn(params.price, HIGHEST_PRICE),
    exact: q !== '' && isSet(params.exact),
    map: mapIn(params.map),
    sort: ordersOf(q).find((order) => order === firstOf(params.sort)) ?? usualOrder(q),
    page: numberIn(params.page, LAST_PAGE) ?? 1,
  };
}

export const ANYBODY: FindState = {
  category: null,
  community: null,
  q: '',
  kind: null,
  place: null,
  speaks: null,
  day: null,
  soon: false,
  evening: false,
  weekend: false,
  priceUpTo: null,
  exact: false,
  map: null,
  sort: 'soonest',
  page: 1,
};

export function findPlace({
  category,
  community,
}: Pick<FindState, 'category' | 'community'>): string {
  if (category === null) return paths.find;
  const below = community === null ? '' : `/${communitySlug(community)}`;
  return `${paths.find}/${categorySlug(category)}${below}`;
}

/** Writes values in a fixed order, and leaves out defaults. */
export function findFields(state: FindState): [string, string][] {
  const { category, community, q, kind, place, speaks, day, sort, page } = state;
  const { soon, evening, weekend, priceUpTo, exact, map } = state;
  const fields: [string, string | number | null | false][] = [
    ['q', q],
    ['community', category === null && community !== null && communitySlug(community)],
    ['kind', kind],
    ['place', place],
    ['speaks', speaks],
    ['day', day],
    ['soon', soon && 1],
    ['evening', evening && 1],
    ['weekend', weekend && 1],
    ['price', priceUpTo],
    ['exact', exact && 1],
    ['map', map && (map.join('.') || WHOLE_MAP)],
    ['sort', sort !== usualOrder(q) && sort],
    ['page', page > 1 && page],
  ];
  return fields.flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
}

export function findPath(state: FindState): string {
  const query = new URLSearchParams(findFields(state)).toString();
  return query ? `${findPlace(state)}?${query}` : findPlace(state);
}

/**
 * Goes to the first page. New words reset the correction, and the order if it was the usual one
 * for the old words.
 */
export function findWith(state: FindState, choice: Partial<FindState>): FindState {
  const keepsKind = choice.category === undefined || choice.category === state.category;
  const keepsOrder = choice.q === undefined || state.sort !== usualOrder(state.q);
  return {
    ...state,
    page: 1,
    ...(keepsKind ? {} : { kind: null }),
    ...(choice.q === undefined ? {} : { exact: false }),
    ...(keepsOrder ? {} : { sort: usualOrder(choice.q) }),
    ...choice,
  };
}

/** Whether the address is the usual one. The address of a form is not, and is redirected. */
export function isFindPath(state: FindState, slugs: FindSlugs, params: SearchParams): boolean {
  const inPath = slugs.category !== undefined || params.category === undefined;
  const communityInPath = slugs.community !== undefined || params.community === undefined;
  return inPath && (communityInPath || state.category === null);
}

/** Keeps the other choices. A category, a subcategory or a place replaces the words. */
export function suggestionPath(
  { kind, text, id, categoryId }: Pick<Suggestion, 'kind' | 'text' | 'id' | 'categoryId'>,
  state: FindState = ANYBODY,
): string {
  if (kind === 'provider') return providerPath(id);
  if (kind === 'place') return findPath(findWith(state, { q: '', place: Number(id) }));
  const category = kind === 'subcategory' ? categoryId : Number(id);
  if (kind === 'word' || !isCategoryId(category)) return findPath(findWith(state, { q: text }));
  const chosen = findWith(state, { q: '', category });
  return findPath(kind === 'subcategory' ? { ...chosen, kind: Number(id) } : chosen);
}
