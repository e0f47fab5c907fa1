// @ts-check
import { isPortFree, listenError } from '../../local/postgres/free-port.mjs';
import { StartError } from './start-error.mjs';

/** @typedef {{ port: number, host: string }} SiteAddress */

/**
 * @param {string | undefined} code
 * @param {SiteAddress} address
 */
export function refusalOf(code, { port, host }) {
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
 * Throws if the site could not listen there.
 * @param {SiteAddress} address
 */
export async function checkSiteAddress({ port, host }) {
  const error = await listenError(port, host);
  if (error) throw new StartError(refusalOf(error.code, { port, host }));
  // Browsers resolve "localhost" to ::1 first, where another program may listen.
  for (const address of ['127.0.0.1', '::1']) {
    if (await isPortFree(port, address)) continue;
    throw new StartError(refusalOf('EADDRINUSE', { port, host: address }));
  }
}
