// @ts-check
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { surviveOutput } from '../lib/shared/process/survive-output.mjs';
import { boot } from './lib/boot.mjs';
import { loadEnvFiles } from './lib/env-files.mjs';
import { checkNode } from './lib/install.mjs';
import { takeLock } from './lib/lock.mjs';
import { readOptions, USAGE } from './lib/options.mjs';
import { adviceOnHost, checkSiteAddress } from './lib/site-address.mjs';
import { StartError } from './lib/start-error.mjs';
import { createSupervisor } from './lib/supervisor.mjs';

/** @typedef {import('./lib/options.mjs').Options} Options */

/** @param {string[]} argv */
async function main(argv) {
  checkNode();
  if (!argv.includes('--no-env-files')) loadEnvFiles();
  const options = readOptions(argv, process.env);
  if (options.help) return console.log(USAGE);

  mkdirSync(options.dataDir, { recursive: true });
  const lock = takeLock(path.join(options.dataDir, 'lock'));
  if (!lock.ok) {
    throw new StartError(
      `Settln already runs on ${options.dataDir}, as process ${lock.pid}. ` +
        'Stop it first, or give this one a directory of its own with --data-dir.',
    );
  }
  try {
    await checkSiteAddress(options);
    const advice = adviceOnHost(options, process.env.SITE_URL);
    if (advice) console.log(advice);
    await runUntilStopped(options);
  } finally {
    lock.release();
  }
}

/** @param {Options} options */
async function runUntilStopped(options) {
  const logsDir = path.join(options.dataDir, 'logs');
  const runFile = path.join(options.dataDir, 'run.json');
  rmSync(runFile, { force: true });
  const supervisor = createSupervisor({ logsDir, echo: options.dev });
  const asked = listenForStop();
  const booting = boot(options, supervisor, asked.signal);
  booting.catch(() => undefined);
  try {
    const running = await Promise.race([booting, supervisor.crashed, asked.stop]);
    if (running === null) return;
    writeFileSync(runFile, JSON.stringify(running, null, 2), { mode: 0o600 });
    if (running.mailUrl) console.log(`The mail that it sends: ${running.mailUrl}`);
    console.log(`Settln is ready: ${running.siteUrl}`);
    await Promise.race([supervisor.crashed, asked.stop]);
  } finally {
    console.log('Stopping ...');
    rmSync(runFile, { force: true });
    await supervisor.stopAll();
    // Processes that are still starting end when the supervisor gets them.
    await booting.catch(() => undefined);
  }
}

/** The second Ctrl-C exits at once; then stop-with-parent.mjs stops the servers. */
function listenForStop() {
  const controller = new AbortController();
  /** @type {Promise<null>} */
  const stop = new Promise((resolve) => {
    const ask = () => {
      controller.abort();
      resolve(null);
    };
    for (const name of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
      process.on(name, () => (controller.signal.aborted ? process.exit(130) : ask()));
    }
    // A signal to npm ends only npm's shell, so this process watches its parent.
    const parent = process.ppid;
    if (process.env.npm_lifecycle_event) {
      setInterval(() => process.ppid !== parent && ask(), 500).unref();
    }
  });
  return { stop, signal: controller.signal };
}

surviveOutput();
try {
  await main(process.argv.slice(2));
  process.exit(0);
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}
