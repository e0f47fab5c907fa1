// @ts-check
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../local/postgres/free-port.mjs';
import { fingerprint } from './lib/build.mjs';
import { takeLock, waitForLock } from './lib/lock.mjs';
import { buildIfNeeded, installIfNeeded, inTurn } from './lib/prepare.mjs';
import { ROOT } from './lib/root.mjs';
import { runShown } from './lib/run-shown.mjs';
import { StartError } from './lib/start-error.mjs';

/** @typedef {{ made: string, env: Record<string, string> }} State `env`: what its tests must be given */

const DATA_DIR = path.join(ROOT, '.data', 'try');
const STATE = path.join(DATA_DIR, 'try.json');
/** Two runs at the same time would drop each other's worlds. */
const TURN = path.join(ROOT, '.data', 'try-turn.lock');
const LOCK = path.join(ROOT, '.data', 'try.lock');
const LOG = path.join(ROOT, '.data', 'try.log');
const PLAYWRIGHT = path.join(ROOT, 'node_modules', 'playwright', 'cli.js');

/** @param {import('./lib/launch.mjs').Command} command */
async function run({ name, program, args, env }) {
  if (!(await runShown(program, args, env))) throw new StartError(`${name} failed.`);
}

/** The process that keeps the product up, if there is one. */
function findKeeper() {
  const lock = takeLock(LOCK);
  if (lock.ok) lock.release();
  return lock.ok ? null : lock.pid;
}

/** @returns {State | null} */
function readState() {
  return existsSync(STATE) ? JSON.parse(readFileSync(STATE, 'utf8')) : null;
}

async function stop() {
  const keeper = findKeeper();
  if (keeper === null) return;
  process.kill(keeper, 'SIGTERM');
  while (findKeeper() === keeper) await sleep(100);
}

/** @param {string} made */
async function start(made) {
  // Imported only after the packages are installed, because it imports some of them.
  const { clockEnvironment } = await import('../test/clock/moment.mjs');
  const env = {
    ...process.env,
    ...clockEnvironment(process.env),
    E2E_BASE_URL: `http://localhost:${await findFreePort()}`,
    E2E_DATA_DIR: DATA_DIR,
  };
  mkdirSync(path.dirname(LOG), { recursive: true });
  const log = openSync(LOG, 'a');
  // A killed process leaves this file.
  rmSync(STATE, { force: true });
  const args = ['scripts/run.mjs', 'scripts/try-product.ts', LOCK, STATE, made];
  const keeper = spawn(process.execPath, args, {
    cwd: ROOT,
    env,
    detached: true,
    stdio: ['ignore', log, log],
  });
  keeper.unref();
  let isOver = false;
  keeper.once('exit', () => {
    isOver = true;
  });
  console.log('Starting a product, which stays up until `npm run try -- --stop`');
  while (!isOver || findKeeper() !== null) {
    const state = readState();
    if (state?.made === made) return state;
    await sleep(200);
  }
  throw new StartError(`The product did not start; its words are in ${LOG}.`);
}

/** @param {string[]} args */
async function main(args) {
  if (args.includes('--stop')) {
    await stop();
    return true;
  }
  await waitForLock(TURN, (pid) => console.log(`Waiting for the tests of process ${pid}`));
  await inTurn(() => installIfNeeded(run));
  const sources = ['backend', 'local', 'scripts', 'test/clock'];
  // A product of yesterday has used up a day of the demo.
  const day = Math.floor(Date.now() / 86_400_000);
  const made = [fingerprint(process.env, ROOT, sources), process.env.TEST_MOMENT, day].join(' ');
  let state = findKeeper() === null ? null : readState();
  if (state?.made !== made) {
    await stop();
    await inTurn(() => buildIfNeeded(run));
    state = await start(made);
  }
  return runShown(process.execPath, [PLAYWRIGHT, 'test', ...args], {
    ...process.env,
    ...state.env,
  });
}

try {
  process.exitCode = (await main(process.argv.slice(2))) ? 0 : 1;
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}
