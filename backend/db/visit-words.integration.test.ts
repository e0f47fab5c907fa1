import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createEmptyDatabase, type TestDatabase } from '@/test/database';
import { migrate } from './migrate';

const BEFORE = '0067_languages.sql';

let database: TestDatabase;
beforeAll(async () => {
  database = await createEmptyDatabase();
});
afterAll(() => database.drop());

it('visits of the release before have their words anew, as those that it books later', async () => {
  const { url } = database;
  await migrate(url, BEFORE);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ id: number }>(`
    insert into accounts (user_id, first_name, last_name, date_of_birth, email, agreed_to_terms,
      terms_accepted_at, name)
    values ('before', 'Ada', 'Obi', '1990-01-01', 'ada@provider.example', true, now(), 'Ada')
    returning id`);
  const book = (day: string, name: string) =>
    client.query(
      `insert into bookings (account_id, during, total_minor, customer_name, customer_phone)
      values ($1, tstzrange($2::timestamptz, $2::timestamptz + interval '1 hour'), 0, $3, '+356 7900')`,
      [rows[0]?.id, day, name],
    );
  await book('2030-01-01', 'أحمد Wolde-Mariam');
  await book('2030-01-02', 'Łucja');
  await migrate(url);
  await book('2030-01-03', 'فاطمة Ŧ');
  const { rows: found } = await client.query<{ words: string }>(
    "select regexp_replace(search_text, ' \\d+$', '') as words from bookings order by during",
  );
  await client.end();
  expect(found.map(({ words }) => words)).toEqual([
    'احمد wolde mariam 3567900',
    'lucja 3567900',
    'فاطمه t 3567900',
  ]);
});
