import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '@/test/database';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('visits have their words folded as those of services', async () => {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query<{ id: number }>(`
    insert into accounts (user_id, first_name, last_name, date_of_birth, email, agreed_to_terms,
      terms_accepted_at, name)
    values ('ada', 'Ada', 'Obi', '1990-01-01', 'ada@provider.example', true, now(), 'Ada')
    returning id`);
  const names = ['أحمد Wolde-Mariam', 'Łucja', 'فاطمة Ŧ', 'Иван Ґанок'];
  for (const [index, name] of names.entries()) {
    await client.query(
      `insert into bookings (account_id, during, total_minor, customer_name, customer_phone)
      values ($1, tstzrange($2::timestamptz, $2::timestamptz + interval '1 hour'), 0, $3, '+356 7900')`,
      [rows[0]?.id, `2030-01-0${index + 1}`, name],
    );
  }
  const { rows: found } = await client.query<{ words: string }>(
    "select regexp_replace(search_text, ' \\d+$', '') as words from bookings order by during",
  );
  await client.end();
  expect(found.map(({ words }) => words)).toEqual([
    'احمد wolde mariam 3567900',
    'lucja 3567900',
    'فاطمه t 3567900',
    'иван ганок 3567900',
  ]);
});
