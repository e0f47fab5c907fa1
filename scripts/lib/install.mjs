// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './root.mjs';
import { StartError } from './start-error.mjs';

const LEAST_NODE = [20, 19];

export function checkNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [leastMajor = 0, leastMinor = 0] = LEAST_NODE;
  if (major > leastMajor || (major === leastMajor && minor >= leastMinor)) return;
  throw new StartError(`Node ${LEAST_NODE.join('.')} or newer is needed; this is Node ${version}.`);
}

/** @param {string} [root] */
export function isInstalled(root = ROOT) {
  const installedList = path.join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installedList)) return false;
  const installed = readPackages(installedList);
  return Object.entries(readPackages(path.join(root, 'package-lock.json'))).every(
    ([place, wanted]) => {
      const found = installed[place];
      if (place === '') return true;
      // Optional packages are those of other systems.
      if (!found) return wanted.optional === true;
      return found.version === wanted.version && found.integrity === wanted.integrity;
    },
  );
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, integrity?: string, optional?: boolean }>}
 */
function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
}

/**
 * Includes development packages, even if NODE_ENV is production.
 * @param {NodeJS.ProcessEnv} env
 * @returns {import('./launch.mjs').Command}
 */
export function installCommand(env) {
  const npm = env.npm_execpath;
  // A caller's --silent would hide why it fails.
  const args = ['ci', '--include=dev', '--loglevel=warn', '--no-audit', '--no-fund'];
  return npm?.endsWith('.js')
    ? { name: 'install', program: process.execPath, args: [npm, ...args], env }
    : { name: 'install', program: 'npm', args, env };
}
