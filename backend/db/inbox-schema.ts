import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/** Objects of `S3_INBOX_BUCKET`. */
export const inboxMessages = pgTable('inbox_messages', {
  /** The key begins with the kind: `contact/` or `deletion/`. */
  key: text('key').primaryKey(),
  receivedAt: instant('received_at').notNull(),
  claimedUntil: instant('claimed_until'),
  toldAt: instant('told_at'),
  settledAt: instant('settled_at'),
});
