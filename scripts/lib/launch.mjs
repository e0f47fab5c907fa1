// @ts-check
import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { stopWithParent } from '../../local/postgres/stop-with-parent.mjs';
import { watchChild } from '../../local/postgres/watch-child.mjs';
import { ROOT } from './root.mjs';

const STOP_BUDGET_MS = 12_000;

/** @typedef {import('../../local/postgres/log-file.mjs').Log} Log */

/**
 * Something that runs until it is stopped; `exited` resolves with the reason when it ends.
 * @typedef {object} Member
 * @property {string} name
 * @property {Log} log
 * @property {Promise<string>} exited
 * @property {() => Promise<void>} stop
 * @property {number} [pid] of a process that could be started
 */

/**
 * @typedef {object} Command
 * @property {string} name also the name of its log
 * @property {string} program
 * @property {string[]} args
 * @property {NodeJS.ProcessEnv} env
 */

/**
 * Starts a process whose output goes through us to the log. So the log stays within its bounds, and
 * a full disk does not affect the process.
 * @param {Command} command
 * @param {Log} log
 * @param {boolean} echo whether it is printed, too
 * @returns {Member}
 */
export function launch({ name, program, args, env }, log, echo) {
  const child = spawn(program, args, {
    cwd: ROOT,
    env,
    // Ctrl-C must reach only us: we stop everything in order.
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
      // Kills what the server left behind.
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
