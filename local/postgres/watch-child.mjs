// @ts-check
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

/** Grandchildren may hold the output open. */
const LAST_WORDS_MS = 200;

/**
 * Resolves with the reason of the end, once the last output is read.
 * @param {import('node:child_process').ChildProcess} child
 * @param {(chunk: Buffer) => void} onOutput
 * @returns {Promise<string>}
 */
export function watchChild(child, onOutput) {
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', onOutput);
  const closed = once(child, 'close').catch(() => undefined);
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', async (code, signal) => {
      await Promise.race([closed, sleep(LAST_WORDS_MS)]);
      resolve(signal ? `signal ${signal}` : `exit code ${code}`);
    });
  });
}
