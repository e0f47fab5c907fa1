import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createEmptyDatabase, type TestDatabase } from '@/test/database';
import { migrate } from './migrate';

const BEFORE = '0073_reply_language.sql';

let database: TestDatabase;

beforeAll(async () => {
  database = await createEmptyDatabase();
});
afterAll(() => database.drop());

it('what was stored before is folded anew: services, their places and visits', async () => {
  const { url } = database;
  await migrate(url, BEFORE);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const ask = async (query: string) =>
    (await client.query<{ value: unknown }>(`select (${query}) as value`)).rows[0]?.value;
  await client.query(`
    with account as (
      insert into accounts (user_id, first_name, last_name, date_of_birth, email, agreed_to_terms,
        terms_accepted_at, name)
      values ('before', 'Ada', 'Obi', '1990-01-01', 'ada@provider.example', true, now(), 'Ada')
      returning id),
    service as (
      insert into services (account_id, name, description, address, category_id, community_id,
        host_country, country_iso, phone_number, status)
      select id, 'Јелена', 'हिन्दी', 'Żebbuġ, ZBB ١٢', 3, 1, 'MT', 'NG', '+35679000001', 'approved' from account)
    insert into bookings (account_id, during, total_minor, customer_name)
    select id, tstzrange('2030-01-01', '2030-01-02'), 0, 'Иван Ґанок' from account`);
  expect(await ask('select place_id from services')).toBe(54);
  await migrate(url);
  const terms = await ask('select terms::text from service_words');
  for (const term of ['^јелена', '^jelena', '~हिंदी']) expect(terms).toContain(`'${term}'`);
  expect(await ask('select place_id from services')).toBeNull();
  expect(await ask('select search_text from bookings')).toContain('ганок');
  expect(await ask(`select count(*)::int from search_words where word = 'हिंदी'`)).toBe(1);
  await client.end();
});
