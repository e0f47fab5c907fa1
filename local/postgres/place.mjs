// @ts-check
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';

/** The unprivileged user must reach it. */
const ROOT_HOME = '/var/lib/settln';

/**
 * `null` is the account that runs this process.
 * @typedef {{ uid: number, gid: number } | null} ServerUser
 */

/** Postgres refuses to run as root. The first of these accounts that exists runs it. */
const UNPRIVILEGED_ACCOUNTS = ['postgres', 'nobody'];

/**
 * The cluster's owner if it exists.
 * @param {string} clusterDir
 * @returns {ServerUser}
 */
function findServerUser(clusterDir) {
  if (process.getuid?.() !== 0) return null;
  if (existsSync(clusterDir)) {
    const { uid, gid } = statSync(clusterDir);
    if (uid !== 0) return { uid, gid };
  }
  for (const account of UNPRIVILEGED_ACCOUNTS) {
    try {
      const ask = (/** @type {string} */ flag) =>
        Number(execFileSync('id', [flag, account], { encoding: 'utf8', stdio: 'pipe' }));
      return { uid: ask('-u'), gid: ask('-g') };
    } catch {
      // The next account may exist.
    }
  }
  throw new Error(
    'Postgres refuses to run as root and this machine has neither a "postgres" nor a "nobody" account. ' +
      'Run this as an ordinary user, or set DATABASE_URL to a Postgres of your own.',
  );
}

/**
 * Whether `user` may enter, by the mode of every folder above.
 * @param {string} directory exists
 * @param {ServerUser} user
 */
export function canEnter(directory, user) {
  if (user === null) return true;
  let current = realpathSync(directory);
  while (true) {
    const { mode, uid, gid } = statSync(current);
    const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
    if ((mode & bit) === 0) return false;
    const parent = path.dirname(current);
    if (parent === current) return true;
    current = parent;
  }
}

/**
 * The cluster is in `dataDir`, or in the place for root if the server user may not enter `dataDir`.
 * @param {string} dataDir exists
 * @returns {{ clusterDir: string, user: ServerUser, elsewhere: boolean }}
 */
export function placeCluster(dataDir) {
  const inside = path.join(dataDir, 'cluster');
  const user = findServerUser(inside);
  if (canEnter(dataDir, user)) return { clusterDir: inside, user, elsewhere: false };
  const key = createHash('sha256').update(realpathSync(dataDir)).digest('hex').slice(0, 16);
  const clusterDir = path.join(ROOT_HOME, 'clusters', key);
  return { clusterDir, user: findServerUser(clusterDir), elsewhere: true };
}

/**
 * @param {string} version
 */
export function sharedProgramsDir(version) {
  return path.join(ROOT_HOME, `postgres-${version}`);
}
