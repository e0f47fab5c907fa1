import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '@/backend/log/log';
import { MINUTE_MS } from '@/lib/shared/time/units';
import { isDatabaseAway, reportOf } from './db/failures';
import { migrate } from './db/migrate';
import { limitRole } from './db/role-limits';

const PATIENCE_MS = MINUTE_MS;
const PAUSE_MS = 500;

/**
 * Runs the migrations and sets the time limits of the role. Waits a minute if the database is away.
 * Returns the migrations that ran.
 */
export async function prepareDatabase(
  { databaseUrl, directUrl }: { databaseUrl: string; directUrl: string },
  log: Log,
): Promise<string[]> {
  const patience = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      const files = await migrate(directUrl);
      await limitRole(databaseUrl, directUrl);
      return files;
    } catch (error) {
      if (!isDatabaseAway(error) || Date.now() > patience) throw error;
      log({ event: 'waiting_for_database', cause: reportOf(error) });
      await sleep(PAUSE_MS);
    }
  }
}
