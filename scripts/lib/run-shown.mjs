// @ts-check
import { spawn } from 'node:child_process';
import { stopWithParent } from '../../local/postgres/stop-with-parent.mjs';
import { ROOT } from './root.mjs';

/**
 * @param {string} program
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<boolean>}
 */
export function runShown(program, args, env = process.env) {
  const child = spawn(program, args, { cwd: ROOT, env, stdio: ['ignore', 'inherit', 'inherit'] });
  const endWatch = child.pid === undefined ? null : stopWithParent(child.pid, 'TERM');
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(`${program}: ${error.message}`);
      resolve(false);
    });
    child.once('exit', (code) => {
      endWatch?.();
      resolve(code === 0);
    });
  });
}
