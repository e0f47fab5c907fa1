// @ts-check
import { spawn } from 'node:child_process';

/**
 * Sends `target` a signal when this process ends in any way: a shell waits on a pipe, which the system closes
 * even after kill -9.
 * @param {number} target a process, or a process group when negative
 * @param {'INT' | 'TERM'} signal
 * @returns {() => void} ends the watch; call it after the target
 */
export function stopWithParent(target, signal) {
  const watchdog = spawn('/bin/sh', ['-c', `read _; kill -s ${signal} -- ${target}`], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  // Without a shell nothing watches; all else works.
  watchdog.on('error', () => undefined);
  watchdog.unref();
  return () => {
    watchdog.kill('SIGKILL');
  };
}
