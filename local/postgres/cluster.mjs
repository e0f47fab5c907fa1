// @ts-check
import { execFile, execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const passwordFile = (/** @type {string} */ dataDir) => path.join(dataDir, 'password');

/**
 * @param {string} dataDir
 */
export function readPassword(dataDir) {
  return readFileSync(passwordFile(dataDir), 'utf8').trim();
}

/**
 * Does nothing if it exists.
 * @param {object} options
 * @param {string} options.dataDir
 * @param {string} options.clusterDir
 * @param {import('./place.mjs').ServerUser} options.user
 * @param {string} options.initdb
 * @param {string} options.superuser
 */
export async function createCluster({ dataDir, clusterDir, user, initdb, superuser }) {
  const isOutside = path.dirname(clusterDir) !== dataDir;
  if (existsSync(clusterDir) && existsSync(passwordFile(dataDir))) return;
  if (existsSync(clusterDir) && !isOutside) {
    throw new Error(
      `${passwordFile(dataDir)} is missing, so the database beside it cannot be opened. ` +
        'Put the file back, or start over with --fresh.',
    );
  }
  // Without its password the cluster belongs to a data directory that was removed.
  rmSync(clusterDir, { recursive: true, force: true });

  // Renamed when complete, so that a killed start leaves no half cluster.
  const half = `${clusterDir}.new`;
  rmSync(half, { recursive: true, force: true });
  mkdirSync(path.dirname(half), { recursive: true, mode: 0o755 });
  mkdirSync(half, { mode: 0o700 });
  const password = randomBytes(24).toString('hex');
  const handedOver = `${half}.password`;
  writeFileSync(handedOver, `${password}\n`, { mode: 0o600 });
  if (user !== null) {
    chownSync(half, user.uid, user.gid);
    chownSync(handedOver, user.uid, user.gid);
  }
  try {
    const encoding = [
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
    ];
    const access = [`--username=${superuser}`, '--auth=scram-sha-256', `--pwfile=${handedOver}`];
    await run(initdb, [`--pgdata=${half}`, ...access, ...encoding, '--no-instructions'], {
      ...user,
      cwd: path.parse(half).root,
      env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
    });
  } finally {
    rmSync(handedOver, { force: true });
  }
  writeFileSync(passwordFile(dataDir), `${password}\n`, { mode: 0o600 });
  chmodSync(passwordFile(dataDir), 0o600);
  renameSync(half, clusterDir);
}

/**
 * Removes a dead server's lock if its process id is reused: Postgres would take that process for a server.
 * @param {string} clusterDir
 */
export function dropStaleLock(clusterDir) {
  const lock = path.join(clusterDir, 'postmaster.pid');
  if (!existsSync(lock)) return;
  const pid = Number(readFileSync(lock, 'utf8').split('\n', 1)[0]);
  const command = findCommand(pid);
  // Otherwise Postgres decides: it also looks for children.
  if (command !== null && !command.includes(clusterDir)) rmSync(lock, { force: true });
}

/** @param {number} pid */
function findCommand(pid) {
  try {
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], {
      encoding: 'utf8',
      stdio: 'pipe',
    });
  } catch {
    return null;
  }
}
