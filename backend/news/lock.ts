import pg from 'pg';
import type { Database } from '../db/client';

/** Any number, as long as every copy of the backend uses the same one. */
const LOCK = 720_412_553;

/**
 * Runs a job unless another process is running it; then returns null. The lock belongs to a session,
 * so it is taken without a pooler. A lost connection frees it.
 */
export async function withNewsLock<T>(db: Database, run: () => Promise<T>): Promise<T | null> {
  const client = new pg.Client({ connectionString: db.directUrl });
  // A lost connection is reported as an event, which would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS mine', [LOCK]);
    return rows[0]?.mine === true ? await run() : null;
  } finally {
    await client.end().catch(() => undefined);
  }
}
