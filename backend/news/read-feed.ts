import { z } from 'zod';
import { childrenOf, type FeedElement, findRoot, htmlOf, htmlUnder } from './feed-dom';
import { type FeedEntry, MOST_ENTRIES, type RawEntry, toEntry } from './feed-entry';

const IMAGE_NAME = /\.(?:jpe?g|png|webp|gif|avif)(?:$|[?#])/i;

export class NotAFeed extends Error {
  override readonly name = 'NotAFeed';
}

function isPicture({ attribs }: FeedElement): boolean {
  if (attribs.medium) return attribs.medium === 'image';
  return attribs.type ? /^image\//i.test(attribs.type) : IMAGE_NAME.test(attribs.url ?? '');
}

function picturesOf(item: FeedElement): string[] {
  const media = [item, ...childrenOf(item, 'media:group', 'media:content')];
  const under = (...names: string[]) => media.flatMap((element) => childrenOf(element, ...names));
  return [
    ...under('media:thumbnail').map(({ attribs }) => attribs.url),
    ...under('media:content')
      .filter(isPicture)
      .map(({ attribs }) => attribs.url),
    ...childrenOf(item, 'enclosure')
      .filter(isPicture)
      .map(({ attribs }) => attribs.url),
    ...childrenOf(item, 'link')
      .filter(({ attribs }) => attribs.rel === 'enclosure' && /^image\//i.test(attribs.type ?? ''))
      .map(({ attribs }) => attribs.href),
    ...childrenOf(item, 'itunes:image').map(({ attribs }) => attribs.href),
    ...childrenOf(item, 'image').map((image) => htmlUnder(image, 'url')),
  ].flatMap((address) => address || []);
}

function alternates(element: FeedElement): string[] {
  const links = childrenOf(element, 'link', 'atom:link');
  const isAlternate = ({ attribs }: FeedElement) => !attribs.rel || attribs.rel === 'alternate';
  return links.filter(isAlternate).flatMap(({ attribs }) => attribs.href || []);
}

function permalinks(item: FeedElement): string[] {
  return childrenOf(item, 'guid', 'id')
    .filter(({ attribs }) => attribs.ispermalink !== 'false')
    .map((id) => htmlOf(id).trim())
    .filter((id) => /^https?:\/\//i.test(id));
}

function toRaw(item: FeedElement, bases: readonly string[]): RawEntry {
  return {
    title: htmlUnder(item, 'title', 'media:title', 'dc:title'),
    texts: ['description', 'summary', 'media:description', 'content:encoded', 'content'].map(
      (name) => htmlUnder(item, name),
    ),
    links: [
      htmlUnder(item, 'feedburner:origlink'),
      htmlUnder(item, 'link'),
      ...alternates(item),
      ...permalinks(item),
    ],
    pictures: picturesOf(item),
    dates: ['pubdate', 'published', 'dc:date', 'issued', 'updated', 'modified', 'date'].map(
      (name) => htmlUnder(item, name),
    ),
    bases: [item.attribs['xml:base'] ?? '', ...bases],
  };
}

function readXml(text: string, feedUrl: string): FeedEntry[] {
  const root = findRoot(text, ['rss', 'rdf:rdf', 'feed']);
  if (!root) throw new NotAFeed('no feed');
  const channels = root.name === 'feed' ? [root] : childrenOf(root, 'channel');
  // In RSS 1.0 items are siblings of the channel.
  const items = [...channels, root].flatMap((parent) => childrenOf(parent, 'item', 'entry'));
  const bases = [
    root.attribs['xml:base'] ?? '',
    ...channels.map((channel) => htmlUnder(channel, 'link')),
    feedUrl,
  ];
  return [...new Set(items)]
    .slice(0, MOST_ENTRIES)
    .flatMap((item) => toEntry(toRaw(item, bases)) ?? []);
}

/** Returns entries in the feed's order, also for a broken feed. Throws {@link NotAFeed}. */
export function readFeed(text: string, feedUrl: string): FeedEntry[] {
  try {
    const json = /^\s*\{/.test(text) ? readJsonFeed(text, feedUrl) : null;
    return json ?? readXml(text, feedUrl);
  } catch (cause) {
    if (cause instanceof NotAFeed) throw cause;
    throw new NotAFeed('cannot be read', { cause });
  }
}

const MaybeText = z.string().catch('').default('');

const Item = z.object({
  id: MaybeText,
  url: MaybeText,
  external_url: MaybeText,
  title: MaybeText,
  summary: MaybeText,
  content_text: MaybeText,
  content_html: MaybeText,
  image: MaybeText,
  banner_image: MaybeText,
  date_published: MaybeText,
  date_modified: MaybeText,
});

const JsonFeed = z.object({
  version: z.string().startsWith('https://jsonfeed.org/version/'),
  home_page_url: MaybeText,
  items: z
    .custom<unknown[]>(Array.isArray)
    .transform((items) => items.slice(0, MOST_ENTRIES))
    .pipe(z.array(Item.catch(Item.parse({})))),
});

/** Escapes plain text, so that angle brackets do not become tags. */
function toHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function readJsonFeed(text: string, feedUrl: string): FeedEntry[] | null {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return null;
  }
  const feed = JsonFeed.safeParse(json).data;
  if (!feed) return null;
  return feed.items.flatMap((item) => {
    const raw = {
      title: toHtml(item.title),
      texts: [toHtml(item.summary), toHtml(item.content_text), item.content_html],
      links: [item.url, item.external_url, item.id],
      pictures: [item.image, item.banner_image],
      dates: [item.date_published, item.date_modified],
      bases: [feed.home_page_url, feedUrl],
    };
    return toEntry(raw) ?? [];
  });
}
