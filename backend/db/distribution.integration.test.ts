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

/** Tables whose rows have an account, but do not lie with its calendar, and why. */
const ELSEWHERE = {
  services: 'found by their id, in lists of all accounts',
  events: 'found by their id, in lists of all accounts',
  service_search: 'a search reads those of all accounts',
  service_words: 'a search reads those of all accounts',
};

/** Keys of a calendar's tables without the account, and why. */
const WITHOUT_ACCOUNT = {
  reviews_by_id: 'notices and decisions of the staff name a review by its id alone',
};

async function read<Row>(text: string, values: unknown[] = []): Promise<Row[]> {
  return (await client.query(text, values)).rows;
}

/** Whose rows have an account. */
async function readTables(): Promise<string[]> {
  const rows = await read<{ name: string }>(
    `SELECT c.relname AS name FROM pg_class c
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'account_id' AND a.attnotnull
    WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition
      AND c.relnamespace = 'public'::regnamespace
    ORDER BY 1`,
  );
  return rows.map(({ name }) => name);
}

async function readTablesOfCalendar(): Promise<string[]> {
  return (await readTables()).filter((name) => !Object.keys(ELSEWHERE).includes(name));
}

/** Unique indexes, and those of exclusions, each with its columns. */
function readKeys(tables: string[]) {
  return read<{ table: string; name: string; columns: string[] }>(
    `SELECT x.indrelid::regclass::text AS table, x.indexrelid::regclass::text AS name,
      array_agg(a.attname::text ORDER BY a.attnum) AS columns
    FROM pg_index x
    JOIN pg_attribute a ON a.attrelid = x.indrelid AND a.attnum = ANY (x.indkey)
    WHERE (x.indisunique OR x.indisexclusion) AND x.indrelid::regclass::text = ANY ($1)
    GROUP BY x.indrelid, x.indexrelid ORDER BY 1, 2`,
    [tables],
  );
}

function readReferences(tables: string[]) {
  return read<{ table: string; to: string }>(
    `SELECT DISTINCT conrelid::regclass::text AS table, confrelid::regclass::text AS to
    FROM pg_constraint
    WHERE contype = 'f' AND conparentid = 0 AND conrelid::regclass::text = ANY ($1)
    ORDER BY 1, 2`,
    [tables],
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
  it('every key and exclusion of a calendar carries its account, but for those with a reason', async () => {
    const keys = await readKeys(await readTablesOfCalendar());
    const without = keys.filter(({ columns }) => !columns.includes('account_id'));
    expect(without.map(({ name }) => name)).toEqual(Object.keys(WITHOUT_ACCOUNT));
    const names = keys.map(({ name }) => name);
    for (const name of ['bookings_no_overlap', 'bookings_kept_apart', 'availability_one_status']) {
      expect(names).toContain(name);
    }
  });

  it('what lies elsewhere has an account, too', async () => {
    expect(await readTables()).toEqual(expect.arrayContaining(Object.keys(ELSEWHERE)));
  });
});

describe('what stands in the way of Citus', () => {
  it('each table of a calendar refers to accounts, or to another one of it', async () => {
    const tables = await readTablesOfCalendar();
    const references = await readReferences(tables);
    expect(references.map(({ table }) => table)).toEqual(tables);
    expect(references.filter(({ to }) => to !== 'accounts')).toEqual([
      { table: 'booking_items', to: 'bookings' },
      { table: 'busy_elsewhere', to: 'other_calendars' },
      { table: 'push_notices', to: 'push_devices' },
    ]);
  });

  it('three tables of a calendar have triggers, and so have accounts and what services are made of', async () => {
    const triggered = await readTriggered();
    const tables = await readTablesOfCalendar();
    expect(triggered.filter((name) => tables.includes(name))).toEqual([
      'people',
      'review_scores',
      'reviews',
    ]);
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
