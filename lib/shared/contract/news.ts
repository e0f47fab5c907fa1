import { z } from 'zod';
import { NEWS_ORIGINS, NEWS_PAGE_SIZE, NEWS_RESIDENCES } from '@/lib/shared/domain/news/countries';
import { NEWS_OFFSET_LIMIT } from '@/lib/shared/domain/news/feed';
import { apiEndpoint, endpoint } from './endpoint';

/** The fields of CC-030. `thumbnail` is "" if there is none. */
const NewsItemAnswer = z.object({
  uuid: z.uuid(),
  title: z.string(),
  source: z.string(),
  timestamp: z.iso.datetime(),
  snippet: z.string(),
  link: z.url({ protocol: /^https?$/ }),
  thumbnail: z.string(),
});

const CountryCode = z.string().regex(/^[A-Z]{2}$/, 'A country is two capital letters.');

const codesOf = (countries: readonly { iso: string }[]) => z.enum(countries.map(({ iso }) => iso));

/** The server writes `age`, so that all cards use one clock; `publishedAt` is ISO or null. */
export const NewsArticle = z.object({
  uuid: z.string(),
  title: z.string(),
  source: z.string(),
  publishedAt: z.string().nullable(),
  age: z.string(),
  snippet: z.string(),
  link: z.string(),
  thumbnail: z.string(),
});
export type NewsArticle = z.infer<typeof NewsArticle>;

/** `publishedAt` is epoch ms or null, `link` and `thumbnail` may be "". */
export interface NewsItem extends Omit<NewsArticle, 'publishedAt' | 'age'> {
  publishedAt: number | null;
}

/** `hasMore` is true if the page was full. */
export const NewsPage = z.object({ articles: z.array(NewsArticle), hasMore: z.boolean() });
export type NewsPage = z.infer<typeof NewsPage>;

const PageQuery = z.object({
  origin: codesOf(NEWS_ORIGINS),
  residence: codesOf(NEWS_RESIDENCES),
  offset: z.coerce.number().int().min(0).max(NEWS_OFFSET_LIMIT).multipleOf(NEWS_PAGE_SIZE),
});

const Picture = z.instanceof(Response);

export const newsRows = {
  listNews: endpoint({
    method: 'GET',
    path: 'news',
    summary:
      'Articles of or about a country of origin, for its people in a country of residence, ' +
      'newest first.',
    documented: 'CC-029, CC-031',
    server: 'news',
    query: z.object({
      country_of_origin_iso_code: CountryCode,
      country_of_residence_iso_code: CountryCode,
      offset: z.coerce.number().int().min(0).max(100_000).default(0),
      limit: z.coerce.number().int().min(1).max(100).default(20),
    }),
    answer: z.array(NewsItemAnswer),
  }),
} as const;

export const newsApi = {
  listNews: apiEndpoint({
    method: 'GET',
    path: '/api/news',
    access: 'anyone',
    limit: 'reads',
    summary: 'Twenty articles of the news feed, from an offset on.',
    documented: 'NEWS-014, NEWS-015, CC-032',
    query: PageQuery,
    answer: NewsPage,
  }),
  readThumbnail: apiEndpoint({
    method: 'GET',
    path: '/api/news/thumbnail',
    access: 'anyone',
    limit: 'pictures',
    summary: 'The thumbnail of an article of that page, from our own origin, wherever it lies.',
    documented: 'NEWS-008',
    query: PageQuery.extend({ uuid: z.string().min(1).max(200) }),
    answer: Picture,
  }),
} as const;
