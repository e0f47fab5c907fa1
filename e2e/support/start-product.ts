import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { FullConfig } from 'playwright/test';
import { removePostgres, startPostgres } from '../../local/postgres/postgres.mjs';
import { stopWithParent } from '../../local/postgres/stop-with-parent.mjs';
import { ROOT } from '../../scripts/lib/root.mjs';
import { needTestBrowser } from '../../scripts/testing/programs.mjs';
import { CLOCK_SETTINGS, moveDatabaseClock } from '../../test/clock/database';
import { createDatabase } from '../../test/processes/new-database';
import { readProduct } from './product';
import { productEnvironment } from './product-environment';
import { makeTemplate, refuseWrites } from './template';

/**
 * Starts the product in a data directory of its own, and stops it at the end. With E2E_BASE_URL it
 * takes the one that runs there, as it is. Every worker makes a world of its own from that product's
 * database.
 */
export default async function setUp(config: FullConfig) {
  await needTestBrowser();
  if (!process.env.E2E_STARTS_PRODUCT) return makeTemplate(readProduct().databaseUrl);
  const { dataDir, stop } = await startProduct();
  return async () => {
    await stop();
    const { outputDir } = config.projects[0] ?? {};
    const logs = path.join(dataDir, 'logs');
    if (outputDir) cpSync(logs, path.join(outputDir, 'logs'), { recursive: true });
    removeProduct(dataDir);
  };
}

/**
 * Starts the product as `npm start` does, at E2E_BASE_URL in E2E_DATA_DIR, with a database by the
 * clock of the tests. It makes the template, and refuses writes from then on.
 */
export async function startProduct() {
  const { E2E_BASE_URL = '', E2E_DATA_DIR: dataDir = '' } = process.env;
  // The account of the database must be able to enter the folder.
  chmodSync(dataDir, 0o755);
  const postgres = await startPostgres({
    dataDir: path.join(dataDir, 'postgres'),
    settings: CLOCK_SETTINGS,
  });
  await moveDatabaseClock(postgres.adminUrl);
  const { url } = await createDatabase(postgres.adminUrl);
  const place = ['--port', new URL(E2E_BASE_URL).port, '--data-dir', dataDir];
  const child = spawn(process.execPath, ['scripts/start.mjs', ...place, '--no-env-files'], {
    cwd: ROOT,
    env: { ...productEnvironment(), DATABASE_URL: url },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const endWatch = child.pid === undefined ? null : stopWithParent(child.pid, 'TERM');
  await waitUntilReady(child);

  const stop = async () => {
    const isOver = once(child, 'exit');
    child.kill('SIGTERM');
    await isOver;
    endWatch?.();
    await postgres.stop();
  };
  try {
    const { databaseUrl } = readProduct();
    await makeTemplate(databaseUrl);
    await refuseWrites(databaseUrl);
    return { dataDir, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Removes what a product that has stopped leaves. */
export function removeProduct(dataDir: string) {
  removePostgres(path.join(dataDir, 'postgres'));
  rmSync(dataDir, { recursive: true, force: true });
}

async function waitUntilReady(child: ChildProcess) {
  const ended = once(child, 'exit').then(() => {
    throw new Error('The product did not start; its words are above.');
  });
  const ready = new Promise<void>((resolve) => {
    if (!child.stdout) return;
    createInterface({ input: child.stdout }).on('line', (line) => {
      console.log(`  product | ${line}`);
      if (line.startsWith('Settln is ready')) resolve();
    });
  });
  // Its end is expected later, when the run is over.
  ended.catch(() => undefined);
  await Promise.race([ready, ended]);
}
