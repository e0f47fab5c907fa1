import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '@/test/database';

// What docs/SCALE.md says about tables that would be spread over several machines by `account_id`.

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

/** The tables of one calendar. */
const OF_A_CALENDAR = [
  'availability',
  'booking_items',
  'bookings',
  'messages',
  'profile_views',
  'schedules',
];
async function read<Row>(text: string, values: unknown[] = []): Promise<Row[]> {
  return (await client.query(text, values)).rows;
}

/** Keys and exclusions of these tables, or their references, each with its columns. */
function readConstraints(types: string, tables: string[]) {
  return read<{ table: string; name: string; columns: string[]; to: string | null }>(
    `SELECT c.conrelid::regclass::text AS table, c.conname AS name,
      array_agg(a.attname::text ORDER BY a.attnum) AS columns,
      nullif(c.confrelid, 0)::regclass::text AS to
    FROM pg_constraint c
    JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = ANY (c.conkey)
    WHERE c.contype = ANY (string_to_array($1, NULL)) AND c.conparentid = 0 AND c.conrelid::regclass::text = ANY ($2)
    GROUP BY c.oid ORDER BY 1, 2`,
    [types, tables],
  );
}

/** The tables that have triggers of ours. */
async function readTriggered(): Promise<string[]> {
  const rows = await read<{ name: string }>(
    `SELECT DISTINCT tgrelid::regclass::text AS name FROM pg_trigger
    WHERE NOT tgisinternal ORDER BY 1`,
  );
  return rows.map(({ name }) => name);
}

async function insertAccount(name: string): Promise<number> {
  const rows = await read<{ id: number }>(
    `INSERT INTO accounts (user_id, first_name, last_name, date_of_birth, email, agreed_to_terms,
      terms_accepted_at, name)
    VALUES ($1, 'Ada', 'Obi', '1990-01-01', 'ada@example.com', true, now(), 'Ada') RETURNING id`,
    [name],
  );
  return rows[0]?.id ?? 0;
}

describe('what lets a calendar lie on one machine', () => {
  it('every key and exclusion of a calendar carries its account', async () => {
    const constraints = await readConstraints('pux', OF_A_CALENDAR);
    expect(new Set(constraints.map(({ table }) => table))).toEqual(new Set(OF_A_CALENDAR));
    expect(constraints.filter(({ columns }) => !columns.includes('account_id'))).toEqual([]);
    const names = constraints.map(({ name }) => name);
    for (const name of ['bookings_no_overlap', 'bookings_kept_apart', 'availability_one_status']) {
      expect(names).toContain(name);
    }
  });

  it('an item gets its account also from a process that does not know of it yet', async () => {
    const account = await insertAccount('older');
    const rows = await read(
      `WITH booking AS (
        INSERT INTO bookings (account_id, during, total_minor)
        VALUES ($1, '[2027-01-01 08:00Z,2027-01-01 09:00Z)', 0) RETURNING id
      )
      INSERT INTO booking_items
        (booking_id, position, service_item_id, name, price_minor, duration_minutes)
      SELECT id, 0, 1, 'Wash', 0, 60 FROM booking RETURNING account_id`,
      [account],
    );
    expect(rows).toEqual([{ account_id: account }]);
  });
});

describe('what stands in the way of Citus', () => {
  it('five tables of a calendar refer to accounts, and the sixth to a table with such a reference', async () => {
    const references = await readConstraints('f', OF_A_CALENDAR);
    expect(Object.fromEntries(references.map(({ table, to }) => [table, to]))).toEqual({
      availability: 'accounts',
      booking_items: 'bookings',
      bookings: 'accounts',
      messages: 'accounts',
      profile_views: 'accounts',
      schedules: 'accounts',
    });
  });

  it('a table of a calendar has a trigger, and so have accounts and what services are made of', async () => {
    const triggered = await readTriggered();
    expect(triggered.filter((name) => OF_A_CALENDAR.includes(name))).toEqual(['booking_items']);
    const shared = [
      'accounts',
      'service_items',
      'service_search',
      'service_subcategories',
      'services',
    ];
    expect(triggered).toEqual(expect.arrayContaining(shared));
  });

  it('the bookings of a number are counted over all calendars, in the transaction of a booking', async () => {
    const [one, other] = [await insertAccount('one'), await insertAccount('other')];
    await read(
      `INSERT INTO bookings (account_id, during, total_minor, phone_key)
      VALUES ($1, '[2027-01-01 08:00Z,2027-01-01 09:00Z)', 0, '999')`,
      [one],
    );
    const [row] = await read<{ found: { openUntil: number[]; madeAt: number[] } }>(
      `SELECT booked_by_phone('999', $1, now()) AS found`,
      [other],
    );
    expect(row?.found).toEqual({ openUntil: [], madeAt: [expect.any(Number)] });
  });
});
