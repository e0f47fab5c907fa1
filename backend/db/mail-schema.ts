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

/** The address and the text are made when the message is sent. */
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
    /** The sequence of the booking. If the booking has another one by now, it has changed. */
    sequence: integer('sequence'),
    listingId: uuid('listing_id'),
    /** The account's address version. */
    addressVersion: integer('address_version'),
    /** The former address, for a warning that mail goes to another one. Null once it is sent. */
    formerEmail: text('former_email'),
    staffDecisionId: integer('staff_decision_id'),
    /** The number of a visitor's report. */
    noticeId: integer('notice_id'),
    uniqueKey: text('unique_key').notNull(),
    dueAt: instant('due_at').notNull(),
    tries: smallint('tries').notNull().default(0),
    /** At this time, the process that claimed the message counts as dead. */
    claimedUntil: instant('claimed_until'),
    /** When the first attempt failed. */
    triedAt: instant('tried_at'),
    sentAt: instant('sent_at'),
    deadAt: instant('dead_at'),
    errorCode: text('error_code'),
    /** A hash of the mailbox under `LINK_SECRET`, once the message was sent to a customer. */
    mailbox: bytea('mailbox'),
    /** When the message was counted in the mailbox's budget. */
    admittedAt: instant('admitted_at'),
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

/** Marks that show which secrets the hashes were made under. */
export const linkSecrets = pgTable('link_secrets', {
  mark: text('mark').primaryKey(),
  since: instant('since').notNull().defaultNow(),
});

export const settings = pgTable('settings', {
  name: text('name', { enum: ['sends_mail'] }).primaryKey(),
  value: boolean('value').notNull(),
});

export type Role = (typeof messages.$inferSelect)['toRole'];
