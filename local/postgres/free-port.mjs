// @ts-check
import { randomInt } from 'node:crypto';
import { lstatSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Below the ports of outgoing connections. */
const LOWEST = 20_000;
const HIGHEST = 30_000;

const CLAIM_MS = 60_000;
const USER = process.getuid?.() ?? 'user';

/**
 * False if another user made it first in the temporary folder.
 * @param {string} folder
 */
function hasOwnFolder(folder) {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const { uid } = lstatSync(folder);
    return uid === (process.getuid?.() ?? uid);
  } catch {
    return false;
  }
}

/**
 * Claims a port until a server listens, against other processes. False if claimed; true if claims cannot be
 * written.
 * @param {number} port
 * @param {string} [folder] of claims
 */
export function claimPort(port, folder = path.join(tmpdir(), `settln-ports-${USER}`)) {
  if (!hasOwnFolder(folder)) return true;
  const file = path.join(folder, String(port));
  try {
    const claimed = lstatSync(file, { throwIfNoEntry: false });
    if (claimed && timeOfFiles(folder) - claimed.mtimeMs < CLAIM_MS) return false;
    rmSync(file, { force: true });
    writeFileSync(file, '', { flag: 'wx' });
    return true;
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'EEXIST');
  }
}

/**
 * Now, by the clock that dates files: processes may have clocks of their own.
 * @param {string} folder
 */
function timeOfFiles(folder) {
  const file = path.join(folder, `now-${process.pid}`);
  writeFileSync(file, '');
  const { mtimeMs } = lstatSync(file);
  rmSync(file, { force: true });
  return mtimeMs;
}

/**
 * Claims the port for a minute.
 * @returns {Promise<number>}
 */
export async function findFreePort() {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const port = randomInt(LOWEST, HIGHEST);
    if ((await isPortFree(port, '127.0.0.1')) && claimPort(port)) return port;
  }
  throw new Error(`No free TCP port was found between ${LOWEST} and ${HIGHEST}.`);
}

/**
 * Null if a server can listen there, else the error.
 * @param {number} port
 * @param {string} host
 * @returns {Promise<NodeJS.ErrnoException | null>}
 */
export function listenError(port, host) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', resolve);
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(null)));
  });
}

/**
 * Addresses that the machine lacks count as free.
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>}
 */
export async function isPortFree(port, host) {
  const error = await listenError(port, host);
  if (error === null || error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT')
    return true;
  if (error.code === 'EADDRINUSE') return false;
  throw error;
}
