import {
  bigint,
  customType,
  date,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from './columns';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

const columns = () => ({
  serviceId: uuid('service_id').primaryKey(),
  accountId: integer('account_id').notNull(),
  hostCountry: text('host_country').notNull(),
  categoryId: integer('category_id').notNull(),
  communityId: integer('community_id').notNull(),
  placeId: integer('place_id'),
  subcategoryIds: integer('subcategory_ids').array().notNull(),
  /** Folded, to sort by. */
  name: text('name').notNull(),
  createdAt: instant('created_at').notNull(),
  /** When its shortest item fits next; null for never. */
  freeAt: instant('free_at'),
  freeFrom: date('free_from', { mode: 'string' }).notNull().default('2000-01-01'),
  /** Bit n: there is a time n days after `freeFrom`. */
  freeDays: bigint('free_days', { mode: 'bigint' }).notNull().default(0n),
  /** The same of times from 17:00 on. */
  freeEvenings: bigint('free_evenings', { mode: 'bigint' }).notNull().default(0n),
  /** The lowest price of an item that costs something; 0 if all are free, null if none names one. */
  priceMinor: integer('price_minor'),
});

/** Every public service as lists sort and choose it. Triggers keep the rows; see `0029_words_of_services.sql`. */
export const serviceSearch = pgTable('service_search', {
  ...columns(),
  /** Of the release before; now in `service_looks`. */
  lookedAt: instant('looked_at'),
});

/** When the keeper of free times last looked at each of them; null until then. */
export const serviceLooks = pgTable('service_looks', {
  serviceId: uuid('service_id').primaryKey(),
  lookedAt: instant('looked_at'),
});

/** The same with their words, for searches that have some. */
export const serviceWords = pgTable('service_words', {
  ...columns(),
  /** Those of the names of the service and its account. */
  named: tsvector('named').notNull(),
  words: tsvector('words').notNull(),
  /** Stems and choices with their marks; see `0043_terms_of_services.sql`. */
  terms: tsvector('terms').notNull().default(''),
  /** Only while a row is made. */
  padding: text('padding'),
});

/** The words that occur in public services, for those who mistype one. */
export const searchWords = pgTable('search_words', {
  word: text('word').primaryKey(),
  letters: text('letters').notNull(),
  services: integer('services').notNull().default(0),
});

/** The terms that occur in public services. */
export const searchTerms = pgTable('search_terms', {
  term: text('term').primaryKey(),
  services: integer('services').notNull(),
});

/** What searches found nobody for, by day of the venue. */
export const unfoundWords = pgTable(
  'unfound_words',
  {
    day: date('day', { mode: 'string' }).notNull(),
    word: text('word').notNull(),
    searches: integer('searches').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.word] })],
);
