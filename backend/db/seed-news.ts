import type { Database } from './client';
import { newsArticles, newsAudiences, newsLinks } from './news-schema';

export interface SeedArticle {
  title: string;
  source: string;
  snippet: string;
  link: string;
  thumbnail?: string;
  publishedAt: Date;
  origins: readonly string[];
  residences?: readonly string[];
}

const BATCH = 500;

/** Stores demo articles until real ones from feeds replace them. Returns their uuids. */
export async function seedNews(
  db: Pick<Database, 'insert'>,
  articles: readonly SeedArticle[],
): Promise<string[]> {
  const uuids: string[] = [];
  for (let at = 0; at < articles.length; at += BATCH) {
    uuids.push(...(await insertBatch(db, articles.slice(at, at + BATCH))));
  }
  return uuids;
}

async function insertBatch(
  db: Pick<Database, 'insert'>,
  articles: readonly SeedArticle[],
): Promise<string[]> {
  const placed = articles.map((article) => ({ ...article, uuid: crypto.randomUUID() }));
  await db.insert(newsArticles).values(
    placed.map(({ uuid, title, source, snippet, link, thumbnail = '', publishedAt }) => ({
      uuid,
      title,
      source,
      snippet,
      link,
      thumbnail,
      publishedAt,
      titleKey: '',
      isDemo: true,
    })),
  );
  await db
    .insert(newsLinks)
    .values(placed.map(({ uuid, link }) => ({ canonical: link, articleUuid: uuid })));
  await db.insert(newsAudiences).values(
    placed.flatMap(({ uuid, origins, residences, publishedAt }) =>
      origins.map((origin) => ({
        articleUuid: uuid,
        origin,
        publishedAt,
        residences: residences ? [...residences] : null,
      })),
    ),
  );
  return placed.map(({ uuid }) => uuid);
}
