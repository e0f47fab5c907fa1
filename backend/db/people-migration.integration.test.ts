import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { HOUR_MS } from '@/lib/time/units';
import { createEmptyDatabase, type TestDatabase } from '@/test/database';
import { migrate } from './migrate';

const BEFORE_PEOPLE = '0044_mail_kinds.sql';
const BOOKED = 5000;
const WRITERS = 4;

let database: TestDatabase;

beforeAll(async () => {
  database = await createEmptyDatabase();
});
afterAll(() => database.drop());

/** As a process of the release before people does it: it knows no person. */
const INSERT = `
  insert into bookings (account_id, during, total_minor, customer_name)
  values ($1, tstzrange($2::timestamptz, $2::timestamptz + interval '1 hour'), 0, $3)`;

/** Again after a deadlock, as `inCalendar` does. */
async function book(writer: pg.Client, values: unknown[], attempt = 1): Promise<void> {
  try {
    await writer.query(INSERT, values);
  } catch (error) {
    if (attempt === 4 || !(error instanceof pg.DatabaseError) || error.code !== '40P01')
      throw error;
    await book(writer, values, attempt + 1);
  }
}

/** An hour of its own for each, so that none of them overlaps. */
const hour = (count: number) => new Date(Date.UTC(2040, 0, 1) + count * HOUR_MS).toISOString();

it('people join a full database while processes of the release before book in it', async () => {
  const { url } = database;
  await migrate(url, BEFORE_PEOPLE);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ id: number }>(`
    insert into accounts (user_id, first_name, last_name, date_of_birth, email, agreed_to_terms,
      terms_accepted_at, name)
    values ('before', 'Ada', 'Obi', '1990-01-01', 'ada@provider.example', true, now(), 'Ada')
    returning id`);
  const accountId = rows[0]?.id;
  await client.query(
    `insert into bookings (account_id, during, total_minor)
    select $1, tstzrange(start, start + interval '30 minutes'), 0
    from (select timestamptz '2030-01-01' + n * interval '1 hour' as start
      from generate_series(1, ${BOOKED}) n) starts`,
    [accountId],
  );
  await client.query(
    `insert into availability (account_id, during, status)
    values ($1, tstzrange('2040-01-01', '2050-01-01'), 'available')`,
    [accountId],
  );

  let isMigrated = false;
  let made = 0;
  const acknowledged: string[] = [];
  const refused: string[] = [];
  const write = async () => {
    const writer = new pg.Client({ connectionString: url });
    await writer.connect();
    await writer.query("set lock_timeout = '5s'");
    // Some after it is done, too: such processes go on for a while.
    for (let after = 0; after < 10; after += isMigrated ? 1 : 0) {
      made += 1;
      const name = `booking ${made}`;
      await book(writer, [accountId, hour(made), name]).then(
        () => acknowledged.push(name),
        (error: Error) => refused.push(error.message),
      );
    }
    await writer.end();
  };
  const writers = Array.from({ length: WRITERS }, write);
  const ran = await migrate(url);
  isMigrated = true;
  await Promise.all(writers);

  expect(ran).toContain('0045_people.sql');
  expect(refused).toEqual([]);
  const stored = await client.query<{ name: string; person: number }>(`
    select customer_name as name, person_id as person from bookings where customer_name is not null`);
  expect(stored.rows.map(({ name }) => name).sort()).toEqual([...acknowledged].sort());
  const others = await client.query(`
    select from bookings where person_id <> 0 union all select from availability where person_id <> 0`);
  expect(others.rowCount).toBe(0);
  const whole = await client.query('select count(*)::int as count from bookings');
  expect(whole.rows[0]).toEqual({ count: BOOKED + acknowledged.length });
  await expect(client.query(INSERT, [accountId, hour(1), 'over another'])).rejects.toMatchObject({
    code: '23P01',
  });
  await client.end();
});
