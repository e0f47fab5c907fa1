import 'server-only';
import pg from 'pg';
import { env } from '@/lib/server/env';
import { logEvent } from '@/lib/server/log';
import { processWide } from '@/lib/server/process-wide';

const PATIENCE_MS = 1_000;

export type LimitsDatabase = pg.Pool;

export function connectLimits(url: string): LimitsDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: 4,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
    allowExitOnIdle: true,
  });
  // Without a listener, a broken connection would end the process.
  pool.on('error', ({ name }) => logEvent('error', 'limits_database_failed', { reason: name }));
  return pool;
}

export function limitsDatabase(): LimitsDatabase | null {
  const { LIMITS_DATABASE_URL: url } = env();
  return url ? processWide('limits-database', () => connectLimits(url)) : null;
}
