import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { DECIDED_KINDS } from '@/lib/shared/contract/moderation';
import { REPORT_REASONS, REPORTED_KINDS } from '@/lib/shared/domain/site/reports';
import { instant } from './columns';

/** Rows are never deleted, but the row of an erased subject loses its texts. */
export const decisions = pgTable('decisions', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  kind: text('kind', { enum: DECIDED_KINDS }).notNull(),
  subjectId: uuid('subject_id').notNull(),
  name: text('name').notNull(),
  decision: text('decision', { enum: ['approved', 'rejected', 'delisted'] }).notNull(),
  reason: text('reason'),
  waitingSince: instant('waiting_since'),
  decidedAt: instant('decided_at').notNull().defaultNow(),
});

/** Of a visitor who reports, we know the e-mail address, and the name if the notice is complete. */
export const reports = pgTable('reports', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  kind: text('kind', { enum: REPORTED_KINDS }).notNull(),
  /** The subject may be a slate of another service. */
  subjectId: text('subject_id').notNull(),
  reason: text('reason', { enum: REPORT_REASONS }).notNull(),
  text: text('text').notNull().default(''),
  email: text('email'),
  /** Set if a provider reported a review, else null. */
  accountId: integer('account_id'),
  reportedAt: instant('reported_at').notNull(),
  /** Set only for a complete notice. */
  name: text('name').notNull().default(''),
  isInGoodFaith: boolean('in_good_faith').notNull().default(false),
  /** The language of the answer. Null for English. */
  language: text('language'),
  answeredBy: integer('answered_by'),
  /** Null while open. */
  closedAt: instant('closed_at'),
});
