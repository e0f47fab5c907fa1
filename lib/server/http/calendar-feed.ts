import 'server-only';
import { createHash } from 'node:crypto';
import { env } from '@/lib/server/env';
import { readFeed } from '@/lib/server/host/calendar/feed';
import { HostError } from '@/lib/server/host/transport/host-error';
import { toVisitFeed } from '@/lib/shared/domain/booking/visit-feed';
import { product } from '@/lib/shared/product';
import { textsFor } from '@/lib/shared/texts/catalogue';
import { DEFAULT_LOCALE, readLocale } from '@/lib/shared/texts/locales';
import { feedTokenIn } from '@/lib/shared/url/feed-url';
import { withinLimit } from './within-limit';

const HEADERS = {
  'cache-control': 'private, no-cache',
  'x-robots-tag': 'noindex, nofollow',
};

const empty = (status: number, more: HeadersInit = {}) =>
  new Response(null, { status, headers: { ...HEADERS, ...more } });

async function feedFile(token: string): Promise<string | null> {
  const feed = await readFeed(token);
  const locale = readLocale(feed?.language) ?? DEFAULT_LOCALE;
  const t = textsFor(locale, 'calendar.feed');
  const price = textsFor(locale, 'ui.price');
  const site = { productName: product.name, siteUrl: env().SITE_URL };
  return feed && toVisitFeed(feed.visits, { ...feed, ...site, t, price });
}

/** After a 410, calendar programs stop asking. */
async function answerFeed(
  request: Request,
  { params }: { params: Promise<{ file: string }> },
): Promise<Response> {
  const token = feedTokenIn((await params).file);
  if (token === null) return empty(404);
  try {
    const file = await feedFile(token);
    if (file === null) return empty(410);
    const etag = `"${createHash('sha256').update(file).digest('base64url')}"`;
    if (request.headers.get('if-none-match')?.includes(etag)) return empty(304, { etag });
    return new Response(file, {
      headers: { ...HEADERS, etag, 'content-type': 'text/calendar; charset=utf-8' },
    });
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    return empty([404, 405, 501].includes(error.status ?? 0) ? 404 : 502);
  }
}

export const serveFeed = withinLimit('reads', answerFeed);
