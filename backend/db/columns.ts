import { customType, text, timestamp } from 'drizzle-orm/pg-core';
import { LISTING_STATUSES } from '@/lib/domain/listings/status';

/** A moment, as a `Date`. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Bytes. Read them in parts, because a row may hold a whole video. */
export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** When a row was created. */
export const createdAt = () => instant('created_at').notNull().defaultNow();

/**
 * What all reviewed things have: the status, the reason that its owner sees, and since when it
 * waits for a moderator (null: it does not wait; an approved thing that was edited waits too).
 */
export const moderated = () => ({
  status: text('status', { enum: LISTING_STATUSES }).notNull().default('pending'),
  statusReason: text('status_reason'),
  waitingSince: instant('waiting_since').defaultNow(),
  createdAt: createdAt(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});
