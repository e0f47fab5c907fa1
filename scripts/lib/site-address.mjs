// @ts-check
import { createServer } from 'node:net';
import { isPortFree } from '../../local/postgres/free-port.mjs';
import { StartError } from './start-error.mjs';

/** @typedef {{ port: number, host: string }} SiteAddress */

/**
 * The code of the error with which listening there fails; null when it does not.
 * @param {SiteAddress} address
 * @returns {Promise<string | null>}
 */
function listenError(address) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ { code }) => resolve(code ?? ''));
    probe.listen({ ...address, exclusive: true }, () => probe.close(() => resolve(null)));
  });
}

/**
 * Why the site cannot listen at an address and what to do instead; null where it can.
 * @param {string | null} code
 * @param {SiteAddress} address
 */
export function refusalOf(code, { port, host }) {
  if (code === null) return null;
  if (code === 'EADDRINUSE') {
    const other = port < 65_535 ? port + 1 : port - 1;
    return (
      `Port ${port} is taken by another program. Stop that program, or choose another port: ` +
      `npm start -- --port ${other}`
    );
  }
  if (code === 'EACCES') {
    return `Port ${port} is for administrators alone. Choose one from 1024 on: npm start -- --port 3000`;
  }
  return (
    `This machine has no address "${host}" to listen on (${code}). Leave out --host, or give ` +
    '0.0.0.0 for every network.'
  );
}

/**
 * Refuses an address on which the site could not listen, before anything is started.
 * @param {SiteAddress} address
 */
export async function checkSiteAddress({ port, host }) {
  const refusal = refusalOf(await listenError({ port, host }), { port, host });
  if (refusal) throw new StartError(refusal);
  // Browsers resolve "localhost" to ::1 first, so a program that listens only there would answer
  // for us.
  for (const address of ['127.0.0.1', '::1']) {
    if (await isPortFree(port, address)) continue;
    throw new StartError(refusalOf('EADDRINUSE', { port, host: address }) ?? '');
  }
}
