import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';
import { adopt } from './adopt';
import { LOCKS } from './locks';

const FOLDER = new URL('./migrations/', import.meta.url);

async function readMigrations(folder: URL) {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(new URL(name, folder), 'utf8');
      return { name, text, hash: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

async function readApplied(client: pg.Client): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; hash: string }>(
    'SELECT name, hash FROM schema_migrations',
  );
  return new Map(rows.map((row) => [row.name, row.hash]));
}

/**
 * Runs each new file in its own transaction; returns their names. Throws if a file changed after it
 * ran.
 */
export async function migrate(directUrl: string, folder = FOLDER): Promise<string[]> {
  const client = new pg.Client({ connectionString: directUrl });
  await client.connect();
  try {
    // Making an index may take longer than the role's limits.
    await client.query('SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0');
    // A crash ends the session and with it the lock.
    await client.query('SELECT pg_advisory_lock($1)', [LOCKS.migrations]);
    await client.query(
      'CREATE TABLE IF NOT EXISTS schema_migrations (' +
        'name text PRIMARY KEY, hash text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())',
    );
    const migrations = await readMigrations(folder);
    await adopt(client, await readApplied(client), migrations);
    const applied = await readApplied(client);
    const ran: string[] = [];
    for (const { name, text, hash } of migrations) {
      if (applied.get(name) === hash) continue;
      if (applied.has(name)) throw new Error(`${name} was changed after it ran: add a new file`);
      await run(client, name, text, hash);
      ran.push(name);
    }
    return ran;
  } finally {
    await client.end();
  }
}

const ATTEMPTS = 5;
const DEADLOCK = '40P01';

/** The processes of the last release still write, and may deadlock with a migration. */
async function run(client: pg.Client, name: string, text: string, hash: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOnce(client, name, text, hash);
    } catch (error) {
      const { cause } = error as Error;
      const isOver = !(cause instanceof pg.DatabaseError) || cause.code !== DEADLOCK;
      if (isOver || attempt === ATTEMPTS) throw error;
    }
  }
}

async function runOnce(client: pg.Client, name: string, text: string, hash: string): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query(text);
    await client.query('INSERT INTO schema_migrations (name, hash) VALUES ($1, $2)', [name, hash]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw new Error(`migration ${name} failed`, { cause: error });
  }
}
