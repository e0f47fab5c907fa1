import { z } from 'zod';
import { closeDatabase, openDatabase } from '@/backend/db/client';
import { migrate } from '@/backend/db/migrate';
import { isEmpty } from '@/backend/db/seed';
import type { Seeded } from './fill';

export const SeedEnv = z.object({
  DATABASE_URL: z.string('the address of the Postgres to fill'),
  S3_ENDPOINT: z.url('the address of the storage'),
  S3_REGION: z.string().default('auto'),
  S3_BUCKET: z.string('the name of the public bucket'),
  S3_ACCESS_KEY_ID: z.string('the access key of the storage'),
  S3_SECRET_ACCESS_KEY: z.string('the secret of that access key'),
  LINK_SECRET: z.string('the secret of customers’ links'),
  ASSETS_URL: z.url('the public address of the bucket').transform((url) => url.replace(/\/+$/, '')),
});
export type SeedEnv = z.infer<typeof SeedEnv>;

/** Empty counts as not set. Throws one line for each wrong variable. */
export function readSeedEnv(source: Readonly<Record<string, string | undefined>>): SeedEnv {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const read = SeedEnv.safeParse(set);
  if (read.success) return read.data;
  const lines = read.error.issues.map(({ path, message }) => `${String(path[0])}: set ${message}`);
  throw new Error(lines.join('\n'));
}

/** An interrupted seed can be repeated. */
export async function seedDemo(env: SeedEnv, now: number): Promise<Seeded> {
  await migrate(env.DATABASE_URL);
  const db = openDatabase(env.DATABASE_URL, { connections: 1 });
  try {
    if (!(await isEmpty(db))) return null;
    // Only the first start loads the code that draws.
    const { fill } = await import('./fill');
    return await fill(db, env, now);
  } finally {
    await closeDatabase(db);
  }
}
