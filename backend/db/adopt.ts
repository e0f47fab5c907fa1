import { createHash } from 'node:crypto';
import type pg from 'pg';

/** The last of the migrations from before the first release. */
const LAST_BEFORE = '0084_sessions.sql';
/** A hash of the names of all 77 migrations. */
const ALL_BEFORE = '7aa9f07d0606abcdfec21e6994efda7e22b21f16a788568b1e96db98e07970ff';
const FIRST_BEFORE = '0001_accounts_listings_bookings.sql';
const LAST_OF_BASELINE = '0011_posts_and_news.sql';

interface Migration {
  name: string;
  hash: string;
}

/**
 * If all migrations from before the first release ran in a database, it is equal to what the
 * baseline makes (`schema.snapshot.txt`). So its table of migrations is changed to say that the
 * baseline ran. Throws if only some of them ran.
 */
export async function adopt(
  client: pg.Client,
  applied: ReadonlyMap<string, string>,
  migrations: readonly Migration[],
): Promise<void> {
  if (!applied.has(FIRST_BEFORE)) return;
  const before = [...applied.keys()].filter((name) => name <= LAST_BEFORE).sort();
  if (createHash('sha256').update(before.join('\n')).digest('hex') !== ALL_BEFORE) {
    throw new Error(
      'This database is of before the first release and lacks migrations of that time: start the ' +
        'version of 30 November 2026 on it once and then this one, or start this one on a new ' +
        'database (npm start -- --data-dir <folder>). Nothing was changed.',
    );
  }
  const baseline = migrations.filter(({ name }) => name <= LAST_OF_BASELINE);
  await client.query('BEGIN');
  await client.query('DELETE FROM schema_migrations WHERE name = ANY ($1)', [before]);
  await client.query(
    'INSERT INTO schema_migrations (name, hash) SELECT * FROM unnest($1::text[], $2::text[])',
    [baseline.map(({ name }) => name), baseline.map(({ hash }) => hash)],
  );
  await client.query('COMMIT');
}
