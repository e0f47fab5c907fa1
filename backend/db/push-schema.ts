import { integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, instant } from './columns';
import { accounts } from './schema';

export const pushDevices = pgTable(
  'push_devices',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** SHA-256 of the endpoint, in hex. */
    id: text('id').notNull(),
    endpoint: text('endpoint').notNull(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    label: text('label').notNull(),
    createdAt: createdAt(),
    sentAt: instant('sent_at'),
    errorCode: text('error_code'),
    sessionId: text('session_id'),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] })],
);

/** A notice is deleted once it is sent or given up. */
export const pushNotices = pgTable(
  'push_notices',
  {
    accountId: integer('account_id').notNull(),
    id: uuid('id').notNull().defaultRandom(),
    deviceId: text('device_id').notNull(),
    change: text('change').notNull(),
    bookingId: integer('booking_id').notNull(),
    sequence: integer('sequence').notNull(),
    visits: smallint('visits').notNull().default(1),
    dueAt: instant('due_at').notNull(),
    tries: smallint('tries').notNull().default(0),
    claimedUntil: instant('claimed_until'),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] })],
);
