import { z } from 'zod';
import { NEWS_ORIGINS, NEWS_PAGE_SIZE, NEWS_RESIDENCES } from '@/lib/domain/news/countries';
import { NEWS_OFFSET_LIMIT } from '@/lib/domain/news/feed';
import { apiEndpoint } from './endpoint';

const codesOf = (countries: readonly { iso: string }[]) => z.enum(countries.map(({ iso }) => iso));

/**
 * An article as the page shows it. `age` is its relative time, written by the server, so that one
 * clock is right for all cards; `publishedAt` is an ISO instant or null; `link` and `thumbnail` are
 * addresses or "".
 */
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

/** One page of the feed; `hasMore` says that it was full, so that another may follow. */
export const NewsPage = z.object({ articles: z.array(NewsArticle), hasMore: z.boolean() });
export type NewsPage = z.infer<typeof NewsPage>;

const PageQuery = z.object({
  origin: codesOf(NEWS_ORIGINS),
  residence: codesOf(NEWS_RESIDENCES),
  offset: z.coerce.number().int().min(0).max(NEWS_OFFSET_LIMIT).multipleOf(NEWS_PAGE_SIZE),
});

const Picture = z.instanceof(Response);

/** The endpoints of the news page. */
export const newsApiRows = {
  listNews: apiEndpoint({
    method: 'GET',
    path: '/api/news',
    limit: 'reads',
    summary: 'Twenty articles of the news feed, from an offset on.',
    source: 'NEWS-014, NEWS-015, CC-032',
    query: PageQuery,
    answer: NewsPage,
    read: NewsPage,
  }),
  readThumbnail: apiEndpoint({
    method: 'GET',
    path: '/api/news/thumbnail',
    limit: 'pictures',
    summary: 'The thumbnail of an article of that page, from our own origin, wherever it lies.',
    source: 'NEWS-008',
    query: PageQuery.extend({ uuid: z.string().min(1).max(200) }),
    answer: Picture,
    read: Picture,
  }),
} as const;
