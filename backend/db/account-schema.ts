import { date, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Schedule } from '@/lib/shared/domain/hours/schedule';
import type { OwnHours } from '@/lib/shared/domain/hours/schedule-of';
import { instant } from './columns';
import { accounts } from './schema';

/** The day is a calendar day at the venue. */
export const profileViews = pgTable(
  'profile_views',
  {
    accountId: integer('account_id').notNull(),
    serviceId: uuid('service_id').notNull(),
    day: date('day').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.serviceId, table.day] })],
);

export const schedules = pgTable('schedules', {
  accountId: integer('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  schedule: jsonb('schedule').$type<Schedule>().notNull(),
  version: integer('version').notNull().default(1),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});

/** An account whose people were never saved has no rows here: only person 0 works there. */
export const people = pgTable(
  'people',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The number is counted within the account. */
    id: integer('id').notNull(),
    name: text('name').notNull(),
    pictureUrl: text('picture_url'),
    sentence: text('sentence').notNull().default(''),
    languages: text('languages').array().notNull().default([]),
    position: integer('position').notNull(),
    skippedItemIds: integer('skipped_item_ids').array().notNull().default([]),
    ownHours: jsonb('own_hours').$type<OwnHours>(),
    pausedFrom: date('paused_from', { mode: 'string' }),
    pausedUntil: date('paused_until', { mode: 'string' }),
    leftAt: instant('left_at'),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] })],
);

/** The note is `''` once it was emptied. */
export const customerNotes = pgTable(
  'customer_notes',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** A `phoneKey` or an e-mail address. */
    customerKey: text('customer_key').notNull(),
    note: text('note').notNull(),
    version: integer('version').notNull().default(1),
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.customerKey] })],
);

export const customerMerges = pgTable(
  'customer_merges',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    customerKey: text('customer_key').notNull(),
    intoKey: text('into_key').notNull(),
    mergedAt: instant('merged_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.customerKey] })],
);

/** Where somebody is signed in. A session may begin before there is an account. */
export const sessions = pgTable('sessions', {
  id: text('id').primaryKey(),
  userId: text('user_id').notNull(),
  device: text('device').notNull(),
  begunAt: instant('begun_at').notNull(),
  endsAt: instant('ends_at').notNull(),
  endedAt: instant('ended_at'),
});
