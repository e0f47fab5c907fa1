import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { findFreePort } from '@/local/postgres/free-port.mjs';
import { NEXT } from '@/scripts/lib/build.mjs';
import { planEnvironments } from '@/scripts/lib/services.mjs';
import { startKeptAliveClients } from '@/test/kept-alive-clients';

const HOST_TAKES_MS = 1_000;

const host = createServer((_, response) => {
  setTimeout(() => response.writeHead(404).end('{}'), HOST_TAKES_MS);
});
let endSite = () => {};
afterAll(() => {
  endSite();
  host.close();
});

/** The built site, in front of a slow {host}. */
async function startSite() {
  await once(host.listen(0, '127.0.0.1'), 'listening');
  const hostUrl = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  const port = await findFreePort();
  const { web } = planEnvironments({
    given: {
      PATH: process.env.PATH,
      NEXT_DIST_DIR: process.env.NEXT_DIST_DIR,
      BACKEND_URL: hostUrl,
      S3_ENDPOINT: hostUrl,
      S3_ACCESS_KEY_ID: 'named',
      S3_SECRET_ACCESS_KEY: 'named',
      ASSETS_URL: hostUrl,
      GOOGLE_CLIENT_ID: 'named',
      GOOGLE_CLIENT_SECRET: 'named',
      NEXTAUTH_SECRET: 'named-for-a-test-of-thirty-two-characters',
    },
    kept: {
      ...{ backendToken: '', networkToken: '', s3AccessKeyId: '', s3SecretAccessKey: '' },
      ...{ nextAuthSecret: '', identitySecret: '', storagePort: 0 },
    },
    databaseUrl: undefined,
    backendPort: 0,
    identityPort: 0,
    storageDir: '',
    port,
    dev: false,
  });
  const args = [NEXT, 'start', '-H', '127.0.0.1', '-p', String(port)];
  const child = spawn(process.execPath, args, { env: web, stdio: ['ignore', 'ignore', 'inherit'] });
  endSite = () => child.kill('SIGKILL');
  const url = `http://127.0.0.1:${port}`;
  // The first profile takes as long as its code takes to load.
  while (!(await fetch(`${url}/providerPage?id=first`).catch(() => null))) await sleep(100);
  return { child, ended: once(child, 'exit'), url };
}

it('KILL-2: the site answers what it accepted, lets kept connections go and loses none', async () => {
  const { child, ended, url } = await startSite();
  const slow = Array.from({ length: 5 }, (_, id) => fetch(`${url}/providerPage?id=slow-${id}`));
  const { tally, ended: clientsEnded } = startKeptAliveClients(`${url}/aboutus`, 10);
  await sleep(800);
  const statusOf = async (path: string) => (await fetch(`${url}/${path}`)).status;
  expect([await statusOf('healthz'), await statusOf('readyz')]).toEqual([200, 200]);
  const asked = Date.now();
  child.kill('SIGTERM');
  await expect.poll(() => statusOf('readyz'), { interval: 5 }).toBe(503);
  await ended;
  const tookMs = Date.now() - asked;
  expect(tookMs).toBeLessThan(10_000);
  await clientsEnded;
  for (const answer of await Promise.all(slow)) {
    expect(answer.status).toBe(404);
    expect(await answer.text()).toMatch(/Provider Not Found.*<\/html>$/s);
  }
  expect(tally).toMatchObject({ closedUnused: 0, lost: [] });
  expect(tally.answered).toBeGreaterThan(10);
  expect(tally.toldToClose).toBeGreaterThan(0);
});
