import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/** Rows are never deleted, because decisions name them. */
export const staff = pgTable('staff', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  /** Null until the first sign-in. */
  userId: text('user_id'),
  email: text('email').notNull(),
  name: text('name').notNull().default(''),
  role: text('role', { enum: ['moderator', 'owner'] }).notNull(),
  addedBy: integer('added_by'),
  addedAt: instant('added_at').notNull(),
  /** Null from the first sign-in on. */
  invitedUntil: instant('invited_until'),
  removedAt: instant('removed_at'),
});

export const staffSessions = pgTable('staff_sessions', {
  signIn: text('sign_in').primaryKey(),
  staffId: integer('staff_id').notNull(),
  begunAt: instant('begun_at').notNull(),
  seenAt: instant('seen_at').notNull(),
});

export const staffClaims = pgTable(
  'staff_claims',
  {
    kind: text('kind').notNull(),
    subjectId: text('subject_id').notNull(),
    staffId: integer('staff_id').notNull(),
    claimedUntil: instant('claimed_until').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.subjectId] })],
);

/** Rows are never deleted, but the row of an erased thing loses its texts. */
export const staffDecisions = pgTable('staff_decisions', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  kind: text('kind').notNull(),
  subjectId: text('subject_id').notNull(),
  /** The account of the owner. Null if the owner has none on this site. */
  accountId: integer('account_id'),
  name: text('name').notNull(),
  action: text('action').notNull(),
  reasonId: text('reason_id'),
  clause: text('clause'),
  text: text('text'),
  /** Null for decisions by the command that was used in earlier releases. */
  staffId: integer('staff_id'),
  version: text('version'),
  waitingSince: instant('waiting_since'),
  decidedAt: instant('decided_at').notNull(),
  noticeId: integer('notice_id'),
  appealId: integer('appeal_id'),
  /** The decision that this one undoes or changes. */
  undoes: integer('undoes'),
  /** The state before, for undoing the decision. */
  before: jsonb('before'),
  /** The decision's row in `decisions`, if it changed what is public. */
  decisionId: integer('decision_id'),
});

/**
 * There may be one appeal for each decision, and for each notice that was answered with "nothing
 * wrong".
 */
export const appeals = pgTable('appeals', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  /** Null if the sender of a notice appeals. */
  decisionId: integer('decision_id').unique(),
  noticeId: integer('notice_id'),
  answeredBy: integer('answered_by'),
  accountId: integer('account_id'),
  text: text('text').notNull(),
  sentAt: instant('sent_at').notNull(),
  decidedAt: instant('decided_at'),
  outcome: text('outcome', { enum: ['reverse', 'stays'] }),
  answer: text('answer'),
});

/** Rows are only added, never changed. */
export const staffLog = pgTable('staff_log', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  at: instant('at').notNull(),
  staffId: integer('staff_id'),
  action: text('action').notNull(),
  kind: text('kind').notNull().default(''),
  subjectId: text('subject_id').notNull().default(''),
  note: text('note').notNull().default(''),
  /** Who ran the command, by the name of their account on that machine. */
  commandUser: text('command_user').notNull().default(''),
});

/** Triggers write the copy before the first edit of an approved thing. */
export const approvedCopies = pgTable(
  'approved_copies',
  {
    kind: text('kind', { enum: ['service', 'event'] }).notNull(),
    subjectId: uuid('subject_id').notNull(),
    copy: jsonb('copy').notNull(),
    takenAt: instant('taken_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.subjectId] })],
);
