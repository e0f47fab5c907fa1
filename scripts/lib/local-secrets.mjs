// @ts-check
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findFreePort, isPortFree } from '../../local/postgres/free-port.mjs';
import { StartError } from './start-error.mjs';

/**
 * Made at the first start, and kept in `secrets.json`.
 * @typedef {object} LocalSecrets
 * @property {string} backendToken
 * @property {string} networkToken to read slates
 * @property {string} s3AccessKeyId
 * @property {string} s3SecretAccessKey
 * @property {string} nextAuthSecret
 * @property {string} identitySecret at the local issuer
 * @property {string} linkSecret signs links in mail
 * @property {string} vapidPrivateKey
 * @property {number} storagePort in picture addresses, so it must stay
 */

/**
 * @param {string} dataDir
 * @returns {Promise<LocalSecrets>}
 */
export async function readLocalSecrets(dataDir) {
  const file = path.join(dataDir, 'secrets.json');
  /** @type {Partial<LocalSecrets>} */
  const kept = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const secret = () => randomBytes(32).toString('hex');
  const all = {
    backendToken: kept.backendToken ?? secret(),
    networkToken: kept.networkToken ?? secret(),
    s3AccessKeyId: kept.s3AccessKeyId ?? randomBytes(10).toString('hex').toUpperCase(),
    s3SecretAccessKey: kept.s3SecretAccessKey ?? secret(),
    nextAuthSecret: kept.nextAuthSecret ?? secret(),
    identitySecret: kept.identitySecret ?? secret(),
    linkSecret: kept.linkSecret ?? secret(),
    vapidPrivateKey: kept.vapidPrivateKey ?? vapidKey(),
    storagePort: kept.storagePort ?? (await findFreePort()),
  };
  if (JSON.stringify(all) !== JSON.stringify(kept)) {
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, `${JSON.stringify(all, null, 2)}\n`, { mode: 0o600 });
    renameSync(draft, file);
  }
  return all;
}

function vapidKey() {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return privateKey.export({ format: 'jwk' }).d ?? '';
}

/**
 * Throws if another program took the port.
 * @param {number} port
 */
export async function checkStoragePort(port) {
  if (await isPortFree(port, '127.0.0.1')) return;
  throw new StartError(
    `Port ${port} on 127.0.0.1, under which this data directory's pictures are known, is taken by ` +
      'another program. Stop that program, or begin anew with --fresh.',
  );
}
