import 'server-only';
import { env } from '@/lib/server/env';
import { cachedRead } from '@/lib/server/host/transport/cached-read';
import { callHost } from '@/lib/server/host/transport/call-host';
import { shareInFlight } from '@/lib/server/host/transport/in-flight';
import { host } from '@/lib/server/host/transport/rows';
import { serverOf } from '@/lib/server/host/transport/servers';
import type { NewsItem, NewsPage } from '@/lib/shared/contract/news';
import { articleAge } from '@/lib/shared/domain/news/article-age';
import { NEWS_PAGE_SIZE } from '@/lib/shared/domain/news/countries';
import { NEWS_OFFSET_LIMIT } from '@/lib/shared/domain/news/feed';
import { findMediaType } from '@/lib/shared/domain/slates/media-type';
import { AppError } from '@/lib/shared/errors';
import { createWebClient, type WebClient } from '@/lib/shared/outbound/web-client';
import { WebError } from '@/lib/shared/outbound/web-error';
import { textsFor } from '@/lib/shared/texts/catalogue';
import type { Locale } from '@/lib/shared/texts/locales';
import type { Texts } from '@/lib/shared/texts/texts';
import { toIso } from '@/lib/shared/time/instant';
import { newsThumbnailPath } from '@/lib/shared/url/news-url';

/** ISO codes; `offset` is a multiple of twenty. */
export interface NewsPageKey {
  origin: string;
  residence: string;
  offset: number;
}

const cachedNews = cachedRead(
  'news',
  // `_service` is only for the key, because the cache is kept when NEWS_URL changes.
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

async function readItems({ origin, residence, offset }: NewsPageKey) {
  const { base } = serverOf(host.listNews);
  return (await cachedNews(base, origin, residence, String(offset))) ?? [];
}

/** Pages may show pictures only from our origin and from the assets host. */
function shownPicture({ uuid, thumbnail }: NewsItem, page: NewsPageKey): string {
  const isOurs = thumbnail === '' || thumbnail.startsWith(`${env().ASSETS_URL}/`);
  return isOurs ? thumbnail : newsThumbnailPath(page, uuid);
}

function toArticle(item: NewsItem, page: NewsPageKey, now: number, t: Texts<'news.age'>) {
  const { publishedAt } = item;
  const [age, publishedIso] =
    publishedAt === null ? ['', null] : [articleAge(publishedAt, now, t), toIso(publishedAt)];
  return { ...item, publishedAt: publishedIso, age, thumbnail: shownPicture(item, page) };
}

/** The ages of articles are as of `now` (epoch ms). */
export async function listNewsPage(
  page: NewsPageKey,
  now: number,
  locale: Locale,
): Promise<NewsPage> {
  const t = textsFor(locale, 'news.age');
  const entries = await readItems(page);
  const items = entries.filter((entry) => entry !== null);
  return {
    articles: items.map((item) => toArticle(item, page, now, t)),
    // Unreadable entries are counted, so that they do not end the feed.
    hasMore: entries.length >= NEWS_PAGE_SIZE && page.offset < NEWS_OFFSET_LIMIT,
  };
}

/** New articles may have moved the article to the next page. */
async function findThumbnail(page: NewsPageKey, uuid: string): Promise<string> {
  for (const offset of [page.offset, page.offset + NEWS_PAGE_SIZE]) {
    const entries = await readItems({ ...page, offset });
    const found = entries.find((entry) => entry?.uuid === uuid);
    if (found) return found.thumbnail;
  }
  return '';
}

const OPTIONS = { userAgent: 'SettlnThumbnails/1', maxBytes: 2_000_000, totalMs: 6000 };

/** Connects only to the public web. This is checked at each lookup and redirect (SSRF-1). */
const outlets = createWebClient(OPTIONS);

/** The news service may be in our own network. It may not redirect. */
const service = createWebClient({
  ...OPTIONS,
  redirects: 0,
  policy: { mayConnect: () => true, mayUsePort: () => true },
});

function clientFor(url: string): WebClient {
  return new URL(url).origin === new URL(serverOf(host.listNews).base).origin ? service : outlets;
}

function noPicture(cause?: unknown): AppError {
  return new AppError('not_found', { key: 'noPicture' }, {}, { cause });
}

const fetchPicture = shareInFlight(async (url) => {
  try {
    const { status, bytes, ...answer } = await clientFor(url).get(url, { accept: 'image/*' });
    const type = findMediaType('image', answer.contentType, new URL(answer.url).pathname);
    if (status !== 200 || !type) throw noPicture();
    return { bytes: new Uint8Array(bytes), type };
  } catch (error) {
    if (error instanceof WebError) throw noPicture(error);
    throw error;
  }
});

/**
 * We serve the picture, so that no outlet learns who reads. Its address never comes from the
 * request. Throws `not_found`.
 */
export async function readThumbnail(page: NewsPageKey, uuid: string): Promise<Response> {
  const url = await findThumbnail(page, uuid);
  if (!url) throw noPicture();
  const { bytes, type } = await fetchPicture(url);
  return new Response(bytes, {
    headers: {
      'content-type': type,
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=86400',
    },
  });
}
