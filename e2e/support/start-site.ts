import path from 'node:path';
import { findFreePort } from '../../local/postgres/free-port.mjs';
import { openLog } from '../../local/postgres/log-file.mjs';
import { NEXT } from '../../scripts/lib/build.mjs';
import { launch } from '../../scripts/lib/launch.mjs';
import { planEnvironments } from '../../scripts/lib/services.mjs';
import { waitUntilAnswers } from '../../scripts/lib/supervisor.mjs';
import type { Product } from './product';

/** Starts a second copy of the site, of the same build, with an environment of its own. */
export async function startSite(
  product: Product,
  name: string,
  environment: Record<string, string | undefined>,
) {
  const port = await findFreePort();
  const { web } = planEnvironments({
    given: { PATH: process.env.PATH, ASSETS_URL: product.assetsUrl, ...environment },
    kept: product.kept,
    databaseUrl: undefined,
    backendPort: 0,
    identityPort: 0,
    ...{ mailPort: 0, smtpPort: 0, mailDir: '' },
    storageDir: '',
    port,
    dev: false,
  });
  const args = [NEXT, 'start', '-H', '127.0.0.1', '-p', String(port)];
  const command = { name, program: process.execPath, args };
  const log = openLog(path.join(product.dataDir, 'logs', `${name}.log`));
  const server = launch({ ...command, env: web }, log, false);
  const readiness = { budgetMs: 30_000, isReady: () => true };
  await waitUntilAnswers(server, `http://127.0.0.1:${port}/robots.txt`, readiness);
  return { url: `http://localhost:${port}`, stop: () => server.stop() };
}
