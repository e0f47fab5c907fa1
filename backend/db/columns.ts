import { getTableColumns, sql } from 'drizzle-orm';
import { customType, integer, type PgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { LISTING_STATUSES } from '@/lib/shared/domain/listings/status';

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Large values must be read in parts, because one may be a whole video. */
export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Postgres fills this column from the reference data. */
export const placeOf = (column: string) =>
  integer('place_id').generatedAlwaysAs(sql`place_of(${sql.identifier(column)})`);

export const createdAt = () => instant('created_at').notNull().defaultNow();

/** `waitingSince` is null if the thing does not wait for a review. */
export const moderated = () => ({
  status: text('status', { enum: LISTING_STATUSES }).notNull().default('pending'),
  statusReason: text('status_reason'),
  waitingSince: instant('waiting_since').defaultNow(),
  createdAt: createdAt(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});

export const customerChanges = () => ({
  moves: smallint('moves').notNull().default(0),
  movedFrom: instant('moved_from'),
  /** Links with a lower version are revoked. */
  linkVersion: integer('link_version').notNull().default(0),
});

type Taken<Table extends PgTable, Values> = {
  [Name in keyof Values]: Name extends keyof Table['$inferInsert'] ? Values[Name] : never;
};

type Kept<Table extends PgTable, Values> = {
  [Name in keyof Values]: Name extends keyof Table['$inferInsert']
    ? null extends Table['$inferInsert'][Name]
      ? Values[Name] | null
      : Values[Name]
    : never;
};

/** With this type, a key without a column does not compile. Empty texts become null. */
export function columnsOf<Table extends PgTable, Values extends object>(
  table: Table,
  values: Values & Taken<Table, Values>,
): Kept<Table, Values> {
  const columns = getTableColumns(table);
  const kept = Object.entries(values).map(([name, value]) => {
    const isNull = value === '' && columns[name]?.notNull === false;
    return [name, isNull ? null : value];
  });
  // `fromEntries` forgets the names of the keys.
  return Object.fromEntries(kept) as Kept<Table, Values>;
}
