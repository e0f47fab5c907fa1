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

/** What has to be mailed. No address and no text: both are made when it is sent. */
export const messages = pgTable(
  'messages',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull().defaultRandom(),
    kind: text('kind', { enum: ['booked', 'moved', 'cancelled', 'reminder', 'decided'] }).notNull(),
    toRole: text('to_role', { enum: ['customer', 'provider'] }).notNull(),
    bookingId: integer('booking_id'),
    /** The booking's when the message was queued; a booking that has another one has changed since. */
    sequence: integer('sequence'),
    decisionId: integer('decision_id'),
    uniqueKey: text('unique_key').notNull(),
    dueAt: instant('due_at').notNull(),
    /** Attempts that failed. */
    tries: smallint('tries').notNull().default(0),
    /** Until then one process has it; after that the process is taken for dead. */
    claimedUntil: instant('claimed_until'),
    /** When the first attempt to deliver it failed; the release before this one wrote when it began. */
    triedAt: instant('tried_at'),
    sentAt: instant('sent_at'),
    deadAt: instant('dead_at'),
    /** Why the last attempt failed, or why it is not sent at all. */
    errorCode: text('error_code'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    unique().on(table.accountId, table.uniqueKey),
  ],
);

/** Addresses that get no more mail, as hashes under `LINK_SECRET`. */
export const mailStops = pgTable('mail_stops', {
  addressHash: bytea('address_hash').primaryKey(),
  stoppedAt: instant('stopped_at').notNull().defaultNow(),
});

/** What a backend says about itself to the commands that run beside it. */
export const settings = pgTable('settings', {
  name: text('name', { enum: ['sends_mail'] }).primaryKey(),
  value: boolean('value').notNull(),
});

/** Whom a message is for. */
export type Role = (typeof messages.$inferSelect)['toRole'];

/** What a message says. */
export type MessageKind = (typeof messages.$inferSelect)['kind'];
