// @ts-check
import path from 'node:path';
import { buildCommand, fingerprint, isBuilt, markBuilt, textsCommand } from './build.mjs';
import { installCommand, isInstalled } from './install.mjs';
import { waitForLock } from './lock.mjs';
import { ROOT } from './root.mjs';
import { during } from './say.mjs';

/** @typedef {(command: import('./launch.mjs').Command) => Promise<void>} Run runs a command to its end or throws */

/**
 * Does work that changes this folder itself; two commands in one clone take turns.
 * @param {() => Promise<void>} work
 * @param {AbortSignal} [signal]
 */
export async function inTurn(work, signal) {
  const release = await waitForLock(
    path.join(ROOT, '.data', 'prepare.lock'),
    (pid) => console.log(`Waiting for process ${pid}, which installs or builds in this folder`),
    signal,
  );
  try {
    await work();
  } finally {
    release();
  }
}

/**
 * Installs and, unless told otherwise, builds. Resolves as soon as the packages are there; the build
 * that goes on is `built`.
 * @param {{ builds: boolean, run: Run, signal: AbortSignal }} options
 */
export async function prepare({ builds, run, signal }) {
  /** @type {() => void} */
  let tellInstalled = () => undefined;
  /** @type {Promise<void>} */
  const installed = new Promise((resolve) => {
    tellInstalled = resolve;
  });
  const built = inTurn(async () => {
    await installIfNeeded(run);
    tellInstalled();
    if (builds) await buildIfNeeded(run);
  }, signal);
  await Promise.race([installed, built]);
  return { built };
}

/**
 * Installs the packages unless they match package-lock.json already, and makes `messages/generated`.
 * @param {Run} run
 */
export async function installIfNeeded(run) {
  // `npm ci` does the same in "postinstall".
  if (isInstalled()) await run(textsCommand(process.env));
  else await during('Installing packages', () => run(installCommand(process.env)));
}

/**
 * Builds the site unless the existing build was made of these sources.
 * @param {Run} run
 */
export async function buildIfNeeded(run) {
  const wanted = fingerprint(process.env);
  if (isBuilt(wanted)) return;
  await during('Building the site', () => run(buildCommand(process.env)));
  markBuilt(wanted);
}
