import { createTestDatabase } from '@/test/database';
import { closeDatabase, type Database, openDatabase } from '../db/client';
import { startBackendProcess } from './backend-process';

const TOKEN = 'token-of-this-test';

export interface KillableBackend {
  db: Database;
  post: (path: string, body: object, key?: string) => Promise<{ status: number; text: string }>;
  killAndRestart: () => Promise<void>;
  stop: () => Promise<void>;
}

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
