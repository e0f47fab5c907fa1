import { date, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';

/** How often the public page of a service was looked at on a day of the venue. */
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
