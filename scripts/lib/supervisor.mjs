// @ts-check
import { statfsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openLog } from '../../local/postgres/log-file.mjs';
import { describeEnd, describeLog } from './describe-end.mjs';
import { keepRunning } from './keep-running.mjs';
import { launch } from './launch.mjs';
import { StartError } from './start-error.mjs';

/** Postgres cannot start without a new file of 16 MB. */
const LEAST_BYTES = 24 * 1024 * 1024;

/** @typedef {import('./launch.mjs').Member} Member */
/** @typedef {import('./launch.mjs').Command} Command */
/** @typedef {import('./launch.mjs').Log} Log */
/** @typedef {ReturnType<typeof createSupervisor>} Supervisor */

/**
 * @param {object} options
 * @param {string} options.logsDir
 * @param {boolean} options.echo
 * @param {(sentence: string) => void} [options.say]
 */
export function createSupervisor({ logsDir, echo, say = console.log }) {
  /** @type {{ stop: () => Promise<void> }[]} */
  const members = [];
  const folders = [logsDir];
  /** @type {Map<string, Log>} */
  const logs = new Map();
  let stopping = false;
  /** @type {(error: Error) => void} */
  let reportCrash = () => undefined;
  /** @type {Promise<never>} */
  const crashed = new Promise((_, reject) => {
    reportCrash = reject;
  });
  crashed.catch(() => undefined);

  /**
   * Restarts share the log.
   * @param {string} name
   */
  function logOf(name) {
    const log = logs.get(name) ?? openLog(path.join(logsDir, `${name}.log`));
    logs.set(name, log);
    return log;
  }

  /** @param {Command} command */
  const launchHere = (command) => launch(command, logOf(command.name), echo);

  /**
   * The run fails when this server ends.
   * @template {Member} M
   * @param {M} member
   */
  async function add(member) {
    members.push(member);
    member.exited.then((reason) => {
      if (!stopping) reportCrash(describeEnd(member, reason));
    });
    if (stopping) {
      await member.stop();
      throw new StartError('Stopped.');
    }
    return member;
  }

  /** @param {Command} command */
  async function startServer(command) {
    if (stopping) throw new StartError('Stopped.');
    return add(launchHere(command));
  }

  /**
   * Throws when the first start fails.
   * @template {Member} M
   * @param {import('./keep-running.mjs').Service<M>} service
   */
  async function keep(service) {
    if (stopping) throw new StartError('Stopped.');
    const kept = keepRunning(service, { say, isDiskFull: () => isDiskFull(folders) });
    members.push(kept);
    kept.givenUp.catch(reportCrash);
    return kept.ready;
  }

  /**
   * Throws an error with the end of the command's log.
   * @param {Command} command
   */
  async function run(command) {
    if (stopping) throw new StartError('Stopped.');
    const step = launch(command, logOf(command.name), false);
    members.push(step);
    const reason = await step.exited;
    members.splice(members.indexOf(step), 1);
    if (reason !== 'exit code 0') throw describeEnd(step, reason);
  }

  async function stopAll() {
    stopping = true;
    for (const member of members.splice(0).reverse()) await member.stop();
  }

  return {
    add,
    keep,
    startServer,
    run,
    stopAll,
    logOf,
    crashed,
    launch: launchHere,
    /** @param {string} folder */
    needsRoomIn: (folder) => void folders.push(folder),
  };
}

/**
 * Throws when the server ends or the budget is over.
 * @param {Member} server
 * @param {string} url
 * @param {{ budgetMs: number, isReady: (status: number) => boolean }} options
 */
export async function waitUntilAnswers(server, url, { budgetMs, isReady }) {
  const deadline = Date.now() + budgetMs;
  /** @type {string | null} */
  let end = null;
  server.exited.then((reason) => {
    end = reason;
  });
  let last = 'no answer';
  while (Date.now() < deadline) {
    if (end !== null) throw describeEnd(server, end);
    try {
      const signal = AbortSignal.timeout(Math.max(1, deadline - Date.now()));
      const answer = await fetch(url, { redirect: 'manual', signal });
      await answer.body?.cancel();
      if (isReady(answer.status)) return;
      last = `status ${answer.status}`;
    } catch {
      // Not listening yet.
    }
    await Promise.race([sleep(100), server.exited]);
  }
  const budget = `${Math.round(budgetMs / 1000)} s`;
  throw new StartError(
    `${server.name} is not ready after ${budget} (${last}).\n${describeLog(server.log)}`,
  );
}

/** @param {readonly string[]} folders */
function isDiskFull(folders) {
  return folders.some((folder) => {
    try {
      const { bavail, bsize } = statfsSync(folder);
      return bavail * bsize < LEAST_BYTES;
    } catch {
      return false;
    }
  });
}
