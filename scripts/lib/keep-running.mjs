// @ts-check
import { setTimeout as sleep } from 'node:timers/promises';
import { describeLog } from './describe-end.mjs';
import { StartError } from './start-error.mjs';

const PAUSES_MS = [250, 1_000, 2_000, 4_000];
const MOST_ENDS = PAUSES_MS.length + 1;
const WITHIN_MS = 60_000;
const FULL_DISK_PAUSE_MS = 5_000;

/** @typedef {import('./launch.mjs').Member} Member */

/**
 * Each launch must use the same port.
 * @template {Member} M
 * @typedef {object} Service
 * @property {string} name
 * @property {(signal: AbortSignal) => M | Promise<M>} launch
 * @property {(member: M) => Promise<void>} [untilReady]
 */

/**
 * @typedef {object} Surroundings
 * @property {(sentence: string) => void} say
 * @property {() => boolean} isDiskFull
 */

/**
 * `ready` rejects if the first start fails, `givenUp` after five ends within a minute.
 * @template {Member} M
 * @param {Service<M>} service
 * @param {Surroundings} surroundings
 */
export function keepRunning({ name, launch, untilReady }, { say, isDiskFull }) {
  const stopping = new AbortController();
  const { signal } = stopping;
  /** @type {M | null} */
  let member = null;
  /** @type {number[]} */
  let ends = [];

  async function start() {
    const launched = await launch(signal);
    member = launched;
    if (signal.aborted) throw new StartError('Stopped.');
    await untilReady?.(launched);
    return launched;
  }

  /**
   * @param {Member} ended
   * @param {string} reason
   */
  async function pauseAfter(ended, reason) {
    const now = Date.now();
    ends = ends.filter((at) => at > now - WITHIN_MS);
    const isFull = isDiskFull();
    if (!isFull) ends.push(now);
    if (ends.length >= MOST_ENDS) {
      throw new StartError(
        `The ${name} ended five times within a minute, the last time with ${reason}. ` +
          `Settln gives up.\n${describeLog(ended.log)}`,
      );
    }
    const pause = isFull ? FULL_DISK_PAUSE_MS : (PAUSES_MS[ends.length - 1] ?? 0);
    const because = isFull ? 'The disk is full. ' : '';
    say(`The ${name} ended (${reason}). ${because}It starts again in ${pause / 1000} s.`);
    await sleep(pause, null, { signal }).catch(() => undefined);
  }

  /** @param {M} first */
  async function watch(first) {
    let running = first;
    let reason = await running.exited;
    while (!signal.aborted) {
      const endedAt = Date.now();
      // Its children may still hold its port.
      await running.stop();
      await pauseAfter(running, reason);
      if (signal.aborted) return;
      try {
        running = await start();
        say(`The ${name} is back, after ${((Date.now() - endedAt) / 1000).toFixed(1)} s.`);
        reason = await running.exited;
      } catch (error) {
        running = member ?? running;
        reason = firstLineOf(error);
      }
    }
  }

  const ready = start();
  const watching = ready.then(watch);
  /** @type {Promise<never>} */
  const givenUp = new Promise((_, reject) => {
    ready.then(() => watching.catch(reject)).catch(() => undefined);
  });
  givenUp.catch(() => undefined);
  watching.catch(() => undefined);
  return {
    ready,
    givenUp,
    async stop() {
      stopping.abort();
      await member?.stop();
      // Also ends a start that is under way.
      await watching.catch(() => undefined);
      await member?.stop();
    },
  };
}

/** @param {unknown} error */
function firstLineOf(error) {
  const [line = ''] = String(error instanceof Error ? error.message : error).split('\n', 1);
  return line;
}
