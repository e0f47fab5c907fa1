import { z } from 'zod';
import { type FeedEntry, MOST_ENTRIES, toEntry } from './feed-entry';

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
    // The list is cut before its entries are read, so that entries nobody will see cost nothing.
    .transform((items) => items.slice(0, MOST_ENTRIES))
    .pipe(z.array(Item.catch(Item.parse({})))),
});

/** Plain text as HTML, so that its angle brackets are not taken for tags. */
function toHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** The entries of a JSON Feed, or null for any other text. */
export function readJsonFeed(text: string, feedUrl: string): FeedEntry[] | null {
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
