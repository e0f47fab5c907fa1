import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '@/test/database';
import { inCalendar } from './calendar-transaction';
import { closeDatabase, type Database, openDatabase } from './client';

let database: TestDatabase;
let db: Database;

beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase(database.url);
});
afterAll(async () => {
  await closeDatabase(db);
  await database.drop();
});

type Statements = Pick<Database, 'execute'>;

/** Has its connection ended between two statements, as by a failover. */
async function loseConnection(tx: Statements): Promise<void> {
  const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
  const other = new pg.Client({ connectionString: database.url });
  await other.connect();
  await other.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
  await other.end();
  await sleep(200);
  await tx.execute(sql`select 1`);
}

// An event of a connection that nobody listens to would end the process: Vitest fails with it.
test.each([
  ['a transaction', () => db.transaction(loseConnection)],
  ['a change of a calendar', () => inCalendar(db, 1, loseConnection)],
])('%s whose connection breaks fails, and the next one works', async (_, run) => {
  await expect(run()).rejects.toThrow();
  const { rows } = await db.transaction((tx) => tx.execute(sql`select 1 as one`));
  expect(rows).toEqual([{ one: 1 }]);
});
