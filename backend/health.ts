import { sql } from 'drizzle-orm';
import type { Context, Hono } from 'hono';
import type { AppVariables } from '@/backend/app-variables';
import { AppError } from '@/lib/shared/errors';
import { isDraining } from '@/lib/shared/process/drain';
import type { Database } from './db/client';

const PATIENCE_MS = 1_000;

async function askDatabase(db: Database): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const error = new AppError('unavailable', 'The database does not answer in time.');
    timer = setTimeout(reject, PATIENCE_MS, error);
  });
  await Promise.race([db.execute(sql`select 1`), late]).finally(() => clearTimeout(timer));
}

/** `/health/ready` says 503 while the process stops or has no database. */
export function mountHealth(app: Hono<{ Variables: AppVariables }>, db: Database): void {
  app.get('/health/live', (c) => {
    c.set('route', 'health/live');
    return c.json({ status: 'ok' });
  });
  const ready = async (c: Context<{ Variables: AppVariables }>) => {
    c.set('route', 'health/ready');
    if (isDraining()) throw new AppError('unavailable', 'This process is about to stop.');
    await askDatabase(db);
    return c.json({ status: 'ok' });
  };
  app.get('/health/ready', ready);
  app.get('/health', ready);
}
