import { DrizzleQueryError } from 'drizzle-orm/errors';
import { closeDatabase, type Database, openDatabase } from '@/backend/db/client';
import type { Environment, Said } from './command';
import { findDatabase } from './find-database';

export async function onDatabase(
  { env, dataDir, connections }: { env: Environment; dataDir: string; connections: number },
  run: (db: Database) => Promise<string>,
): Promise<Said> {
  try {
    const directUrl = env.DATABASE_DIRECT_URL || undefined;
    const db = openDatabase(findDatabase(env, dataDir), { connections, directUrl });
    try {
      return { code: 0, out: `${await run(db)}\n`, err: '' };
    } finally {
      await closeDatabase(db);
    }
  } catch (error) {
    // Its own message is the statement with its values, which may be somebody's address.
    const why = error instanceof DrizzleQueryError ? error.cause : error;
    return { code: 1, out: '', err: `${why instanceof Error ? why.message : why}\n` };
  }
}
