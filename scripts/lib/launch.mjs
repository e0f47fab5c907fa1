// @ts-check
import { spawn } from 'node:child_process';
import { closeSync, createWriteStream, openSync, renameSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { stopWithParent } from '../../local/postgres/stop-with-parent.mjs';
import { ROOT } from './root.mjs';

const STOP_BUDGET_MS = 12_000;

/**
 * Something that runs until it is stopped; `exited` resolves with the reason when it ends.
 * @typedef {object} Member
 * @property {string} name
 * @property {string} logFile
 * @property {Promise<string>} exited
 * @property {() => Promise<void>} stop
 */

/**
 * @typedef {object} Command
 * @property {string} name also the name of its log
 * @property {string} program
 * @property {string[]} args
 * @property {NodeJS.ProcessEnv} env
 */

/**
 * Starts a process whose output goes to `<name>.log`.
 * @param {Command} command
 * @param {string} logsDir
 * @param {boolean} echo
 * @returns {Member}
 */
export function launch({ name, program, args, env }, logsDir, echo) {
  const logFile = path.join(logsDir, `${name}.log`);
  keepPrevious(logFile);
  const log = openSync(logFile, 'a');
  const output = echo ? 'pipe' : log;
  const child = spawn(program, args, {
    cwd: ROOT,
    env,
    // A process group of its own: a Ctrl-C in the terminal reaches us alone, and we keep the order.
    detached: true,
    stdio: ['ignore', output, output],
  });
  if (echo) {
    const file = createWriteStream(logFile, { flags: 'a' });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.pipe(file, { end: false });
      stream?.pipe(process.stdout, { end: false });
    }
  }
  closeSync(log);
  /** @type {Promise<string>} */
  const exited = new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) =>
      resolve(signal ? `signal ${signal}` : `exit code ${code}`),
    );
  });
  const { pid } = child;
  const endWatch = pid === undefined ? null : stopWithParent(-pid, 'TERM');
  exited.then(() => endWatch?.());
  return {
    name,
    logFile,
    exited,
    async stop() {
      if (pid === undefined) return;
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGTERM');
        const isOver = await Promise.race([exited, sleep(STOP_BUDGET_MS, null, { ref: false })]);
        if (isOver === null) signalGroup(pid);
        await exited;
      }
      // Whatever the server itself had started and left behind.
      signalGroup(pid);
    },
  };
}

/** @param {number} pid */
function signalGroup(pid) {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // Nobody is left in it.
  }
}

/** @param {string} logFile */
function keepPrevious(logFile) {
  try {
    renameSync(logFile, logFile.replace(/\.log$/, '.previous.log'));
  } catch {
    // The first run.
  }
}
