import pg from 'pg';

/** Where `now()` is found: of the same name and type the first one counts. */
export const CLOCK_SETTINGS = { search_path: '"$user", public, clock, pg_catalog' };

/**
 * Gives every database that is made from now on the clock of the tests: a `now()` of their own.
 * The server has `CLOCK_SETTINGS`; without the schema that names them nothing is changed.
 */
export async function moveDatabaseClock(adminUrl: string): Promise<void> {
  const offset = Number(process.env.TEST_CLOCK_MS ?? 0);
  if (offset === 0) return;
  const url = new URL(adminUrl);
  url.pathname = '/template1';
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    await client.query('CREATE SCHEMA IF NOT EXISTS clock');
    await client.query('GRANT USAGE ON SCHEMA clock TO PUBLIC');
    await client.query(
      `CREATE OR REPLACE FUNCTION clock.now() RETURNS timestamptz
       LANGUAGE sql STABLE PARALLEL SAFE
       AS $$ SELECT pg_catalog.now() + interval '${offset} milliseconds' $$`,
    );
  } finally {
    await client.end();
  }
}
