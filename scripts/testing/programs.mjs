// @ts-check
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { runShown } from '../lib/run-shown.mjs';
import { StartError } from '../lib/start-error.mjs';

/**
 * Programs that tests and tools start but npm does not bring.
 * @typedef {'chromium' | 'nginx' | 'pgbouncer' | 'postgres' | 'redis' | 'wrk'} ProgramName
 * @typedef {object} Program
 * @property {string} debian the package of Debian's that has it
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
 * Where a program is: a file, of Postgres the folder of its programs.
 * @param {ProgramName} name
 */
export function findProgram(name) {
  return PROGRAMS[name].find();
}

/**
 * Finds programs, and installs those that are missing where `apt-get` is allowed. Throws one line for
 * all that could not be installed.
 * @template {ProgramName} N
 * @param {string} what needs them, as the subject of a sentence
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

/** Throws where that fails. */
export async function needTestBrowser() {
  if (process.env.CHROMIUM_PATH || existsSync(HEADLESS_SHELL)) return;
  // It needs half the processor time, where it exists.
  if (process.platform === 'linux' && (await aptInstall('chromium-headless-shell'))) return;
  if (findChromium() || (await aptInstall('chromium'))) return;
  throw new StartError(
    'The end-to-end tests need Chromium, and it could not be installed. Install Chromium or Chrome, ' +
      'or name its program in CHROMIUM_PATH.',
  );
}

/** CHROMIUM_PATH, else Debian's headless Chromium, else any other. */
export function findTestBrowser() {
  return process.env.CHROMIUM_PATH || firstOf(HEADLESS_SHELL) || findChromium();
}

/** @returns {string | null} a browser with windows, unless CHROMIUM_PATH names another */
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

/** For containers, and without calls to Chromium's maker. */
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

/**
 * Installs packages of Debian's, where this account may. Returns whether it could.
 * @param {...string} packages
 */
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
