// @ts-check
import { runShown } from '../lib/run-shown.mjs';

/**
 * Installs packages of Debian's, where this account may. Returns whether it could.
 * @param {...string} names
 */
export async function aptInstall(...names) {
  console.log(`Installing ${names.join(', ')}`);
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = async (/** @type {string[]} */ ...args) => {
    const [program = 'apt-get', ...rest] = [...asRoot, 'apt-get', ...args];
    return runShown(program, rest, { ...process.env, DEBIAN_FRONTEND: 'noninteractive' });
  };
  return (
    (await apt('update', '-qq', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=15')) &&
    (await apt('install', '-y', '-qq', ...names))
  );
}
