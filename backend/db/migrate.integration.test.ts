import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { describeSchema } from '@/backend/testing/describe-schema';
import { createEmptyDatabase, type TestDatabase } from '@/test/database';
import { migrate } from './migrate';

let database: TestDatabase;
let client: pg.Client;
beforeEach(async () => {
  database = await createEmptyDatabase();
  await migrate(database.url);
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterEach(async () => {
  await client.end();
  await database.drop();
});

// The file was made by the migrations of before the baseline. A later migration changes it in the same
// commit (`npx vitest run backend/db/migrate.integration.test.ts -u`), where a reader sees what it does.
it('the migrations make the schema of schema.snapshot.txt', async () => {
  await expect(await describeSchema(client)).toMatchFileSnapshot('schema.snapshot.txt');
});

describe('a database of before the first release', () => {
  const NAMES = `
  0001_accounts_listings_bookings 0002_subcategories 0003_events_and_moderation 0006_slates
  0007_news 0008_booking_limits 0009_member_accounts 0010_listings_are_services 0011_phone_keys
  0012_rate_limits 0013_messages 0014_customer_links 0016_provider_visits 0017_calendar_feeds
  0018_visitor_zones_and_settings 0019_retention_and_erasure 0020_account_in_keys
  0021_notes_are_forgotten 0021_search 0024_schedules 0025_reports 0026_search_at_scale
  0027_profile_views 0028_schedule_size 0029_words_of_services 0030_communities_of_posts
  0031_erased_posts 0032_posts_taken_down 0033_looks_at_openings 0037_services_that_are_gone
  0038_plain_addresses 0040_messages_that_failed 0041_cancel_reasons 0042_mailboxes
  0043_terms_of_services 0044_mail_kinds 0045_dense_words 0045_people 0046_arranged_visits
  0047_customers 0047_listing_mail 0048_account_settings 0048_address_mail 0049_push
  0050_short_addresses 0051_calendars_elsewhere 0052_reviews 0053_staff 0053_staff_accounts
  0053_staff_copies_of_events 0053_staff_copies_of_services 0053_staff_mail 0054_appeals
  0055_traders 0056_shown_reviews 0058_notices 0059_notice_mail 0060_ask_of_cancelled
  0060_notice_appeals 0064_push_choices 0065_calendar_statistics 0067_languages
  0068_notice_language 0069_written_languages 0072_words_of_visits 0073_reply_language
  0074_letters_of_all_scripts 0075_letters_of_passports 0076_numbers_of_shown_reviews
  0077_slates_of_author 0078_approved_copies_statistics 0079_one_budget_of_mail
  0080_items_of_a_search 0081_address_of_a_warning 0082_remarks 0083_people_of_services
  0084_sessions`;
  const ALL = NAMES.trim()
    .split(/\s+/)
    .map((name) => `${name}.sql`);

  const readTable = async () =>
    (
      await client.query<{ name: string; hash: string }>(
        'SELECT name, hash FROM schema_migrations ORDER BY name',
      )
    ).rows;

  const setTable = async (names: readonly string[]) => {
    await client.query('DELETE FROM schema_migrations');
    await client.query(
      "INSERT INTO schema_migrations (name, hash) SELECT unnest($1::text[]), 'x'",
      [names],
    );
    return readTable();
  };

  it('is taken as it is if all its migrations ran, and goes on with later ones', async () => {
    const own = await readTable();
    // As the baseline alone leaves it.
    await client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
    const folder = mkdtempSync(path.join(tmpdir(), 'settln-migrations-'));
    const migrations = path.join(import.meta.dirname, 'migrations');
    const baseline = own.map(({ name }) => name).filter((name) => name < '0012');
    for (const name of baseline) copyFileSync(path.join(migrations, name), path.join(folder, name));
    await migrate(database.url, pathToFileURL(`${folder}/`));
    rmSync(folder, { recursive: true });
    await setTable(ALL);
    expect(await migrate(database.url)).toEqual(own.slice(baseline.length).map(({ name }) => name));
    expect(await readTable()).toEqual(own);
  });

  it.each([
    ['stopped before the last', ALL.slice(0, -1)],
    ['lacks one', ALL.filter((name) => name !== '0081_address_of_a_warning.sql')],
  ])('that %s is refused as it is, with what to do', async (_, names) => {
    const before = await setTable(names);
    await expect(migrate(database.url)).rejects.toThrow('30 November 2026');
    expect(await readTable()).toEqual(before);
  });
});

it('a migration that deadlocks with what the release before writes runs again', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'settln-migrations-'));
  const name = '9000_both.sql';
  writeFileSync(
    path.join(folder, name),
    'LOCK TABLE events IN EXCLUSIVE MODE; LOCK TABLE services IN EXCLUSIVE MODE; CREATE TABLE both_held ();',
  );
  await client.query('BEGIN');
  // Whoever looks first is the one that is ended.
  await client.query("SET LOCAL deadlock_timeout = '1min'");
  await client.query('LOCK TABLE services IN EXCLUSIVE MODE');
  const ran = migrate(database.url, pathToFileURL(`${folder}/`));
  await vi.waitFor(async () => {
    const { rowCount } = await client.query(
      "SELECT FROM pg_locks WHERE relation = 'services'::regclass AND NOT granted",
    );
    expect(rowCount).toBe(1);
  });
  await client.query('LOCK TABLE events IN EXCLUSIVE MODE');
  await client.query('COMMIT');
  expect(await ran).toEqual([name]);
  expect((await client.query('SELECT FROM both_held')).rowCount).toBe(0);
  rmSync(folder, { recursive: true });
});
