// @ts-check
import { existsSync } from 'node:fs';

const PLACES = [
  '/usr/bin/redis-server',
  '/usr/local/bin/redis-server',
  '/opt/homebrew/bin/redis-server',
];

/**
 * Finds the Redis that tests start.
 * @returns {string | null}
 */
export function findRedis() {
  return PLACES.find((place) => existsSync(place)) ?? null;
}
