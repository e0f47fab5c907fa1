import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { DECIDED_KINDS } from '@/lib/shared/contract/moderation';
import { REPORT_REASONS, REPORTED_KINDS } from '@/lib/shared/domain/site/reports';
import { instant } from './columns';

/** Rows stay; that of an erased subject loses its texts. */
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

/** Of visitors only an e-mail address is known. */
export const reports = pgTable('reports', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  kind: text('kind', { enum: REPORTED_KINDS }).notNull(),
  /** May be another service's slate. */
  subjectId: text('subject_id').notNull(),
  reason: text('reason', { enum: REPORT_REASONS }).notNull(),
  text: text('text').notNull().default(''),
  email: text('email'),
  /** Of a provider who reported a review; else null. */
  accountId: integer('account_id'),
  reportedAt: instant('reported_at').notNull(),
  /** Only of a complete notice. */
  name: text('name').notNull().default(''),
  isInGoodFaith: boolean('in_good_faith').notNull().default(false),
  /** Of the answer; null for English. */
  language: text('language'),
  answeredBy: integer('answered_by'),
  /** Null while open. */
  closedAt: instant('closed_at'),
});
