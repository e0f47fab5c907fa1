import { getTableColumns, sql } from 'drizzle-orm';
import { customType, integer, type PgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { LISTING_STATUSES } from '@/lib/domain/listings/status';

/** A moment, as a `Date`. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Bytes. Read them in parts, because a row may hold a whole video. */
export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/**
 * The locality that an address in another column names, as its number in the reference data; null
 * for none. Postgres fills it.
 */
export const placeOf = (column: string) =>
  integer('place_id').generatedAlwaysAs(sql`place_of(${sql.identifier(column)})`);

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

/** What the customer of a booking changed by its link. */
export const customerChanges = () => ({
  /** How often it was moved, and the start that it had before the last move. */
  moves: smallint('moves').notNull().default(0),
  movedFrom: instant('moved_from'),
  /** Links name it; a higher one revokes those of before. */
  linkVersion: integer('link_version').notNull().default(0),
});

/** Values by the columns of a table; what no column takes does not compile. */
type Taken<Table extends PgTable, Values> = {
  [Name in keyof Values]: Name extends keyof Table['$inferInsert'] ? Values[Name] : never;
};

/** An empty text is null in a column that allows it. */
type Kept<Table extends PgTable, Values> = {
  [Name in keyof Values]: Name extends keyof Table['$inferInsert']
    ? null extends Table['$inferInsert'][Name]
      ? Values[Name] | null
      : Values[Name]
    : never;
};

/**
 * The values of a payload for the columns of the same names. The compiler refuses a key that no
 * column takes, so that no field is dropped without a word. Empty texts become null where they may.
 */
export function columnsOf<Table extends PgTable, Values extends object>(
  table: Table,
  values: Values & Taken<Table, Values>,
): Kept<Table, Values> {
  const columns = getTableColumns(table);
  const kept = Object.entries(values).map(([name, value]) => {
    const isNull = value === '' && columns[name]?.notNull === false;
    return [name, isNull ? null : value];
  });
  // `fromEntries` forgets the names, which are those of `values`.
  return Object.fromEntries(kept) as Kept<Table, Values>;
}
