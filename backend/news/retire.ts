import { and, eq, inArray, lt } from 'drizzle-orm';
import { DAY_MS } from '@/lib/shared/time/units';
import type { Database } from '../db/client';
import { newsArticles, newsAudiences, newsFeeds } from '../db/news-schema';

export const RETENTION_DAYS = 60;

/** Deletes old articles, and also demo articles for which there are real ones by now. */
export async function retire(
  db: Database,
  now: number,
  readOrigins: readonly string[],
): Promise<void> {
  const oldest = new Date(now - RETENTION_DAYS * DAY_MS);
  await db
    .delete(newsArticles)
    .where(and(lt(newsArticles.publishedAt, oldest), eq(newsArticles.isDemo, false)));
  await db.delete(newsFeeds).where(lt(newsFeeds.dueAt, oldest));
  if (readOrigins.length === 0) return;
  const ofReadOrigins = db
    .select({ uuid: newsAudiences.articleUuid })
    .from(newsAudiences)
    .where(inArray(newsAudiences.origin, [...readOrigins]));
  await db
    .delete(newsArticles)
    .where(and(eq(newsArticles.isDemo, true), inArray(newsArticles.uuid, ofReadOrigins)));
}
