import { closeDatabase, openDatabase } from '@/backend/db/client';
import { migrate } from '@/backend/db/migrate';
import { isEmpty } from '@/backend/db/seed';
import type { Seeded } from './fill';
import type { SeedEnv } from './seed-env';

/**
 * Fills an empty database with the demo, and the bucket with its pictures. Pictures are stored
 * first and all rows in one transaction, so an interrupted seed can simply be repeated.
 */
export async function seedDemo(env: SeedEnv, now: number): Promise<Seeded> {
  await migrate(env.DATABASE_URL);
  const db = openDatabase(env.DATABASE_URL, { connections: 1 });
  try {
    if (!(await isEmpty(db))) return null;
    // Every start runs this far; only the first one should load the code that draws and uploads.
    const { fill } = await import('./fill');
    return await fill(db, env, now);
  } finally {
    await closeDatabase(db);
  }
}
