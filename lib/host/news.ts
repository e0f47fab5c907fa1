import 'server-only';
import type { NewsPage } from '@/lib/contract/api-news';
import { host } from '@/lib/contract/host';
import type { NewsItem } from '@/lib/contract/news';
import { NEWS_PAGE_SIZE } from '@/lib/domain/news-countries';
import { NEWS_OFFSET_LIMIT } from '@/lib/domain/news-feed';
import { relativeTime } from '@/lib/domain/relative-time';
import { env } from '@/lib/env';
import { cachedRead } from './cached-read';
import { callHost } from './call-host';
import { serverOf } from './servers';

/** Which twenty articles: the two countries by ISO code, and a multiple of twenty. */
export interface NewsPageKey {
  origin: string;
  residence: string;
  offset: number;
}

const cachedNews = cachedRead(
  'news',
  // The cache outlives a change of NEWS_URL, and another service has other news.
  (_service: string, origin: string, residence: string, offset: string) =>
    callHost(host.listNews, {
      query: {
        country_of_origin_iso_code: origin,
        country_of_residence_iso_code: residence,
        offset: Number(offset),
        limit: NEWS_PAGE_SIZE,
      },
    }),
  () => ['news'],
);

/** Pages show pictures of the assets host only, which is where our own backend keeps thumbnails. */
function shownPicture(url: string): string {
  return url.startsWith(`${env().ASSETS_URL}/`) ? url : '';
}

function toArticle({ publishedAt, thumbnail, ...item }: NewsItem, now: number) {
  const age = publishedAt ? relativeTime(publishedAt, now) : '';
  return { ...item, publishedAt, age, thumbnail: shownPicture(thumbnail) };
}

/** A page of the feed, at most a minute or two old; ages are those at `now`, epoch ms. */
export async function listNewsPage(
  { origin, residence, offset }: NewsPageKey,
  now: number,
): Promise<NewsPage> {
  const { base } = serverOf(host.listNews);
  const entries = (await cachedNews(base, origin, residence, String(offset))) ?? [];
  const items = entries.filter((entry) => entry !== null);
  return {
    articles: items.map((item) => toArticle(item, now)),
    // By what was sent: an entry that cannot be read must not end the feed.
    hasMore: entries.length >= NEWS_PAGE_SIZE && offset < NEWS_OFFSET_LIMIT,
  };
}
