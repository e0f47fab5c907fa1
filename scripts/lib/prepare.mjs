// @ts-check
import path from 'node:path';
import { buildCommand, fingerprint, isBuilt, markBuilt, textsCommand } from './build.mjs';
import { installCommand, isInstalled } from './install.mjs';
import { waitForLock } from './lock.mjs';
import { ROOT } from './root.mjs';
import { during } from './say.mjs';

/** @typedef {(command: import('./launch.mjs').Command) => Promise<void>} Run throws when the command fails */

/**
 * Commands that change this clone take turns.
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
 * Resolves once the packages are installed; `built` goes on.
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

/** @param {Run} run */
export async function installIfNeeded(run) {
  if (!isInstalled()) {
    // `npm ci` makes the texts, too, in "postinstall".
    await during('Installing packages', () => run(installCommand(process.env)));
  } else if (!isBuilt(fingerprint(process.env))) {
    await run(textsCommand(process.env));
  }
}

/** @param {Run} run */
export async function buildIfNeeded(run) {
  const wanted = fingerprint(process.env);
  if (isBuilt(wanted)) return;
  await during('Building the site', () => run(buildCommand(process.env)));
  markBuilt(wanted);
}
