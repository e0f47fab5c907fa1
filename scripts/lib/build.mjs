// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './root.mjs';

const SOURCES = [
  'app',
  'components',
  'lib',
  'messages',
  'public',
  'scripts/texts',
  'scripts/texts.ts',
  'instrumentation.ts',
  'instrumentation-client.ts',
  'next.config.ts',
  'postcss.config.mjs',
  'tailwind.config.ts',
  'tsconfig.json',
  'package-lock.json',
];
/**
 * Built in besides `NEXT_PUBLIC_...` and `OPERATOR_...`: the Dockerfile's build arguments, and
 * PSEUDO_LOCALE for tests.
 */
const BUILT_IN = [
  'SITE_URL',
  'PSEUDO_LOCALE',
  'RETENTION_DAYS',
  'ANALYTICS_URL',
  'HSTS_INCLUDE_SUBDOMAINS',
  'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY',
];
/** Must match next.config.ts. */
const distDir = () => path.join(ROOT, process.env.NEXT_DIST_DIR ?? '.next');
const markFile = () => path.join(distDir(), 'settln-fingerprint');

/**
 * @param {Readonly<Record<string, string | undefined>>} env
 * @param {string} [root]
 * @param {readonly string[]} [others] sources besides those of the site
 */
export function fingerprint(env, root = ROOT, others = []) {
  const hash = createHash('sha256').update(process.version);
  for (const source of [...SOURCES, ...others]) {
    for (const file of listFiles(path.join(root, source))) {
      hash.update(`\0${path.relative(root, file)}\0`).update(readFileSync(file));
    }
  }
  const isBuiltIn = (/** @type {string} */ name) =>
    BUILT_IN.includes(name) || /^(?:NEXT_PUBLIC|OPERATOR)_/.test(name);
  const names = Object.keys(env).filter(isBuiltIn);
  for (const name of names.sort()) hash.update(`\0${name}=${env[name]}`);
  return hash.digest('hex');
}

/**
 * @param {string} place
 * @returns {string[]}
 */
function listFiles(place) {
  if (!existsSync(place)) return [];
  if (statSync(place).isFile()) return /\.test\.tsx?$/.test(place) ? [] : [place];
  const entries = readdirSync(place).sort();
  return entries.flatMap((entry) => listFiles(path.join(place, entry)));
}

/** @param {string} wanted */
export function isBuilt(wanted) {
  return existsSync(markFile()) && readFileSync(markFile(), 'utf8') === wanted;
}

/**
 * Marks the build as finished. A new build removes this mark.
 * @param {string} made
 */
export function markBuilt(made) {
  writeFileSync(markFile(), made);
}

export const WITHOUT_ENV_FILES = { __NEXT_PROCESSED_ENV: 'true' };

/**
 * @param {NodeJS.ProcessEnv} given
 * @returns {import('./launch.mjs').Command}
 */
export function buildCommand(given) {
  const mode = { NODE_ENV: /** @type {const} */ ('production'), NEXT_TELEMETRY_DISABLED: '1' };
  const env = { ...given, ...mode, ...WITHOUT_ENV_FILES };
  return { name: 'build', program: process.execPath, args: [NEXT, 'build'], env };
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {import('./launch.mjs').Command}
 */
export function textsCommand(env) {
  const args = ['scripts/run.mjs', 'scripts/texts.ts'];
  return { name: 'texts', program: process.execPath, args, env };
}

/** Started without npx, so that signals reach it. */
export const NEXT = path.join(ROOT, 'node_modules', 'next', 'dist', 'bin', 'next');

/** With more room, Node collects garbage less often. */
export const ROOM = '--max-semi-space-size=32';

export const START_WEB = [ROOM, path.join(ROOT, 'scripts', 'web.mjs')];
