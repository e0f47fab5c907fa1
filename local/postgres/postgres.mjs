// @ts-check
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { createCluster, dropStaleLock, readPassword } from './cluster.mjs';
import { findFreePort } from './free-port.mjs';
import { openLog } from './log-file.mjs';
import { placeCluster } from './place.mjs';
import { findPrograms } from './programs.mjs';
import { stopWithParent } from './stop-with-parent.mjs';
import { watchChild } from './watch-child.mjs';

const SUPERUSER = 'settln';
const START_BUDGET_MS = 60_000;
const KEPT_WORDS = 8 * 1024;
/**
 * Refusals that pass by themselves: a killed server's children still hold its memory, or another
 * program took our port.
 */
const PASSING_REFUSALS =
  /pre-existing shared memory block|lock file "postmaster\.pid" already exists|could not create any TCP\/IP sockets/;

/**
 * `exited` resolves with the reason when the server ends, asked or not.
 * @typedef {object} Postgres
 * @property {string} url of the database `settln`
 * @property {string} adminUrl of the database `postgres`
 * @property {number} port
 * @property {number} pid
 * @property {string} clusterDir
 * @property {import('./log-file.mjs').Log} log
 * @property {Promise<string>} exited
 * @property {() => Promise<void>} stop
 */

/**
 * Resolves when the server answers. It listens on 127.0.0.1 only, and stops with this process, even
 * by kill -9.
 * @param {object} options
 * @param {string} options.dataDir with the password
 * @param {number} [options.port] free by default
 * @param {import('./log-file.mjs').Log} [options.log] `postgres.log` by default
 * @param {Record<string, string>} [options.settings] further server parameters
 * @param {(notice: string) => void} [options.onNotice] told of a cluster outside `dataDir`
 * @param {AbortSignal} [options.signal] ends the wait
 * @returns {Promise<Postgres>}
 */
export async function startPostgres({
  dataDir,
  port,
  log = openLog(path.join(dataDir, 'postgres.log')),
  settings = {},
  onNotice,
  signal,
}) {
  mkdirSync(dataDir, { recursive: true });
  const { clusterDir, user, elsewhere } = placeCluster(dataDir);
  if (elsewhere) {
    onNotice?.(
      `Postgres may not enter ${dataDir} as an unprivileged user: its files are in ${clusterDir}.`,
    );
  }
  const programs = findPrograms(user);
  await createCluster({ dataDir, clusterDir, user, initdb: programs.initdb, superuser: SUPERUSER });
  const password = readPassword(dataDir);

  const deadline = Date.now() + START_BUDGET_MS;
  while (true) {
    dropStaleLock(clusterDir);
    const chosenPort = port ?? (await findFreePort());
    const server = launch({
      program: programs.postgres,
      clusterDir,
      user,
      port: chosenPort,
      settings,
      log,
    });
    const urlOf = (/** @type {string} */ database) =>
      `postgres://${SUPERUSER}:${password}@127.0.0.1:${chosenPort}/${database}`;
    if (await answers(server, urlOf('postgres'), deadline, signal)) {
      await ensureDatabase(urlOf('postgres')).catch(async (error) => {
        await server.stop();
        throw error;
      });
      return {
        ...server,
        url: urlOf('settln'),
        adminUrl: urlOf('postgres'),
        port: chosenPort,
        clusterDir,
        log,
      };
    }
    const reason = await server.stop().then(() => server.exited);
    const words = server.words();
    if (!PASSING_REFUSALS.test(words) || Date.now() > deadline || signal?.aborted) {
      const end = `The end of ${log.file}:\n${words.trimEnd()}`;
      throw new Error(`Postgres did not start (${reason}). ${end}`);
    }
    await sleep(200);
  }
}

/**
 * The cluster must have stopped.
 * @param {string} dataDir
 */
export function removePostgres(dataDir) {
  if (!existsSync(dataDir)) return;
  const { clusterDir } = placeCluster(dataDir);
  rmSync(clusterDir, { recursive: true, force: true });
  rmSync(dataDir, { recursive: true, force: true });
}

/**
 * @param {{ program: string, clusterDir: string, user: import('./place.mjs').ServerUser, port: number, settings: Record<string, string>, log: import('./log-file.mjs').Log }} options
 */
function launch({ program, clusterDir, user, port, settings, log }) {
  const parameters = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
    max_connections: '200',
    // Details of failed statements hold personal data.
    log_error_verbosity: 'terse',
    ...settings,
  };
  const flags = Object.entries(parameters).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(program, ['-D', clusterDir, '-p', String(port), ...flags], {
    ...user,
    // Ctrl-C must not stop it before its clients.
    detached: true,
    cwd: path.parse(clusterDir).root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
  });
  let words = '';
  const exited = watchChild(child, (chunk) => {
    log.write(chunk);
    words = (words + chunk).slice(-KEPT_WORDS);
  });
  const endWatch = child.pid === undefined ? null : stopWithParent(child.pid, 'INT');
  const isRunning = () =>
    child.pid !== undefined && child.exitCode === null && child.signalCode === null;
  exited.then(() => endWatch?.());
  return {
    pid: child.pid ?? 0,
    exited,
    isRunning,
    words: () => words,
    stop: async () => {
      if (isRunning()) child.kill('SIGINT'); // "fast": ends sessions, keeps every commit
      await exited;
    },
  };
}

/**
 * @param {ReturnType<typeof launch>} server
 * @param {string} url
 * @param {number} deadline
 * @param {AbortSignal} [signal]
 */
async function answers(server, url, deadline, signal) {
  while (server.isRunning() && Date.now() < deadline && !signal?.aborted) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return true;
    } catch (error) {
      // A wrong password (class 28) stays wrong.
      if (error instanceof pg.DatabaseError && error.code?.startsWith('28')) throw error;
      await Promise.race([sleep(50), server.exited]);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
  return false;
}

/** @param {string} adminUrl */
async function ensureDatabase(adminUrl) {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const found = await client.query("SELECT 1 FROM pg_database WHERE datname = 'settln'");
    if (found.rowCount === 0) await client.query('CREATE DATABASE settln');
  } finally {
    await client.end();
  }
}
