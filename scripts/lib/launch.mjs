// @ts-check
import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { stopWithParent } from '../../local/postgres/stop-with-parent.mjs';
import { watchChild } from '../../local/postgres/watch-child.mjs';
import { ROOT } from './root.mjs';

const STOP_BUDGET_MS = 12_000;

/** @typedef {import('../../local/postgres/log-file.mjs').Log} Log */

/**
 * `exited` resolves with the reason.
 * @typedef {object} Member
 * @property {string} name
 * @property {Log} log
 * @property {Promise<string>} exited
 * @property {() => Promise<void>} stop
 * @property {number} [pid] undefined if it did not start
 */

/**
 * @typedef {object} Command
 * @property {string} name
 * @property {string} program
 * @property {string[]} args
 * @property {NodeJS.ProcessEnv} env
 */

/**
 * Output goes through this process: the log stays bounded and a full disk does not affect the
 * child.
 * @param {Command} command
 * @param {Log} log
 * @param {boolean} echo
 * @returns {Member}
 */
export function launch({ name, program, args, env }, log, echo) {
  const child = spawn(program, args, {
    cwd: ROOT,
    env,
    // Ctrl-C must reach only this process.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = watchChild(child, (chunk) => {
    log.write(chunk);
    if (echo) process.stdout.write(chunk);
  });
  const { pid } = child;
  const endWatch = pid === undefined ? null : stopWithParent(-pid, 'TERM');
  exited.then(() => endWatch?.());
  return {
    name,
    log,
    exited,
    ...(pid === undefined ? {} : { pid }),
    async stop() {
      if (pid === undefined) return;
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGTERM');
        const isOver = await Promise.race([exited, sleep(STOP_BUDGET_MS, null, { ref: false })]);
        if (isOver === null) signalGroup(pid);
        await exited;
      }
      signalGroup(pid);
    },
  };
}

/** @param {number} pid */
function signalGroup(pid) {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The group is empty.
  }
}
