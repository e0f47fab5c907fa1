import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Running } from '../../scripts/lib/boot.mjs';
import type { LocalSecrets } from '../../scripts/lib/local-secrets.mjs';

/** The running product that the journeys visit, with what only a test may know of it. */
export interface Product extends Running {
  databaseUrl: string;
  mailUrl: string;
  issuerUrl: string;
  dataDir: string;
  kept: LocalSecrets;
}

/** Reads what the start of the product left in its data directory. */
export function readProduct(): Product {
  const dataDir = path.resolve(process.env.E2E_DATA_DIR ?? '.data');
  const read = (name: string) => JSON.parse(readFileSync(path.join(dataDir, name), 'utf8'));
  try {
    const running = read('run.json');
    for (const own of ['databaseUrl', 'mailUrl', 'issuerUrl']) {
      if (!running[own]) throw new Error(`It has no ${own}: another service stands in its place.`);
    }
    return { ...running, kept: read('secrets.json'), dataDir };
  } catch (cause) {
    throw new Error(
      `No product of its own services runs on ${dataDir}. Leave E2E_BASE_URL unset to have one started, or name its data directory in E2E_DATA_DIR.`,
      { cause },
    );
  }
}

/** Asks the product's backend directly, past the site, with its token. */
export function askBackend(product: Product, pathAndQuery: string, init: RequestInit = {}) {
  const headers = new Headers(init.headers);
  if (product.backendToken) headers.set('authorization', `Bearer ${product.backendToken}`);
  return fetch(`${product.backendUrl}${pathAndQuery}`, { ...init, headers });
}

/** Posts JSON to the backend and returns its answer; a refusal throws. */
export async function postToBackend(product: Product, path: string, body: unknown) {
  const headers = { 'content-type': 'application/json' };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  const answer = await askBackend(product, path, init);
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}
