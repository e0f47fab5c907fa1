import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '@/test/database';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** The tables of one calendar, which would lie together on one machine (docs/SCALE.md). */
const OF_A_CALENDAR = ['availability', 'bookings', 'booking_items'];

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

/**
 * What has to get the account first when calendars are to be distributed. Nothing may be added here:
 * a new key or reference of a calendar carries `account_id` from the start.
 */
const WITHOUT_ACCOUNT = [
  'availability_pkey',
  'booking_items_booking_id_fkey',
  'booking_items_booking_id_service_item_id_key',
  'booking_items_pkey',
  'bookings_pkey',
];

it('every other key and reference of a calendar carries its account', async () => {
  const constraints = await readConstraints();
  const without = constraints.filter(({ columns }) => !columns.includes('account_id'));
  expect(without.map(({ name }) => name)).toEqual(WITHOUT_ACCOUNT);
});

it('the constraints that forbid double bookings and two statuses carry it', async () => {
  const constraints = await readConstraints();
  for (const name of ['bookings_no_overlap', 'availability_one_status']) {
    const found = constraints.find((constraint) => constraint.name === name);
    expect(found?.columns).toContain('account_id');
  }
});
