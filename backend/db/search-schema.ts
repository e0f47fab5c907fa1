import { bigint, date, integer, pgTable, primaryKey, real, text, uuid } from 'drizzle-orm/pg-core';
import { instant, tsvector } from './columns';

const columns = () => ({
  serviceId: uuid('service_id').primaryKey(),
  accountId: integer('account_id').notNull(),
  hostCountry: text('host_country').notNull(),
  categoryId: integer('category_id').notNull(),
  communityId: integer('community_id').notNull(),
  placeId: integer('place_id'),
  subcategoryIds: integer('subcategory_ids').array().notNull(),
  /** The name is folded. */
  name: text('name').notNull(),
  createdAt: instant('created_at').notNull(),
  /** Null if there is no free time. */
  freeAt: instant('free_at'),
  freeFrom: date('free_from', { mode: 'string' }).notNull().default('2000-01-01'),
  /** Bit n says whether there is free time n days after `freeFrom`. */
  freeDays: bigint('free_days', { mode: 'bigint' }).notNull().default(0n),
  /** The same for times from 17:00 on. */
  freeEvenings: bigint('free_evenings', { mode: 'bigint' }).notNull().default(0n),
  /** The lowest price above 0. 0 if all are free, null without a price. */
  priceMinor: integer('price_minor'),
  /** See `0008_search.sql`. */
  reviewRank: real('review_rank').notNull().default(4),
});

/** Triggers keep the rows up to date; see `0009_indexing_of_services.sql`. */
export const serviceSearch = pgTable('service_search', columns());

export const serviceLooks = pgTable('service_looks', {
  serviceId: uuid('service_id').primaryKey(),
  lookedAt: instant('looked_at'),
});

export const serviceWords = pgTable('service_words', {
  ...columns(),
  /** Used for `search_words`. */
  words: tsvector('words').notNull(),
  /** See `0008_search.sql`. */
  terms: tsvector('terms').notNull().default(''),
  /** See `0008_search.sql`. */
  padding: text('padding'),
});

/** The same columns as in `service_search`, for one item. */
export const itemOpenings = pgTable('item_openings', {
  itemId: integer('item_id').primaryKey(),
  freeAt: instant('free_at'),
  freeFrom: date('free_from', { mode: 'string' }).notNull(),
  freeDays: bigint('free_days', { mode: 'bigint' }).notNull(),
  freeEvenings: bigint('free_evenings', { mode: 'bigint' }).notNull(),
});

export const searchWords = pgTable('search_words', {
  word: text('word').primaryKey(),
  letters: text('letters').notNull(),
  services: integer('services').notNull().default(0),
});

export const searchTerms = pgTable('search_terms', {
  term: text('term').primaryKey(),
  services: integer('services').notNull(),
});

/** One row for each word and day of the venue. */
export const unfoundWords = pgTable(
  'unfound_words',
  {
    day: date('day', { mode: 'string' }).notNull(),
    word: text('word').notNull(),
    searches: integer('searches').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.word] })],
);
