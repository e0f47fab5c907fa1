// @ts-check
import { rmSync } from 'node:fs';
import path from 'node:path';
import { findFreePort } from '../../local/postgres/free-port.mjs';
import { NEXT, START_WEB } from './build.mjs';
import { adviceFor } from './foreign-host.mjs';
import { checkStoragePort, readLocalSecrets } from './local-secrets.mjs';
import { prepare } from './prepare.mjs';
import { during } from './say.mjs';
import { planEnvironments, planServices } from './services.mjs';
import { waitUntilAnswers } from './supervisor.mjs';

/** @typedef {import('./options.mjs').Options} Options */
/** @typedef {import('./supervisor.mjs').Supervisor} Supervisor */

/** Bundles a server or a command if needed, and runs it. */
const RUN = 'scripts/run.mjs';
const WATCH = ['backend', 'lib', 'messages'].map((folder) => `--watch-path=${folder}`);

const SERVER_BUDGET_MS = 60_000;
/** A development server compiles pages on request. */
const DEV_BUDGET_MS = 180_000;

/**
 * Stored in `run.json`.
 * @typedef {object} Running
 * @property {number} pid
 * @property {string} siteUrl
 * @property {string} backendUrl
 * @property {string | undefined} backendToken
 * @property {string | undefined} databaseUrl
 * @property {string | undefined} assetsUrl
 * @property {string | undefined} mailUrl
 * @property {string | undefined} issuerUrl
 */

/**
 * @param {Options} options
 * @param {Supervisor} supervisor
 * @param {AbortSignal} signal
 * @returns {Promise<Running>}
 */
export async function boot(options, supervisor, signal) {
  const { built } = await prepare({ builds: !options.dev, run: supervisor.run, signal });
  // The servers need only the packages, so they do not wait for the build.
  const [site] = await Promise.all([startServers(options, supervisor), built]);
  return site.start();
}

/**
 * @param {Options} options
 * @param {Supervisor} supervisor
 * @returns {Promise<{ start: () => Promise<Running> }>}
 */
async function startServers(options, supervisor) {
  const { dataDir, dev } = options;
  if (options.fresh) await forget(dataDir);
  const own = planServices(process.env);
  for (const line of adviceFor(process.env)) console.log(line);
  const kept = await readLocalSecrets(dataDir);
  const databaseUrl = own.postgres
    ? await startDatabase(dataDir, supervisor)
    : process.env.DATABASE_URL;
  const storageDir = path.join(dataDir, 'storage');
  const backendPort = await findFreePort();
  const identityPort = await findFreePort();
  const mailPort = await findFreePort();
  const smtpPort = await findFreePort();
  const env = planEnvironments({
    given: process.env,
    kept,
    databaseUrl,
    backendPort,
    identityPort,
    mailPort,
    smtpPort,
    mailDir: path.join(dataDir, 'mail'),
    storageDir,
    port: options.port,
    dev,
    demo: options.demo && own.backend,
  });
  const node = process.execPath;
  /** @type {(status: number) => boolean} */
  const isHealthy = (status) => status === 200;
  /**
   * @param {string} name
   * @param {import('./launch.mjs').Command} command
   * @param {string} url
   */
  const keep = (name, command, url, budgetMs = SERVER_BUDGET_MS, isReady = isHealthy) =>
    supervisor.keep({
      name,
      launch: () => supervisor.launch(command),
      untilReady: (server) => waitUntilAnswers(server, url, { budgetMs, isReady }),
    });

  /**
   * @param {string} name
   * @param {'storage' | 'identity' | 'mail' | 'backend'} which
   * @param {number} port
   * @param {string[]} flags
   */
  const startOwn = (name, which, port, flags = []) => {
    const file = which === 'backend' ? 'backend/server.ts' : `local/${which}/server.ts`;
    const args = [...flags, RUN, file];
    const command = { name: which, program: node, args, env: env[which] };
    const url = `http://127.0.0.1:${port}/health`;
    return during(`Starting the ${name}`, () => keep(name, command, url));
  };

  if (own.storage) await checkStoragePort(kept.storagePort);
  await Promise.all([
    own.storage && startOwn('storage', 'storage', kept.storagePort),
    own.identity && startOwn('sign-in', 'identity', identityPort),
    own.mail && startOwn('mail server', 'mail', mailPort),
    own.backend && startOwn('backend', 'backend', backendPort, dev ? WATCH : []),
  ]);
  if (own.backend && options.demo) {
    const args = [RUN, 'local/demo/seed.ts'];
    const command = { name: 'demo', program: node, args, env: env.demo };
    await during('Looking after the demo data', () => supervisor.run(command));
  }
  const start = async () => {
    await during('Starting the site', async () => {
      const next = dev ? [NEXT, 'dev'] : START_WEB;
      const args = [...next, '-H', options.host, '-p', String(options.port)];
      const command = { name: 'web', program: node, args, env: env.web };
      const url = `http://${toDialled(options.host)}:${options.port}/`;
      // Any status counts: a host that is down must not keep the site from starting.
      await keep('site', command, url, dev ? DEV_BUDGET_MS : SERVER_BUDGET_MS, () => true);
    });
    return {
      pid: process.pid,
      siteUrl: env.web.SITE_URL,
      backendUrl: env.web.BACKEND_URL,
      backendToken: env.web.BACKEND_TOKEN,
      databaseUrl: own.backend ? databaseUrl : undefined,
      assetsUrl: env.web.ASSETS_URL,
      mailUrl: own.mail ? `http://127.0.0.1:${mailPort}` : undefined,
      issuerUrl: own.identity ? `http://127.0.0.1:${identityPort}` : undefined,
    };
  };
  return { start };
}

/**
 * @param {string} dataDir
 * @param {Supervisor} supervisor
 */
async function startDatabase(dataDir, supervisor) {
  return during('Starting Postgres', async () => {
    const { startPostgres } = await import('../../local/postgres/postgres.mjs');
    const place = path.join(dataDir, 'postgres');
    const log = supervisor.logOf('postgres');
    /** @type {number | undefined} */
    let port;
    const postgres = await supervisor.keep({
      name: 'database',
      launch: async (signal) => {
        const onNotice = port ? undefined : (/** @type {string} */ notice) => console.log(notice);
        const started = await startPostgres({ dataDir: place, port, log, onNotice, signal });
        // Restarts keep the port, because the backend knows it.
        port = started.port;
        return { name: 'postgres', ...started };
      },
    });
    supervisor.needsRoomIn(postgres.clusterDir);
    return postgres.url;
  });
}

/** @param {string} dataDir */
async function forget(dataDir) {
  const { removePostgres } = await import('../../local/postgres/postgres.mjs');
  removePostgres(path.join(dataDir, 'postgres'));
  for (const name of ['storage', 'mail', 'secrets.json']) {
    rmSync(path.join(dataDir, name), { recursive: true, force: true });
  }
}

/** @param {string} host */
function toDialled(host) {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}
