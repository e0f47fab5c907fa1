import pg from 'pg';
import { MINUTE_MS } from '@/lib/shared/time/units';
import { findFreePort } from '@/local/postgres/free-port.mjs';
import type { Postgres } from '@/local/postgres/postgres.mjs';
import { type Supervisor, waitUntilAnswers } from '@/scripts/lib/supervisor.mjs';
import type { CalendarFixture } from './calendar-fixture';
import { openWireTap, type WireTap } from './postgres-wire';

export interface BenchBackend {
  url: string;
  /** The database itself, not through the tap. */
  databaseUrl: string;
  tap: WireTap;
  pid: number;
}

export type Subject = BenchBackend & CalendarFixture;

export async function startBenchBackend(
  supervisor: Supervisor,
  postgres: Postgres,
  name: string,
): Promise<BenchBackend> {
  const admin = new pg.Client({ connectionString: postgres.adminUrl });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name}`).finally(() => admin.end());

  const databaseUrl = new URL(postgres.adminUrl);
  databaseUrl.pathname = `/${name}`;
  const tap = await openWireTap(postgres.port);
  const never = new Promise<string>(() => undefined);
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
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    NEWS_REFRESH_MINUTES: '0',
    NODE_ENV: 'production',
    PORT: String(port),
    HOST: '127.0.0.1',
    DATABASE_URL: tapped.href,
    BACKEND_TOKEN: '',
  };
  const args = ['scripts/run.mjs', 'backend/server.ts'];
  const command = { name: `backend-${name}`, program: process.execPath, args, env };
  const server = await supervisor.startServer(command);
  const isReady = (status: number) => status === 200;
  await waitUntilAnswers(server, `${url}/health`, { budgetMs: MINUTE_MS, isReady });
  return { url, databaseUrl: databaseUrl.href, tap, pid: server.pid ?? 0 };
}
