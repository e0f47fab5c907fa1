// @ts-check
import { spawn } from 'node:child_process';

/**
 * A shell waits on a pipe, which the system closes when this process ends, even by kill -9. Then
 * the shell signals `target`.
 * @param {number} target a group if negative
 * @param {'INT' | 'TERM'} signal
 * @returns {() => void} ends the watch
 */
export function stopWithParent(target, signal) {
  const watchdog = spawn('/bin/sh', ['-c', `read _; kill -s ${signal} -- ${target}`], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  // If there is no shell, nothing watches, but all else works.
  watchdog.on('error', () => undefined);
  watchdog.unref();
  return () => {
    watchdog.kill('SIGKILL');
  };
}
