import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/** What moderators decided about services and events. Rows are only ever added. */
export const decisions = pgTable('decisions', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  kind: text('kind', { enum: ['service', 'event'] }).notNull(),
  subjectId: uuid('subject_id').notNull(),
  name: text('name').notNull(),
  decision: text('decision', { enum: ['approved', 'rejected', 'delisted'] }).notNull(),
  reason: text('reason'),
  waitingSince: instant('waiting_since'),
  decidedAt: instant('decided_at').notNull().defaultNow(),
});
