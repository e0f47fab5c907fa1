import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, instant } from './columns';
import { accounts } from './schema';

/** Browsers in which somebody asked to be told of bookings. What waits to be sent is in `push_notices`. */
export const pushDevices = pgTable(
  'push_devices',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The SHA-256 of the endpoint, in hex. */
    id: text('id').notNull(),
    endpoint: text('endpoint').notNull(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    label: text('label').notNull(),
    createdAt: createdAt(),
    sentAt: instant('sent_at'),
    errorCode: text('error_code'),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] })],
);
