import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import { newsArticles, newsAudiences } from '@/backend/db/news-schema';
import type { HostTable } from '@/lib/shared/contract/host';
import { toIso } from '@/lib/shared/time/instant';
import type { Call } from './call';

export const listNews: Call<HostTable['listNews']> = async ({ query }, { db }) => {
  const residence = query.country_of_residence_iso_code;
  // A subquery finds the page, so that a late page does not read all earlier articles.
  const page = db
    .select({ articleUuid: newsAudiences.articleUuid })
    .from(newsAudiences)
    .where(
      and(
        eq(newsAudiences.origin, query.country_of_origin_iso_code),
        sql`(${newsAudiences.residences} is null or ${residence} = any(${newsAudiences.residences}))`,
      ),
    )
    .orderBy(desc(newsAudiences.publishedAt), newsAudiences.articleUuid)
    .limit(query.limit)
    .offset(query.offset)
    .as('page');
  const rows = await db
    .select(getTableColumns(newsArticles))
    .from(page)
    .innerJoin(newsArticles, eq(newsArticles.uuid, page.articleUuid))
    .orderBy(desc(newsArticles.publishedAt), newsArticles.uuid);
  return rows.map(({ uuid, title, source, snippet, link, thumbnail, publishedAt }) => ({
    uuid,
    title,
    source,
    snippet,
    link,
    thumbnail,
    timestamp: toIso(publishedAt),
  }));
};
