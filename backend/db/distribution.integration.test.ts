import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '@/test/database';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** The tables of one calendar, which would lie together on one machine (docs/SCALE.md). */
const OF_A_CALENDAR = ['availability', 'bookings', 'booking_items', 'profile_views', 'schedules'];

/** Keys, exclusions and references of these tables, each with its columns. */
async function readConstraints(): Promise<{ name: string; columns: string[] }[]> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query(
    `SELECT c.conname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
    FROM pg_constraint c
    JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = ANY (c.conkey)
    WHERE c.conrelid::regclass::text = ANY ($1) AND c.contype IN ('p', 'u', 'x', 'f')
    GROUP BY c.conname, c.conrelid ORDER BY c.conname`,
    [OF_A_CALENDAR],
  );
  await client.end();
  return rows;
}

it('every key and reference of a calendar carries its account', async () => {
  const constraints = await readConstraints();
  expect(constraints.length).toBeGreaterThan(8);
  const without = constraints.filter(({ columns }) => !columns.includes('account_id'));
  expect(without).toEqual([]);
});

it('an item gets its account also from a process that does not know of it yet', async () => {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows: accounts } = await client.query(
    `INSERT INTO accounts (user_id, first_name, last_name, date_of_birth, email, agreed_to_terms,
      terms_accepted_at, name)
    VALUES ('older', 'Ada', 'Obi', '1990-01-01', 'ada@example.com', true, now(), 'Ada') RETURNING id`,
  );
  const { rows } = await client.query(
    `WITH booking AS (
      INSERT INTO bookings (account_id, during, total_minor)
      VALUES ($1, '[2027-01-01 08:00Z,2027-01-01 09:00Z)', 0) RETURNING id
    )
    INSERT INTO booking_items
      (booking_id, position, service_item_id, name, price_minor, duration_minutes)
    SELECT id, 0, 1, 'Wash', 0, 60 FROM booking RETURNING account_id`,
    [accounts[0].id],
  );
  await client.end();
  expect(rows).toEqual([{ account_id: accounts[0].id }]);
});

it('the constraints that forbid double bookings and two statuses carry it', async () => {
  const constraints = await readConstraints();
  for (const name of ['bookings_no_overlap', 'bookings_kept_apart', 'availability_one_status']) {
    const found = constraints.find((constraint) => constraint.name === name);
    expect(found?.columns).toContain('account_id');
  }
});
