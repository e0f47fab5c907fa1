import type { Database } from '../db/client';

/** Any number, as long as every copy of the backend uses the same one. */
const LOCK = 720_412_553;

/**
 * Runs a job unless another process is running it; then returns null. A lost connection frees the
 * lock.
 */
export async function withNewsLock<T>(db: Database, run: () => Promise<T>): Promise<T | null> {
  const client = await db.$client.connect();
  // A client in use reports a lost connection as an event, which would end the process.
  let isBroken = false;
  const onError = () => {
    isBroken = true;
  };
  client.on('error', onError);
  try {
    const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS mine', [LOCK]);
    if (rows[0]?.mine !== true) return null;
    try {
      return await run();
    } finally {
      await client.query('SELECT pg_advisory_unlock($1)', [LOCK]).catch(onError);
    }
  } finally {
    client.off('error', onError);
    client.release(isBroken);
  }
}
