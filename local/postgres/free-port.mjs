// @ts-check
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the range of ports for outgoing connections, so that a free port stays free. */
const LOWEST = 20_000;
const HIGHEST = 30_000;

/**
 * Finds a TCP port on which nothing listens.
 * @returns {Promise<number>}
 */
export async function findFreePort() {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const port = randomInt(LOWEST, HIGHEST);
    if (await isPortFree(port, '127.0.0.1')) return port;
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
