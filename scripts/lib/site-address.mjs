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
 * @param {SiteAddress} address
 * @param {string | undefined} siteUrl
 */
export function adviceOnHost({ port, host }, siteUrl) {
  if (siteUrl || host === 'localhost' || host === '::1' || host.startsWith('127.')) return null;
  return (
    `Others can only read this site: forms are accepted at http://localhost:${port} alone, and pictures ` +
    'and sign-in are on this machine. Set SITE_URL to the address that they open, and for pictures and ' +
    'sign-in S3_ENDPOINT, ASSETS_URL and GOOGLE_CLIENT_ID.'
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
