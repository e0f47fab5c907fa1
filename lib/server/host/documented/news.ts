import 'server-only';
import { z } from 'zod';
import { type NewsItem, newsRows } from '@/lib/shared/contract/news';
import { findInstant } from '@/lib/shared/time/timestamp';
import { placesIn, WireId, WireText, WireUrl } from './spellings';

/** An item is refused only if it has no uuid or title. */
const WireNewsItem = z
  .looseObject({
    uuid: WireId,
    title: WireText.pipe(z.string().min(1)),
    source: WireText,
    timestamp: z.unknown().optional().transform(findInstant),
    snippet: WireText,
    link: WireUrl,
    thumbnail: WireUrl,
  })
  .transform(
    ({ timestamp, uuid, title, source, snippet, link, thumbnail }): NewsItem => ({
      uuid,
      title,
      source,
      publishedAt: timestamp,
      snippet,
      link,
      thumbnail,
    }),
  );

export const documentedNews = {
  listNews: { ...newsRows.listNews, read: placesIn(WireNewsItem) },
};
