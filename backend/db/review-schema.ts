import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { REVIEW_FLAGS, REVIEW_STATUSES } from '@/lib/shared/domain/reviews/review';
import { bytea, instant } from './columns';
import { accounts } from './schema';

const accountId = () =>
  integer('account_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' });

/** Triggers keep the account's score up to date (`0007_reviews.sql`). */
export const reviews = pgTable(
  'reviews',
  {
    accountId: accountId(),
    id: uuid('id').notNull().defaultRandom(),
    bookingId: integer('booking_id').notNull(),
    /**
     * A hash under `LINK_SECRET` of the writer's mailbox, or else of their number. Null after
     * erasure.
     */
    writer: bytea('writer'),
    writerPhone: bytea('writer_phone'),
    stars: smallint('stars').notNull(),
    text: text('text').notNull().default(''),
    lang: text('lang').notNull().default(''),
    author: text('author').notNull().default(''),
    serviceId: uuid('service_id'),
    itemName: text('item_name').notNull().default(''),
    moreItems: integer('more_items').notNull().default(0),
    visitedAt: instant('visited_at').notNull(),
    status: text('status', { enum: REVIEW_STATUSES }).notNull(),
    flags: text('flags', { enum: REVIEW_FLAGS }).array().notNull().default([]),
    /** The reason that the writer was told. */
    statusReason: text('status_reason'),
    decidedAt: instant('decided_at'),
    version: integer('version').notNull().default(1),
    writtenAt: instant('written_at').notNull(),
    changedAt: instant('changed_at'),
    publishAt: instant('publish_at').notNull(),
    publishedAt: instant('published_at'),
    heldAt: instant('held_at'),
    /** When the provider saw the review. */
    seenAt: instant('seen_at'),
    reply: text('reply').notNull().default(''),
    replyLang: text('reply_lang').notNull().default(''),
    repliedAt: instant('replied_at'),
    replyChangedAt: instant('reply_changed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    unique().on(table.accountId, table.bookingId),
  ],
);

/** Only the newest review of each person counts. */
export const reviewScores = pgTable('review_scores', {
  accountId: integer('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  one: integer('one').notNull().default(0),
  two: integer('two').notNull().default(0),
  three: integer('three').notNull().default(0),
  four: integer('four').notNull().default(0),
  five: integer('five').notNull().default(0),
  count: integer('count').notNull().generatedAlwaysAs(sql``),
  sum: integer('sum').notNull().generatedAlwaysAs(sql``),
  /** The number of the last change to what is shown. It is counted together with decisions. */
  changeId: integer('change_id'),
  changedAt: instant('changed_at'),
});

/** `network` is a hash. */
export const bookingOrigins = pgTable(
  'booking_origins',
  {
    accountId: accountId(),
    bookingId: integer('booking_id').notNull(),
    byOwner: boolean('by_owner').notNull(),
    network: bytea('network'),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.bookingId] })],
);

/** Networks that a provider uses, as hashes. */
export const accountNetworks = pgTable(
  'account_networks',
  {
    accountId: accountId(),
    network: bytea('network').notNull(),
    seenOn: date('seen_on', { mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.network] })],
);
