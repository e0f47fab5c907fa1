import path from 'node:path';
import { MINUTE_MS } from '@/lib/shared/time/units';
import { findFreePort } from '@/local/postgres/free-port.mjs';
import { NEXT, ROOM } from '@/scripts/lib/build.mjs';
import { type Supervisor, waitUntilAnswers } from '@/scripts/lib/supervisor.mjs';

/** A start may install and build. */
const PRODUCT_BUDGET_MS = 15 * MINUTE_MS;
const BARE_BUDGET_MS = MINUTE_MS;
const BARE_APP = path.join('tools', 'bench', 'bare-app');

const isReady = (status: number) => status === 200;

export async function startProduct(supervisor: Supervisor, dataDir: string): Promise<string> {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const options = ['--port', String(port), '--data-dir', dataDir, '--no-env-files'];
  const server = await supervisor.startServer({
    name: 'product',
    program: process.execPath,
    args: [path.join('scripts', 'start.mjs'), ...options],
    env: { ...process.env, SITE_URL: url, NEWS_REFRESH_MINUTES: '0' },
  });
  await waitUntilAnswers(server, `${url}/`, { budgetMs: PRODUCT_BUDGET_MS, isReady });
  return url;
}

export async function startBareApp(
  supervisor: Supervisor,
): Promise<Record<'dynamic' | 'prerendered', string>> {
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
  };
  const program = process.execPath;
  await supervisor.run({ name: 'bare-build', program, args: [NEXT, 'build', BARE_APP], env });
  const port = await findFreePort();
  const args = [ROOM, NEXT, 'start', BARE_APP, '-H', '127.0.0.1', '-p', String(port)];
  const server = await supervisor.startServer({ name: 'bare', program, args, env });
  const url = `http://127.0.0.1:${port}`;
  await waitUntilAnswers(server, `${url}/dynamic`, { budgetMs: BARE_BUDGET_MS, isReady });
  return { dynamic: `${url}/dynamic`, prerendered: `${url}/prerendered` };
}
