import { sql } from 'drizzle-orm';

export const VISITOR_COLUMNS = [
  'customer_name',
  'customer_phone',
  'phone_key',
  'customer_email',
  'customer_zone',
  'customer_remark',
  'note',
] as const;

export const EMPTIED_COLUMNS = [...VISITOR_COLUMNS, 'cancel_reason', 'customer_language'] as const;

export const WITHOUT_VISITOR = sql.raw(EMPTIED_COLUMNS.map((name) => `${name} = null`).join(', '));
/** The index has the same condition. */
export const HAS_VISITOR = sql.raw(
  `(${VISITOR_COLUMNS.map((name) => `${name} is not null`).join(' or ')})`,
);
