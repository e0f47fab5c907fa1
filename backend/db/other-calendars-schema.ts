import { boolean, foreignKey, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytea, instant } from './columns';
import { tstzrange } from './ranges';
import { accounts } from './schema';

export const otherCalendars = pgTable(
  'other_calendars',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    personId: integer('person_id').notNull().default(0),
    name: text('name').notNull(),
    /** The address is secret like a password; see backend/other-calendars/address.ts. */
    sealedAddress: bytea('sealed_address').notNull(),
    shownHost: text('shown_host').notNull(),
    shownEnd: text('shown_end').notNull(),
    /** Whether whole days without a status count as busy. */
    closesWholeDays: boolean('closes_whole_days').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    dueAt: instant('due_at').notNull(),
    claimedUntil: instant('claimed_until'),
    triedAt: instant('tried_at'),
    /** When the times were last confirmed. */
    readAt: instant('read_at'),
    failingSince: instant('failing_since'),
    failures: integer('failures').notNull().default(0),
    /** Until when the calendar's times are known, and when they were counted. */
    knownUntil: instant('known_until'),
    countedAt: instant('counted_at'),
    unreadable: integer('unreadable').notNull().default(0),
    contentHash: bytea('content_hash'),
    etag: text('etag'),
    lastModified: text('last_modified'),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] })],
);

export const busyElsewhere = pgTable(
  'busy_elsewhere',
  {
    accountId: integer('account_id').notNull(),
    calendarId: integer('calendar_id').notNull(),
    during: tstzrange('during').notNull(),
    /** True for a whole day that says neither busy nor free. */
    unsaid: boolean('unsaid').notNull(),
  },
  (table) => [
    foreignKey({
      columns: [table.accountId, table.calendarId],
      foreignColumns: [otherCalendars.accountId, otherCalendars.id],
    }).onDelete('cascade'),
  ],
);
