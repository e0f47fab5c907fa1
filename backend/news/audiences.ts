import { sql } from 'drizzle-orm';
import type { Database } from '../db/client';
import type { FeedEntry } from './feed-entry';
import type { Feed } from './feeds';
import { originsNamedIn } from './mentions';

/** People from an origin, everywhere (null) or in some countries only. */
export interface Audience {
  origin: string;
  residences: readonly string[] | null;
}

/**
 * Whom an article is for. An article of an outlet at home is for everybody from there. An article
 * of an outlet abroad is for people who live there and come from a country that it names.
 */
export function audiencesOf(feed: Feed, { title, snippet }: FeedEntry): Audience[] {
  if (feed.origin !== null) return [{ origin: feed.origin, residences: null }];
  const residences = feed.residence === null ? null : [feed.residence];
  return originsNamedIn(`${title} ${snippet}`).map((origin) => ({ origin, residences }));
}

/**
 * Adds audiences to those of an article; an audience everywhere includes all others of that origin.
 */
export async function addAudiences(
  db: Pick<Database, 'execute'>,
  articleUuid: string,
  audiences: readonly Audience[],
): Promise<void> {
  for (const { origin, residences } of audiences) {
    const added = sql`${sql.param(residences && [...residences])}::text[]`;
    await db.execute(sql`
      insert into news_audiences (article_uuid, origin, residences, published_at)
      select uuid, ${origin}, ${added}, published_at from news_articles where uuid = ${articleUuid}
      on conflict (article_uuid, origin) do update
      set residences = case when excluded.residences is not null then array(
        select distinct unnest(news_audiences.residences || excluded.residences) order by 1) end
      where news_audiences.residences is not null
        and not coalesce(excluded.residences <@ news_audiences.residences, false)`);
  }
}
