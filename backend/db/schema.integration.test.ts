import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CATEGORIES } from '@/lib/shared/domain/services/categories';
import { createEmptyDatabase, type TestDatabase } from '@/test/database';
import * as ofAccounts from './account-schema';
import * as inbox from './inbox-schema';
import * as mail from './mail-schema';
import { migrate } from './migrate';
import * as moderation from './moderation-schema';
import * as network from './network-schema';
import * as newsSchema from './news-schema';
import * as elsewhere from './other-calendars-schema';
import * as push from './push-schema';
import * as review from './review-schema';
import * as schema from './schema';
import * as search from './search-schema';
import * as staff from './staff-schema';
import * as subcategory from './subcategory-schema';

let database: TestDatabase;
let client: pg.Client;
let accountId: number;

const ACCOUNT =
  'INSERT INTO accounts (user_id, first_name, last_name, date_of_birth, email, agreed_to_terms,' +
  " terms_accepted_at, name) VALUES ($1, 'A', 'B', '1990-01-01', 'a@example.com', true, now(), 'A B')" +
  ' RETURNING id';

async function insertAccount(userId: string): Promise<number> {
  const { rows } = await client.query<{ id: number }>(ACCOUNT, [userId]);
  return rows[0]?.id ?? 0;
}

const book = (during: string, status = 'confirmed', account = accountId) =>
  client.query(
    'INSERT INTO bookings (account_id, during, status, total_minor, cancelled_at)' +
      " VALUES ($1, $2, $3, 0, CASE WHEN $3 = 'cancelled' THEN now() END)",
    [account, during, status],
  );
const set = (during: string, status = 'available') =>
  client.query('INSERT INTO availability (account_id, during, status) VALUES ($1, $2, $3)', [
    accountId,
    during,
    status,
  ]);

const EXCLUDED = { code: '23P01' };
const REFUSED = { code: '23514' };

beforeAll(async () => {
  database = await createEmptyDatabase();
  await Promise.all([migrate(database.url), migrate(database.url), migrate(database.url)]);
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  accountId = await insertAccount('first');
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

describe('migrations', () => {
  test('run once, however many copies start at the same moment', async () => {
    const { rows } = await client.query('SELECT name FROM schema_migrations ORDER BY name');
    expect(rows.length).toBeGreaterThan(1);
    expect(await migrate(database.url)).toEqual([]);
  });

  test('refuse to go on when one was changed after it ran', async () => {
    const name = '0001_accounts.sql';
    const { rows } = await client.query<{ hash: string }>(
      'SELECT hash FROM schema_migrations WHERE name = $1',
      [name],
    );
    const restore = (hash: string | undefined) =>
      client.query('UPDATE schema_migrations SET hash = $2 WHERE name = $1', [name, hash]);
    await restore('another');
    await expect(migrate(database.url)).rejects.toThrow(`${name} was changed after it ran`);
    await restore(rows[0]?.hash);
  });

  test('let an older release start on what a later one has added', async () => {
    const name = '9999_of_a_later_release.sql';
    await client.query(
      `BEGIN;
      ALTER TABLE bookings ADD COLUMN of_later text, ADD CHECK (of_later <> '');
      CREATE TABLE of_later (id integer PRIMARY KEY);
      INSERT INTO schema_migrations (name, hash) VALUES ('${name}', 'x');
      COMMIT`,
    );
    expect(await migrate(database.url)).toEqual([]);
    const { rows } = await client.query('SELECT FROM schema_migrations WHERE name = $1', [name]);
    expect(rows).toHaveLength(1);
    await book('[2030-01-01 08:00Z,2030-01-01 09:00Z)');
    await client.query(
      `BEGIN;
      DELETE FROM bookings;
      ALTER TABLE bookings DROP COLUMN of_later;
      DROP TABLE of_later;
      DELETE FROM schema_migrations WHERE name = '${name}';
      COMMIT`,
    );
  });

  test('make the very columns that the schema describes', async () => {
    const schemas = {
      ...schema,
      ...moderation,
      ...ofAccounts,
      ...elsewhere,
      ...inbox,
      ...push,
      ...mail,
      ...staff,
      ...network,
      ...newsSchema,
      ...review,
      ...search,
      ...subcategory,
    };
    const tables = Object.values(schemas) as PgTable[];
    const described = tables.flatMap((table) => {
      const { name, columns } = getTableConfig(table);
      return columns.map((column) => ({
        table: name,
        column: column.name,
        type: column.getSQLType(),
        required: column.notNull,
      }));
    });
    const { rows } = await client.query(
      'SELECT c.relname AS table, a.attname AS column, a.attnotnull AS required,' +
        ' format_type(a.atttypid, a.atttypmod) AS type FROM pg_attribute a' +
        ' JOIN pg_class c ON c.oid = a.attrelid' +
        " WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'" +
        " AND c.relname NOT IN ('schema_migrations', 'rate_limits') AND a.attnum > 0 AND NOT a.attisdropped",
    );
    const byName = (a: { table: string; column: string }, b: { table: string; column: string }) =>
      `${a.table}.${a.column}`.localeCompare(`${b.table}.${b.column}`);
    expect(described.sort(byName)).toEqual(rows.sort(byName));
  });

  test('give every category subcategories to choose from', async () => {
    const { rows } = await client.query<{ category_id: number; count: string }>(
      'SELECT category_id, count(*) FROM subcategories GROUP BY 1 ORDER BY 1',
    );
    expect(rows.map((row) => row.category_id)).toEqual(CATEGORIES.map(({ id }) => id));
    for (const row of rows) expect(Number(row.count)).toBeGreaterThan(2);
  });
});

describe('bookings', () => {
  test('of one calendar never overlap, whoever inserts them', async () => {
    await book('[2027-01-04 10:00Z,2027-01-04 11:00Z)');
    for (const during of [
      '[2027-01-04 10:00Z,2027-01-04 11:00Z)',
      '[2027-01-04 10:45Z,2027-01-04 11:15Z)',
      '[2027-01-04 09:00Z,2027-01-04 12:00Z)',
      '[2027-01-04 10:15Z,2027-01-04 10:30Z)',
    ]) {
      await expect(book(during)).rejects.toMatchObject(EXCLUDED);
    }
  });

  test('may touch, may lie over a cancelled one, and belong to their calendar only', async () => {
    await book('[2027-01-04 11:00Z,2027-01-04 11:15Z)');
    await book('[2027-01-04 10:00Z,2027-01-04 11:00Z)', 'cancelled');
    await book('[2027-01-04 10:00Z,2027-01-04 11:00Z)', 'confirmed', await insertAccount('second'));
  });

  test.each([
    ['empty', 'empty'],
    ['without an end', '[2027-02-01 10:00Z,)'],
    ['without a start', '(,2027-02-01 10:00Z)'],
    ['up to infinity', '[2027-02-01 10:00Z,infinity)'],
    ['closed at the end', '[2027-02-01 10:00Z,2027-02-01 11:00Z]'],
    ['open at the start', '(2027-02-01 10:00Z,2027-02-01 11:00Z)'],
    ['longer than a day', '[2027-02-01 10:00Z,2027-02-02 10:15Z)'],
  ])('that are %s are refused', async (_, during) => {
    await expect(book(during)).rejects.toMatchObject(REFUSED);
  });

  test('have a range, and a time of cancelling exactly when cancelled', async () => {
    await expect(
      client.query('INSERT INTO bookings (account_id, total_minor) VALUES ($1, 0)', [accountId]),
    ).rejects.toMatchObject({ code: '23502' });
    await expect(
      client.query("UPDATE bookings SET status = 'cancelled' WHERE status = 'confirmed'"),
    ).rejects.toMatchObject(REFUSED);
  });
});

describe('availability', () => {
  test('gives an instant one status', async () => {
    await set('[2027-01-05 08:00Z,2027-01-05 12:00Z)');
    await set('[2027-01-05 12:00Z,2027-01-05 13:00Z)', 'unavailable');
    await expect(set('[2027-01-05 11:45Z,2027-01-05 12:15Z)', 'unavailable')).rejects.toMatchObject(
      EXCLUDED,
    );
    await expect(set('empty')).rejects.toMatchObject(REFUSED);
    await expect(set('[2027-01-06 08:00Z,2027-01-06 09:00Z)', 'booked')).rejects.toMatchObject(
      REFUSED,
    );
  });
});

describe('accounts', () => {
  test('are one per user', async () => {
    await expect(insertAccount('first')).rejects.toMatchObject({ code: '23505' });
  });

  test('cannot be removed under their bookings', async () => {
    await expect(
      client.query('DELETE FROM accounts WHERE id = $1', [accountId]),
    ).rejects.toMatchObject({ code: '23503' });
  });
});
