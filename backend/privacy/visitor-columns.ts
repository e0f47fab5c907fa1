import { sql } from 'drizzle-orm';

/** The columns of `bookings` that say whose visit it was, and what the provider noted about it. */
export const VISITOR_COLUMNS = [
  'customer_name',
  'customer_phone',
  'phone_key',
  'customer_email',
  'customer_zone',
  'note',
] as const;

/** What an erasure empties: with them goes what the provider wrote to the customer. */
export const EMPTIED_COLUMNS = [...VISITOR_COLUMNS, 'cancel_reason'] as const;

/** SQL for `set` that empties them. */
export const WITHOUT_VISITOR = sql.raw(EMPTIED_COLUMNS.map((name) => `${name} = null`).join(', '));
/** SQL for whether any of them is filled, as the index of these visits has it. */
export const HAS_VISITOR = sql.raw(
  `(${VISITOR_COLUMNS.map((name) => `${name} is not null`).join(' or ')})`,
);
