// @ts-check
import { mkdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { launch } from './launch.mjs';
import { StartError } from './start-error.mjs';

const TAIL_LINES = 45;

/** @typedef {import('./launch.mjs').Member} Member */
/** @typedef {import('./launch.mjs').Command} Command */
/** @typedef {ReturnType<typeof createSupervisor>} Supervisor */

/**
 * Holds every process of one run: starts them, notices when one ends by itself, and stops them in
 * the reverse of the order in which they came.
 * @param {{ logsDir: string, echo: boolean }} options with `echo` the logs of servers are printed too
 */
export function createSupervisor({ logsDir, echo }) {
  mkdirSync(logsDir, { recursive: true });
  /** @type {Member[]} */
  const members = [];
  let stopping = false;
  /** @type {(error: Error) => void} */
  let reportCrash = () => undefined;
  /** Rejects when a server ends without being asked. @type {Promise<never>} */
  const crashed = new Promise((_, reject) => {
    reportCrash = reject;
  });
  crashed.catch(() => undefined);

  /**
   * Takes charge of a running server.
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

  /**
   * Starts a server; {@link waitUntilAnswers} tells when it is up.
   * @param {Command} command
   */
  async function startServer(command) {
    if (stopping) throw new StartError('Stopped.');
    return add(launch(command, logsDir, echo));
  }

  /**
   * Runs a command to its end. Throws with the end of its log when it fails.
   * @param {Command} command
   */
  async function run(command) {
    if (stopping) throw new StartError('Stopped.');
    const step = launch(command, logsDir, false);
    members.push(step);
    const reason = await step.exited;
    members.splice(members.indexOf(step), 1);
    if (reason !== 'exit code 0') throw describeEnd(step, reason);
  }

  /** Stops everything, the youngest first. */
  async function stopAll() {
    stopping = true;
    for (const member of members.splice(0).reverse()) await member.stop();
  }

  return { add, startServer, run, stopAll, crashed };
}

/**
 * Resolves when the server answers; throws when it ends or takes longer than the budget.
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
    `${server.name} is not ready after ${budget} (${last}).\n${describeLog(server.logFile)}`,
  );
}

/**
 * @param {Member} member
 * @param {string} reason
 */
function describeEnd(member, reason) {
  return new StartError(
    `${member.name} ended unexpectedly (${reason}).\n${describeLog(member.logFile)}`,
  );
}

/** @param {string} logFile */
function describeLog(logFile) {
  const lines = readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-TAIL_LINES);
  return `The end of ${logFile}:\n${lines.map((line) => `  ${line}`).join('\n')}`;
}
