import { z } from 'zod';
import { findInstant } from '@/lib/time/timestamp';
import { WireId, WireText, WireUrl } from './wire';

/** An article as our backend sends it (CC-030). `thumbnail` is "" where there is none. */
export const NewsItemAnswer = z.object({
  uuid: z.uuid(),
  title: z.string(),
  source: z.string(),
  timestamp: z.iso.datetime(),
  snippet: z.string(),
  link: z.url({ protocol: /^https?$/ }),
  thumbnail: z.string(),
});
export type NewsItemAnswer = z.infer<typeof NewsItemAnswer>;

/**
 * An article in our shape: `publishedAt` is epoch milliseconds or null, `link` and `thumbnail` are http
 * or https addresses or "". Only an article without uuid or title cannot be read.
 */
export const NewsItem = z
  .looseObject({
    uuid: WireId,
    title: WireText.pipe(z.string().min(1)),
    source: WireText,
    timestamp: z.unknown().optional().transform(findInstant),
    snippet: WireText,
    link: WireUrl,
    thumbnail: WireUrl,
  })
  .transform(({ uuid, title, source, timestamp, snippet, link, thumbnail }) => ({
    uuid,
    title,
    source,
    publishedAt: timestamp,
    snippet,
    link,
    thumbnail,
  }));
export type NewsItem = z.infer<typeof NewsItem>;
