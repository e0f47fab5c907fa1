import { parseArgs } from 'node:util';
import { openDatabase } from '@/backend/db/client';
import { loadEnvFiles } from './lib/env-files.mjs';
import { findDatabase } from './lib/find-database';
import { findStorage } from './orphans/find-storage';
import { deleteOrphans, findOrphans, reportOrphans } from './orphans/orphans';

const USAGE = `npm run orphans                  pictures older than 48 hours that nothing names
npm run orphans -- --delete      removes them

  --data-dir <path>   the data directory of the running product (default: .data)

With DATABASE_URL and S3_ENDPOINT set, those are used, with a key that may list and delete.`;

async function run(isDeleting: boolean, dataDir: string): Promise<string> {
  const storage = findStorage(process.env, dataDir);
  const db = openDatabase(findDatabase(process.env, dataDir), { connections: 1 });
  try {
    return isDeleting
      ? reportOrphans(await deleteOrphans(storage, db, Date.now()), 'removed')
      : reportOrphans(await findOrphans(storage, db, Date.now()), 'named by nothing');
  } finally {
    storage.client.destroy();
    await db.$client.end();
  }
}

try {
  const { values } = parseArgs({
    options: {
      delete: { type: 'boolean', default: false },
      'data-dir': { type: 'string', default: '.data' },
      help: { type: 'boolean', default: false },
    },
  });
  loadEnvFiles();
  console.log(values.help ? USAGE : await run(values.delete, values['data-dir']));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
