import { closeDatabase, type Database, openDatabase } from '@/backend/db/client';
import { findDatabase } from '../moderate/find-database';
import { loadEnvFiles } from './env-files.mjs';

export async function onDatabase(
  { dataDir, connections }: { dataDir: string; connections: number },
  run: (db: Database) => Promise<string>,
): Promise<void> {
  try {
    loadEnvFiles();
    const directUrl = process.env.DATABASE_DIRECT_URL || undefined;
    const url = findDatabase(process.env, dataDir);
    const db = openDatabase(url, { connections, directUrl });
    try {
      console.log(await run(db));
    } finally {
      await closeDatabase(db);
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
