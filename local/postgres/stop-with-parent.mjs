// @ts-check
import { spawn } from 'node:child_process';

/**
 * Has `target` signalled when this process ends in whatever way, kill -9 included: a shell of one
 * line waits on a pipe that only the system closes.
 * @param {number} target a process, or a process group when negative
 * @param {'INT' | 'TERM'} signal
 * @returns {() => void} ends the watch; call it when the target has ended
 */
export function stopWithParent(target, signal) {
  const watchdog = spawn('/bin/sh', ['-c', `read _; kill -s ${signal} -- ${target}`], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  // Without a shell nothing is watched; everything else still works.
  watchdog.on('error', () => undefined);
  watchdog.unref();
  return () => {
    watchdog.kill('SIGKILL');
  };
}
