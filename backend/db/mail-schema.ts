import {
  boolean,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytea, createdAt, instant } from './columns';
import { accounts } from './schema';

/** No address and no text: both are made when it is sent. */
export const messages = pgTable(
  'messages',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull().defaultRandom(),
    /** A key of `MAIL_KINDS`. */
    kind: text('kind').notNull(),
    toRole: text('to_role', { enum: ['customer', 'provider'] }).notNull(),
    bookingId: integer('booking_id'),
    /** A booking that has another one has changed since. */
    sequence: integer('sequence'),
    decisionId: integer('decision_id'),
    /** A service or event that came in for review. */
    listingId: uuid('listing_id'),
    /** Of the account, when its address was to change. */
    addressVersion: integer('address_version'),
    /** Of the staff. */
    staffDecisionId: integer('staff_decision_id'),
    /** A report of a visitor, who is told of it. */
    noticeId: integer('notice_id'),
    uniqueKey: text('unique_key').notNull(),
    dueAt: instant('due_at').notNull(),
    tries: smallint('tries').notNull().default(0),
    /** After that the process is taken for dead. */
    claimedUntil: instant('claimed_until'),
    /** When the first attempt failed; an older release wrote when it began. */
    triedAt: instant('tried_at'),
    sentAt: instant('sent_at'),
    deadAt: instant('dead_at'),
    errorCode: text('error_code'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    unique().on(table.accountId, table.uniqueKey),
  ],
);

/** Addresses are hashes under `LINK_SECRET`. */
export const mailStops = pgTable('mail_stops', {
  addressHash: bytea('address_hash').primaryKey(),
  stoppedAt: instant('stopped_at').notNull().defaultNow(),
});

/** What a backend says of itself to commands that run beside it. */
export const settings = pgTable('settings', {
  name: text('name', { enum: ['sends_mail'] }).primaryKey(),
  value: boolean('value').notNull(),
});

export type Role = (typeof messages.$inferSelect)['toRole'];
