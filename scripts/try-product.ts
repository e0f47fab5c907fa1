/** Keeps a product up for `npm run try`, until it is told to stop. */
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { removeProduct, startProduct } from '@/e2e/support/start-product';
import { takeLock } from './lib/lock.mjs';

const [lockFile = '', stateFile = '', made] = process.argv.slice(2);
const { E2E_BASE_URL, E2E_DATA_DIR = '', TEST_CLOCK_MS, NODE_OPTIONS } = process.env;

const lock = takeLock(lockFile);
if (!lock.ok) throw new Error(`Process ${lock.pid} keeps one up already.`);
let isStopping = false;
const asked = new Promise<void>((resolve) => {
  process.on('SIGTERM', () => {
    isStopping = true;
    resolve();
  });
});
try {
  // Removes what a killed run has left.
  removeProduct(E2E_DATA_DIR);
  mkdirSync(E2E_DATA_DIR, { recursive: true });
  const { stop } = await startProduct();
  const env = { E2E_BASE_URL, E2E_DATA_DIR, TEST_CLOCK_MS, NODE_OPTIONS };
  writeFileSync(`${stateFile}.draft`, JSON.stringify({ made, env }));
  if (!isStopping) renameSync(`${stateFile}.draft`, stateFile);
  await asked;
  await stop();
  removeProduct(E2E_DATA_DIR);
} finally {
  lock.release();
}
process.exit(0);
