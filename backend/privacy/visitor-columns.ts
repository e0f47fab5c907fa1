import { sql } from 'drizzle-orm';

/** The columns of `bookings` that say whose visit it was; an erasure empties them. A provider's note goes too. */
export const VISITOR_COLUMNS = [
  'customer_name',
  'customer_phone',
  'phone_key',
  'customer_email',
  'customer_zone',
  'note',
] as const;

/** SQL for `set` that empties them. */
export const WITHOUT_VISITOR = sql.raw(VISITOR_COLUMNS.map((name) => `${name} = null`).join(', '));
/** SQL for whether any of them is filled, as the index of these visits has it. */
export const HAS_VISITOR = sql.raw(
  `(${VISITOR_COLUMNS.map((name) => `${name} is not null`).join(' or ')})`,
);
