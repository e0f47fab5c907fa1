import { boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, instant } from './columns';

export const newsFeeds = pgTable('news_feeds', {
  url: text('url').primaryKey(),
  etag: text('etag'),
  lastModified: text('last_modified'),
  failures: integer('failures').notNull().default(0),
  lastFailure: text('last_failure'),
  dueAt: instant('due_at').notNull(),
  readAt: instant('read_at'),
});

/** `publishedAt` never changes. */
export const newsArticles = pgTable('news_articles', {
  uuid: uuid('uuid').primaryKey().defaultRandom(),
  title: text('title').notNull(),
  /** The key that `titleKeyOf` makes of the title. */
  titleKey: text('title_key').notNull(),
  source: text('source').notNull(),
  snippet: text('snippet').notNull(),
  link: text('link').notNull(),
  /** `thumbnail` is our small copy, "" until there is one. */
  pictureUrl: text('picture_url'),
  pictureTries: integer('picture_tries').notNull().default(0),
  thumbnail: text('thumbnail').notNull().default(''),
  publishedAt: instant('published_at').notNull(),
  isDemo: boolean('is_demo').notNull().default(false),
  createdAt: createdAt(),
});

const articleUuid = () =>
  uuid('article_uuid')
    .notNull()
    .references(() => newsArticles.uuid, { onDelete: 'cascade' });

export const newsLinks = pgTable('news_links', {
  canonical: text('canonical').primaryKey(),
  articleUuid: articleUuid(),
});

/** If `residences` is null, the article is for people everywhere. */
export const newsAudiences = pgTable(
  'news_audiences',
  {
    articleUuid: articleUuid(),
    origin: text('origin').notNull(),
    residences: text('residences').array(),
    publishedAt: instant('published_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.articleUuid, table.origin] })],
);
