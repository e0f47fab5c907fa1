import {
  DEFAULT_NEWS_ORIGIN,
  DEFAULT_NEWS_RESIDENCE,
  NEWS_ORIGINS,
  NEWS_PAGE_SIZE,
  NEWS_RESIDENCES,
  type NewsCountry,
} from '@/lib/domain/news/countries';
import { NEWS_OFFSET_LIMIT } from '@/lib/domain/news/feed';
import type { SearchParams } from './booking-url';
import { paths } from './paths';

/** The two countries that the news is filtered by, as ISO codes. */
export interface NewsFilter {
  origin: string;
  residence: string;
}

/** What the news page shows: `count` articles from the one at `offset` on, both whole pages. */
export interface NewsState extends NewsFilter {
  offset: number;
  count: number;
}

/** One address asks the news service for this many articles at most; then a new one begins. */
export const NEWS_COUNT_LIMIT = 10 * NEWS_PAGE_SIZE;

type Param = string | string[] | undefined;

function first(value: Param): string {
  return ((Array.isArray(value) ? value[0] : value) ?? '').trim();
}

function countryIn(countries: readonly NewsCountry[], value: Param, otherwise: string): string {
  const wanted = first(value).toUpperCase();
  return countries.some(({ iso }) => iso === wanted) ? wanted : otherwise;
}

function wholePages(value: Param, least: number, most: number): number {
  const text = first(value);
  const number = /^\d{1,9}$/.test(text) ? Number(text) : least;
  const whole = Math.floor(number / NEWS_PAGE_SIZE) * NEWS_PAGE_SIZE;
  return Math.min(Math.max(whole, least), most);
}

/** Reads the page's state; what is absent or unknown is the default (NEWS-003, NEWS-004). */
export function parseNewsState(params: SearchParams): NewsState {
  return {
    origin: countryIn(NEWS_ORIGINS, params.origin, DEFAULT_NEWS_ORIGIN),
    residence: countryIn(NEWS_RESIDENCES, params.residence, DEFAULT_NEWS_RESIDENCE),
    offset: wholePages(params.offset, 0, NEWS_OFFSET_LIMIT),
    count: wholePages(params.count, NEWS_PAGE_SIZE, NEWS_COUNT_LIMIT),
  };
}

/** The fields of the state's query, in one fixed order, without what is the default anyway. */
export function newsFields({ origin, residence, offset, count }: NewsState): [string, string][] {
  return [
    ['origin', origin],
    ['residence', residence],
    ...(offset > 0 ? [['offset', String(offset)] satisfies [string, string]] : []),
    ...(count > NEWS_PAGE_SIZE ? [['count', String(count)] satisfies [string, string]] : []),
  ];
}

/** The first page of a filter, or with `offset` and `count` as far as somebody has read. */
export function newsPath({
  offset = 0,
  count = NEWS_PAGE_SIZE,
  ...filter
}: NewsFilter & Partial<NewsState>): string {
  return `${paths.news}?${new URLSearchParams(newsFields({ ...filter, offset, count }))}`;
}

/** The address of what has been read up to `nextOffset`, as much of it as one address can hold. */
export function newsPathUpTo(nextOffset: number, state: NewsState): string {
  const count = Math.min(nextOffset - state.offset, NEWS_COUNT_LIMIT);
  return newsPath({ ...state, count });
}

/** The state with the page at `nextOffset`: behind the others, or past the limit that page alone. */
export function newsStateWith(nextOffset: number, { offset, ...filter }: NewsState): NewsState {
  const count = nextOffset - offset + NEWS_PAGE_SIZE;
  return count <= NEWS_COUNT_LIMIT
    ? { ...filter, offset, count }
    : { ...filter, offset: nextOffset, count: NEWS_PAGE_SIZE };
}

/** Where our own origin serves an article's thumbnail; the page names the one that it was read with. */
export function newsThumbnailPath(page: NewsFilter & { offset: number }, uuid: string): string {
  const { origin, residence, offset } = page;
  const query = new URLSearchParams({ origin, residence, offset: String(offset), uuid });
  return `/api/news/thumbnail?${query}`;
}
