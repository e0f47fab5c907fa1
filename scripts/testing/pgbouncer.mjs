// @ts-check
import { existsSync } from 'node:fs';

const PLACES = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/opt/homebrew/bin/pgbouncer'];

/**
 * Finds the pooler that the tests of the database's connections start.
 * @returns {string | null}
 */
export function findPgBouncer() {
  return PLACES.find((place) => existsSync(place)) ?? null;
}
