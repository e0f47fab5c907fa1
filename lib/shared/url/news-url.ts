import {
  DEFAULT_NEWS_ORIGIN,
  DEFAULT_NEWS_RESIDENCE,
  NEWS_ORIGINS,
  NEWS_PAGE_SIZE,
  NEWS_RESIDENCES,
  type NewsCountry,
} from '@/lib/shared/domain/news/countries';
import { NEWS_OFFSET_LIMIT } from '@/lib/shared/domain/news/feed';
import { paths } from './paths';
import { firstOf, type SearchParam, type SearchParams } from './search-params';

export interface NewsFilter {
  origin: string;
  residence: string;
}

/** `count` articles from `offset` on. Both are multiples of a page. */
export interface NewsState extends NewsFilter {
  offset: number;
  count: number;
}

export const NEWS_COUNT_LIMIT = 10 * NEWS_PAGE_SIZE;

function countryIn(
  countries: readonly NewsCountry[],
  value: SearchParam,
  otherwise: string,
): string {
  const wanted = firstOf(value).toUpperCase();
  return countries.some(({ iso }) => iso === wanted) ? wanted : otherwise;
}

function wholePages(value: SearchParam, least: number, most: number): number {
  const text = firstOf(value);
  const number = /^\d{1,9}$/.test(text) ? Number(text) : least;
  const whole = Math.floor(number / NEWS_PAGE_SIZE) * NEWS_PAGE_SIZE;
  return Math.min(Math.max(whole, least), most);
}

/** An unknown value becomes the default (NEWS-003, NEWS-004). */
export function parseNewsState(params: SearchParams): NewsState {
  return {
    origin: countryIn(NEWS_ORIGINS, params.origin, DEFAULT_NEWS_ORIGIN),
    residence: countryIn(NEWS_RESIDENCES, params.residence, DEFAULT_NEWS_RESIDENCE),
    offset: wholePages(params.offset, 0, NEWS_OFFSET_LIMIT),
    count: wholePages(params.count, NEWS_PAGE_SIZE, NEWS_COUNT_LIMIT),
  };
}

export function newsFields({ origin, residence, offset, count }: NewsState): [string, string][] {
  return [
    ['origin', origin],
    ['residence', residence],
    ...(offset > 0 ? [['offset', String(offset)] satisfies [string, string]] : []),
    ...(count > NEWS_PAGE_SIZE ? [['count', String(count)] satisfies [string, string]] : []),
  ];
}

export function newsPath({
  offset = 0,
  count = NEWS_PAGE_SIZE,
  ...filter
}: NewsFilter & Partial<NewsState>): string {
  return `${paths.news}?${new URLSearchParams(newsFields({ ...filter, offset, count }))}`;
}

export function newsPathUpTo(nextOffset: number, state: NewsState): string {
  const count = Math.min(nextOffset - state.offset, NEWS_COUNT_LIMIT);
  return newsPath({ ...state, count });
}

/** Beyond the limit, only the page at `nextOffset` is shown. */
export function newsStateWith(nextOffset: number, { offset, ...filter }: NewsState): NewsState {
  const count = nextOffset - offset + NEWS_PAGE_SIZE;
  return count <= NEWS_COUNT_LIMIT
    ? { ...filter, offset, count }
    : { ...filter, offset: nextOffset, count: NEWS_PAGE_SIZE };
}

export function newsThumbnailPath(page: NewsFilter & { offset: number }, uuid: string): string {
  const { origin, residence, offset } = page;
  const query = new URLSearchParams({ origin, residence, offset: String(offset), uuid });
  return `/api/news/thumbnail?${query}`;
}
