// @ts-check
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const HOME = '/usr/lib/postgresql';

/**
 * Finds the folder of Debian's newest Postgres. The package that `npm start` runs lacks `pg_dump`,
 * `pg_restore` and `pg_basebackup`.
 * @returns {string | null}
 */
export function findPostgres() {
  if (!existsSync(HOME)) return null;
  const versions = readdirSync(HOME).sort((a, b) => Number(b) - Number(a));
  const folders = versions.map((version) => path.join(HOME, version, 'bin'));
  return folders.find((folder) => existsSync(path.join(folder, 'pg_basebackup'))) ?? null;
}
