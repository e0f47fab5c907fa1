import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { FullConfig } from 'playwright/test';
import { removePostgres, startPostgres } from '../../local/postgres/postgres.mjs';
import { stopWithParent } from '../../local/postgres/stop-with-parent.mjs';
import { needTestBrowser } from '../../scripts/testing/programs.mjs';
import { CLOCK_SETTINGS, moveDatabaseClock } from '../../test/clock/database';
import { createDatabase } from '../../test/processes/new-database';
import { readProduct } from './product';
import { productEnvironment } from './product-environment';
import { makeTemplate, refuseWrites } from './template';

/**
 * Starts the product as `npm start` does, in a data directory of its own, and stops it at the end.
 * With E2E_BASE_URL it takes the one that runs there, as it is. Every worker makes a world of its
 * own from that product's database, and the product itself refuses writes if it was started here.
 */
export default async function setUp(config: FullConfig) {
  await needTestBrowser();
  if (!process.env.E2E_STARTS_PRODUCT) return makeTemplate(readProduct().databaseUrl);
  const stop = await startProduct(config);
  try {
    const { databaseUrl } = readProduct();
    await makeTemplate(databaseUrl);
    await refuseWrites(databaseUrl);
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startProduct(config: FullConfig) {
  const { E2E_BASE_URL = '', E2E_DATA_DIR = '' } = process.env;
  // The account of the database must be able to enter the folder.
  chmodSync(E2E_DATA_DIR, 0o755);
  const postgresDir = path.join(E2E_DATA_DIR, 'postgres');
  const postgres = await startPostgres({ dataDir: postgresDir, settings: CLOCK_SETTINGS });
  await moveDatabaseClock(postgres.adminUrl);
  const { url } = await createDatabase(postgres.adminUrl);
  const place = ['--port', new URL(E2E_BASE_URL).port, '--data-dir', E2E_DATA_DIR];
  const child = spawn(process.execPath, ['scripts/start.mjs', ...place, '--no-env-files'], {
    cwd: config.configFile ? path.dirname(config.configFile) : process.cwd(),
    env: { ...productEnvironment(), DATABASE_URL: url },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const endWatch = child.pid === undefined ? null : stopWithParent(child.pid, 'TERM');
  await waitUntilReady(child);

  return async () => {
    const isOver = once(child, 'exit');
    child.kill('SIGTERM');
    await isOver;
    endWatch?.();
    await postgres.stop();
    const { outputDir } = config.projects[0] ?? {};
    const logs = path.join(E2E_DATA_DIR, 'logs');
    if (outputDir) cpSync(logs, path.join(outputDir, 'logs'), { recursive: true });
    removePostgres(postgresDir);
    rmSync(E2E_DATA_DIR, { recursive: true, force: true });
  };
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
