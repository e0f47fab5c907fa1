// @ts-check
import pg from 'pg';
import { findFreePort } from '../../local/postgres/free-port.mjs';
import { waitUntilAnswers } from '../../scripts/lib/supervisor.mjs';
import { openWireTap } from './postgres-wire.mjs';

/** @typedef {import('../../scripts/lib/supervisor.mjs').Supervisor} Supervisor */

/**
 * @typedef {object} BenchBackend
 * @property {string} url
 * @property {string} databaseUrl without the tap
 * @property {import('./postgres-wire.mjs').WireTap} tap
 * @property {number} pid
 */

/**
 * @param {Supervisor} supervisor
 * @param {import('../../local/postgres/postgres.mjs').Postgres} postgres
 * @param {string} name
 * @returns {Promise<BenchBackend>}
 */
export async function startBenchBackend(supervisor, postgres, name) {
  const admin = new pg.Client({ connectionString: postgres.adminUrl });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name}`).finally(() => admin.end());

  const databaseUrl = new URL(postgres.adminUrl);
  databaseUrl.pathname = `/${name}`;
  const tap = await openWireTap(postgres.port);
  /** @type {Promise<string>} */
  const never = new Promise(() => undefined);
  await supervisor.add({
    name: 'tap',
    log: supervisor.logOf('tap'),
    exited: never,
    stop: async () => tap.close(),
  });
  const tapped = new URL(databaseUrl);
  tapped.port = String(tap.port);

  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    NEWS_REFRESH_MINUTES: '0',
    NODE_ENV: /** @type {const} */ ('production'),
    PORT: String(port),
    HOST: '127.0.0.1',
    DATABASE_URL: tapped.href,
    BACKEND_TOKEN: '',
  };
  const args = ['--import', 'tsx', 'backend/server.ts'];
  const command = { name: `backend-${name}`, program: process.execPath, args, env };
  const server = await supervisor.startServer(command);
  const isReady = (/** @type {number} */ status) => status === 200;
  await waitUntilAnswers(server, `${url}/health`, { budgetMs: 60_000, isReady });
  return { url, databaseUrl: databaseUrl.href, tap, pid: server.pid ?? 0 };
}
