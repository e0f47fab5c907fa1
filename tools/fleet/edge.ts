import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '@/local/postgres/free-port.mjs';
import { placeCluster } from '@/local/postgres/place.mjs';
import { Part } from './part';
import { logFileIn, planEdge } from './servers';

/** One port may stand for both processes. */
export async function startEdge(program: string, web: readonly [number, number]) {
  const home = mkdtempSync(path.join(tmpdir(), 'settln-edge-'));
  // Its workers run as another account.
  chmodSync(home, 0o755);
  mkdirSync(path.join(home, 'logs'));
  const place = { home, user: placeCluster(home).user };
  const [site, backends, nobody] = [
    await findFreePort(),
    await findFreePort(),
    await findFreePort(),
  ];
  const edge = new Part(
    planEdge(place, program, { site, backends, web, backend: [nobody, nobody] }),
  );
  await edge.start();
  return {
    url: `http://127.0.0.1:${site}`,
    logFile: (name: string) => logFileIn(home, name),
    stop: async () => {
      await edge.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
