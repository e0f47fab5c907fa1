import { date, integer, jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import type { Schedule } from '@/lib/domain/hours/schedule';
import { instant } from './columns';
import { accounts } from './schema';

/** By day of the venue. */
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

/** `version` counts the saves. */
export const schedules = pgTable('schedules', {
  accountId: integer('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  schedule: jsonb('schedule').$type<Schedule>().notNull(),
  version: integer('version').notNull().default(1),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});
