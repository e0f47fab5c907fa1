// @ts-check
import path from 'node:path';
import { buildCommand, fingerprint, isBuilt, markBuilt } from './build.mjs';
import { installCommand, isInstalled } from './install.mjs';
import { waitForLock } from './lock.mjs';
import { ROOT } from './root.mjs';
import { during } from './say.mjs';

/**
 * Installs and builds what is not up to date; two copies of one clone take turns.
 * @param {object} options
 * @param {import('./supervisor.mjs').Supervisor} options.supervisor
 * @param {boolean} options.build
 * @param {AbortSignal} options.signal
 */
export async function prepare({ supervisor, build, signal }) {
  const release = await waitForLock(
    path.join(ROOT, '.data', 'prepare.lock'),
    (pid) => console.log(`Waiting for process ${pid}, which installs or builds in this folder`),
    signal,
  );
  try {
    if (!isInstalled()) {
      await during('Installing packages', () => supervisor.run(installCommand(process.env)));
    }
    const wanted = fingerprint(process.env);
    if (!build || isBuilt(wanted)) return;
    await during('Building the site', () => supervisor.run(buildCommand(process.env)));
    markBuilt(wanted);
  } finally {
    release();
  }
}
