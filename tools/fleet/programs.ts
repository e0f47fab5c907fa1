import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { aptInstall } from '@/scripts/testing/apt-install.mjs';
import { findPgBouncer } from '@/scripts/testing/pgbouncer.mjs';
import { findRedis } from '@/scripts/testing/redis.mjs';

const NGINX = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];
const POSTGRES_HOME = '/usr/lib/postgresql';

/** Debian's programs that the fleet is made of. */
export interface Programs {
  nginx: string;
  redis: string;
  pgbouncer: string;
  /** The folder of `postgres`, `initdb` and `pg_basebackup`. */
  postgres: string;
}

export const findNginx = (): string | null => NGINX.find((place) => existsSync(place)) ?? null;

/** The newest of Debian's versions. The package that `npm start` runs lacks `pg_basebackup`. */
function findPostgres(): string | null {
  if (!existsSync(POSTGRES_HOME)) return null;
  const versions = readdirSync(POSTGRES_HOME).sort((a, b) => Number(b) - Number(a));
  const folders = versions.map((version) => path.join(POSTGRES_HOME, version, 'bin'));
  return folders.find((folder) => existsSync(path.join(folder, 'pg_basebackup'))) ?? null;
}

/** Finds the programs, and installs those that are missing where `apt-get` is allowed. */
export async function findPrograms(): Promise<Programs> {
  const find = async (name: string, look: () => string | null): Promise<string> => {
    const found = look() ?? ((await aptInstall(name)) ? look() : null);
    if (found) return found;
    throw new Error(`The fleet needs Debian's package ${name}, and it could not be installed.`);
  };
  return {
    nginx: await find('nginx', findNginx),
    redis: await find('redis-server', findRedis),
    pgbouncer: await find('pgbouncer', findPgBouncer),
    postgres: await find('postgresql', findPostgres),
  };
}
