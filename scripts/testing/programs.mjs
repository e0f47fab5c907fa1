// @ts-check
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { runShown } from '../lib/run-shown.mjs';
import { StartError } from '../lib/start-error.mjs';

/**
 * @typedef {'chromium' | 'nginx' | 'pgbouncer' | 'postgres' | 'redis' | 'wrk'} ProgramName
 * @typedef {object} Program
 * @property {string} debian Debian's package
 * @property {() => string | null} find
 */

const POSTGRES = '/usr/lib/postgresql';
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** @type {Record<ProgramName, Program>} */
const PROGRAMS = {
  chromium: { debian: 'chromium', find: findChromium },
  nginx: {
    debian: 'nginx',
    find: () => firstOf('/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'),
  },
  pgbouncer: {
    debian: 'pgbouncer',
    find: () => firstOf('/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/opt/homebrew/bin/pgbouncer'),
  },
  postgres: { debian: 'postgresql', find: findPostgres },
  redis: {
    debian: 'redis-server',
    find: () =>
      firstOf(
        '/usr/bin/redis-server',
        '/usr/local/bin/redis-server',
        '/opt/homebrew/bin/redis-server',
      ),
  },
  wrk: {
    debian: 'wrk',
    find: () => firstOf('/usr/bin/wrk', '/usr/local/bin/wrk', '/opt/homebrew/bin/wrk'),
  },
};

/** @param {string[]} places */
function firstOf(...places) {
  return places.find((place) => existsSync(place)) ?? null;
}

/**
 * For Postgres, the folder of its programs.
 * @param {ProgramName} name
 */
export function findProgram(name) {
  return PROGRAMS[name].find();
}

/**
 * Installs missing programs; throws if it cannot.
 * @template {ProgramName} N
 * @param {string} what the sentence's subject
 * @param {readonly N[]} names
 * @returns {Promise<Record<N, string>>}
 */
export async function needPrograms(what, names) {
  const missing = () => names.filter((name) => findProgram(name) === null);
  const packages = () => missing().map((name) => PROGRAMS[name].debian);
  if (missing().length > 0) await aptInstall(...packages());
  if (missing().length > 0) {
    const tried = 'which could not be installed here';
    throw new StartError(`${what} needs ${packages().join(' and ')}, ${tried}.`);
  }
  const found = names.map((name) => [name, findProgram(name) ?? '']);
  return /** @type {Record<N, string>} */ (Object.fromEntries(found));
}

export async function needTestBrowser() {
  if (process.env.CHROMIUM_PATH || existsSync(HEADLESS_SHELL)) return;
  // The headless shell needs half the processor time.
  if (process.platform === 'linux' && (await aptInstall('chromium-headless-shell'))) return;
  if (findChromium() || (await aptInstall('chromium'))) return;
  throw new StartError(
    'The end-to-end tests need Chromium, and it could not be installed. Install Chromium or Chrome, ' +
      'or name its program in CHROMIUM_PATH.',
  );
}

export function findTestBrowser() {
  return process.env.CHROMIUM_PATH || firstOf(HEADLESS_SHELL) || findChromium();
}

/** @returns {string | null} a browser with windows */
export function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  return firstOf(
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/snap/bin/chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  );
}

/** For containers, without calls to Chromium's maker. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The Postgres of `npm start` lacks `pg_dump` and `pg_basebackup`. */
function findPostgres() {
  if (!existsSync(POSTGRES)) return null;
  const versions = readdirSync(POSTGRES).sort((a, b) => Number(b) - Number(a));
  const folders = versions.map((version) => path.join(POSTGRES, version, 'bin'));
  return folders.find((folder) => existsSync(path.join(folder, 'pg_basebackup'))) ?? null;
}

/** @param {...string} packages */
async function aptInstall(...packages) {
  console.log(`Installing ${packages.join(', ')}`);
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = async (/** @type {string[]} */ ...args) => {
    const [program = 'apt-get', ...rest] = [...asRoot, 'apt-get', ...args];
    return runShown(program, rest, { ...process.env, DEBIAN_FRONTEND: 'noninteractive' });
  };
  return (
    (await apt('update', '-qq', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=15')) &&
    (await apt('install', '-y', '-qq', ...packages))
  );
}
