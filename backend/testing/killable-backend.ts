import { createTestDatabase } from '@/test/database';
import { closeDatabase, type Database, openDatabase } from '../db/client';
import { startBackendProcess } from './backend-process';

const TOKEN = 'token-of-this-test';

/** A backend in a process of its own, which a test may kill, on a database that outlives it. */
export interface KillableBackend {
  db: Database;
  /** Posts JSON, with an Idempotency-Key if one is given. */
  post: (path: string, body: object, key?: string) => Promise<{ status: number; text: string }>;
  /** Kills the process without a warning and starts another one. */
  killAndRestart: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Starts it with these variables, besides those of the database and the token. */
export async function startKillableBackend(
  variables: Readonly<Record<string, string>> = {},
): Promise<KillableBackend> {
  const database = await createTestDatabase();
  const db = openDatabase(database.url);
  const start = () =>
    startBackendProcess({ DATABASE_URL: database.url, BACKEND_TOKEN: TOKEN, ...variables });
  let backend = await start();
  return {
    db,
    post: async (path, body, key) => {
      const response = await fetch(`${backend.url}/${path}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${TOKEN}`,
          'content-type': 'application/json',
          ...(key !== undefined && { 'idempotency-key': key }),
        },
        body: JSON.stringify(body),
      });
      return { status: response.status, text: await response.text() };
    },
    killAndRestart: async () => {
      await backend.stop('SIGKILL');
      backend = await start();
    },
    stop: async () => {
      await backend.stop('SIGTERM');
      await closeDatabase(db);
      await database.drop();
    },
  };
}
