import pg from 'pg';
import { LOCKS } from './locks';

const LIMITS = [
  'statement_timeout=5s',
  'idle_in_transaction_session_timeout=10s',
  // Starting the JIT compiler or parallel workers takes longer than any of our queries.
  'jit=off',
  'max_parallel_workers_per_gather=0',
  // The default of 4 is for rotating disks: with it, Postgres would read whole tables despite an
  // index.
  'random_page_cost=1.1',
];

/**
 * Sets the limits on the role, because PgBouncer refuses connections with settings. They take
 * effect for later connections.
 */
export async function limitRole(databaseUrl: string, directUrl: string): Promise<void> {
  const own = new URL(directUrl);
  ({ username: own.username, password: own.password } = new URL(databaseUrl));
  const client = new pg.Client({ connectionString: own.href });
  await client.connect();
  try {
    // Processes that start together would change the same row.
    await client.query(`BEGIN; SELECT pg_advisory_xact_lock(${LOCKS.roleLimits})`);
    const { rows } = await client.query<{ settings: string[]; alter: string }>(
      `SELECT coalesce((
          SELECT setconfig FROM pg_db_role_setting
          WHERE setrole = current_user::regrole AND setdatabase = d.oid), '{}') AS settings,
        format('ALTER ROLE %I IN DATABASE %I SET ', current_user, current_database()) AS alter
      FROM pg_database d WHERE datname = current_database()`,
    );
    for (const { settings, alter } of rows) {
      const missing = LIMITS.filter((limit) => !settings.includes(limit));
      for (const limit of missing) {
        const [name, value] = limit.split('=');
        await client.query(`${alter}${name} = '${value}'`);
      }
    }
    await client.query('COMMIT');
  } finally {
    await client.end();
  }
}
