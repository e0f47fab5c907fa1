import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { startKeptAliveClients } from '@/test/kept-alive-clients';
import { startSiteProcess } from '@/test/processes/site-process';

const HOST_TAKES_MS = 1_000;

const host = createServer((_, response) => {
  setTimeout(() => response.writeHead(404).end('{}'), HOST_TAKES_MS);
});
let endSite = () => {};
afterAll(() => {
  endSite();
  host.close();
});

async function startSite() {
  await once(host.listen(0, '127.0.0.1'), 'listening');
  const site = await startSiteProcess(`http://127.0.0.1:${(host.address() as AddressInfo).port}`);
  endSite = () => site.child.kill('SIGKILL');
  return site;
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
