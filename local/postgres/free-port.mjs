// @ts-check
import { randomInt } from 'node:crypto';
import { mkdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Below the range of ports for outgoing connections, so that a free port stays free. */
const LOWEST = 20_000;
const HIGHEST = 30_000;

/** By then a server listens on the port that was found for it. */
const CLAIM_MS = 60_000;

/**
 * Claims a port for the time until a server listens on it, so that no other process of this user that
 * looks for one meanwhile finds the same. False if another has claimed it.
 * @param {number} port
 * @param {string} [folder]
 */
export function claimPort(
  port,
  folder = path.join(tmpdir(), `settln-ports-${process.getuid?.() ?? 'user'}`),
) {
  const file = path.join(folder, String(port));
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(file, '', { flag: 'wx' });
    return true;
  } catch (error) {
    // Where nothing can be written, ports are found without claims.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) return true;
  }
  const now = Date.now();
  if (now - statSync(file).mtimeMs < CLAIM_MS) return false;
  utimesSync(file, now / 1000, now / 1000);
  return true;
}

/**
 * Finds a TCP port on which nothing listens, and claims it for a minute.
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
 * Tells whether a server could listen on this port; an address that the machine lacks counts as free.
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>}
 */
export function isPortFree(port, host) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === 'EADDRINUSE') resolve(false);
      else if (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT') resolve(true);
      else reject(error);
    });
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)));
  });
}
