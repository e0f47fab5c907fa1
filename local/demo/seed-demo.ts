import { sql } from 'drizzle-orm';
import { openDatabase } from '@/backend/db/client';
import { migrate } from '@/backend/db/migrate';
import { isEmpty, seedProvider } from '@/backend/db/seed';
import { DEMO_ACCOUNTS } from './catalogue';
import { allPictures } from './pictures';
import type { SeedEnv } from './seed-env';
import { storePictures } from './store-pictures';
import { toSeedProvider } from './to-seed';

/** Any number, as long as every seed uses the same one. */
const LOCK = 720_412_552;

/** What the seed did; nothing if somebody has registered already. */
export type Seeded = { providers: number; pictures: number } | null;

/**
 * Fills an empty database with the demo, and the bucket with its pictures. The pictures come
 * first and the rows in one transaction, so a seed that is interrupted can simply be repeated.
 */
export async function seedDemo(env: SeedEnv, now: number): Promise<Seeded> {
  await migrate(env.DATABASE_URL);
  const db = openDatabase(env.DATABASE_URL, { connections: 1 });
  try {
    if (!(await isEmpty(db))) return null;
    const pictures = await storePictures(env, allPictures());
    return await db.transaction(async (tx) => {
      // Two seeds at once: the second waits here, and then finds the database filled.
      await tx.execute(sql`SELECT pg_advisory_xact_lock(${LOCK})`);
      if (!(await isEmpty(tx))) return null;
      for (const account of DEMO_ACCOUNTS) {
        await seedProvider(tx, toSeedProvider(account, now, env.ASSETS_URL));
      }
      return { providers: DEMO_ACCOUNTS.length, pictures };
    });
  } finally {
    await db.$client.end();
  }
}
