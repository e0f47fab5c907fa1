import { existsSync } from 'node:fs';
import { aptInstall } from '@/scripts/testing/apt-install.mjs';
import { findPgBouncer } from '@/scripts/testing/pgbouncer.mjs';
import { findPostgres } from '@/scripts/testing/postgres.mjs';
import { findRedis } from '@/scripts/testing/redis.mjs';

const NGINX = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];

/** Debian's programs that the fleet is made of. */
export interface Programs {
  nginx: string;
  redis: string;
  pgbouncer: string;
  /** The folder of `postgres`, `initdb` and `pg_basebackup`. */
  postgres: string;
}

export const findNginx = (): string | null => NGINX.find((place) => existsSync(place)) ?? null;

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
