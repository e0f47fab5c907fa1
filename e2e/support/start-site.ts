import path from 'node:path';
import { openLog } from '../../local/postgres/log-file.mjs';
import { launch } from '../../scripts/lib/launch.mjs';
import { waitUntilAnswers } from '../../scripts/lib/supervisor.mjs';
import { planSite } from '../../test/plan-site';
import type { Product } from './product';

/** Starts a second copy of the site, of the same build, with an environment of its own. */
export async function startSite(
  product: Product,
  name: string,
  environment: Record<string, string | undefined>,
) {
  // On the clock of the tests, as the storage is: it refuses what was signed at another time.
  const { NODE_OPTIONS, TEST_CLOCK_MS } = process.env;
  const given = { NODE_OPTIONS, TEST_CLOCK_MS, ASSETS_URL: product.assetsUrl, ...environment };
  const { env, program, args, port } = await planSite(given, product.kept);
  const log = openLog(path.join(product.dataDir, 'logs', `${name}.log`));
  const server = launch({ name, program, args, env }, log, false);
  const readiness = { budgetMs: 30_000, isReady: () => true };
  await waitUntilAnswers(server, `http://127.0.0.1:${port}/robots.txt`, readiness);
  return { url: `http://localhost:${port}`, stop: () => server.stop() };
}
