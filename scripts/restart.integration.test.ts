import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '@/backend/db/client';
import { findFreePort } from '@/local/postgres/free-port.mjs';
import {
  descendantsOf,
  findProcess,
  isAlive,
  makeDataHome,
  PROCESSES,
  type Product,
  startProduct,
  stopProduct,
  untilReady,
  untilSaid,
} from '@/test/processes/product-process';
import { auditBookings } from '../tools/kill-test/audit';
import { type Calendar, seedCalendars } from '../tools/kill-test/calendars';
import { bookingsTo, Customers } from '../tools/kill-test/customers';
import type { Running } from './lib/boot.mjs';

/** The first start may have to build the site. */
const BUDGET_MS = 300_000;
const PATIENCE = { timeout: 15_000 };
const names = Object.keys(PROCESSES) as (keyof typeof PROCESSES)[];

let product: Product;
let at: Running;
let db: Database;
let calendars: Calendar[];
let customers: Customers;
let work: Promise<unknown>;
const home = makeDataHome();

beforeAll(async () => {
  product = startProduct(await findFreePort(), home.dataDir);
  at = await untilReady(product, home.dataDir);
  db = openDatabase(at.databaseUrl ?? '', { onIdleError: () => {} });
  calendars = await seedCalendars(db);
  customers = new Customers(bookingsTo(at.backendUrl, at.backendToken), calendars);
  work = customers.start(4);
}, BUDGET_MS);

afterAll(async () => {
  await stopProduct(product);
  home.remove();
}, BUDGET_MS);

const profileUrl = (calendar: Calendar | undefined) =>
  `${at.siteUrl}/providerPage?id=${calendar?.serviceId}`;

function kill(name: keyof typeof PROCESSES): number {
  const pid = findProcess(product, name)?.pid ?? Number.NaN;
  process.kill(pid, 'SIGKILL');
  return pid;
}

/** Asks for profiles that were not requested before, until one cannot be read. */
async function findOutage(profiles: Calendar[]): Promise<{ url: string; answer: Response }> {
  for (const calendar of profiles) {
    const url = profileUrl(calendar);
    const answer = await fetch(url);
    if (answer.status !== 200) return { url, answer };
    await answer.body?.cancel();
  }
  throw new Error('No visitor noticed anything.');
}

describe('npm start while its processes are killed', { timeout: 120_000 }, () => {
  it.each(names)('RESTART-1: the %s is back within 15 s, on its port', async (name) => {
    const before = customers.counts.acknowledged;
    const killedAt = Date.now();
    const pid = kill(name);
    await untilSaid(product, `The ${name} ended (signal SIGKILL). It starts again in 0.25 s.`);
    await untilSaid(product, `The ${name} is back`);
    expect(Date.now() - killedAt).toBeLessThan(15_000);
    expect(findProcess(product, name)?.pid).not.toBe(pid);
    expect((await fetch(`${at.siteUrl}/aboutus`)).status).toBe(200);
    expect((await fetch(new URL('/health', at.assetsUrl))).status).toBe(200);
    await expect
      .poll(async () => (await fetch(`${at.backendUrl}/health`)).status, PATIENCE)
      .toBe(200);
    // Customers go on: those without an answer try again with the same key.
    await expect.poll(() => customers.counts.acknowledged, PATIENCE).toBeGreaterThan(before + 20);
  });

  it.each([
    { name: 'backend', profiles: [0, 1, 2, 3] },
    { name: 'database', profiles: [4, 5, 6, 7] },
  ] as const)('tells a visitor the truth while the $name is away, and recovers', async (outage) => {
    kill(outage.name);
    const { url, answer } = await findOutage(
      calendars.filter((_, place) => outage.profiles.some((n) => n === place)),
    );
    expect(answer.status).toBe(502);
    const page = await answer.text();
    expect(page).toContain('Unable to Load Provider');
    expect(page).toMatch(
      /<a[^>]*href="\/providerPage\?id=[^"]*"[^>]*>(?:<svg.*?<\/svg>)?Try Again/s,
    );
    await expect.poll(async () => (await fetch(url)).status, PATIENCE).toBe(200);
  });

  it('RESTART-1: has lost and doubled no booking that was acknowledged', async () => {
    await customers.finish(work);
    const audit = await auditBookings(db, calendars, customers.ledger);
    await db.$client.end();
    expect(audit).toMatchObject({ lost: 0, doubled: 0, overlaps: 0, unexplained: 0 });
    expect(audit.stored).toBeGreaterThan(100);
  });

  it('stops cleanly while it waits to start something again', async () => {
    const children = descendantsOf(product.child.pid);
    const earlier = product.said().length;
    kill('database');
    while (!product.said().includes('The database ended', earlier)) await sleep(10);
    product.child.kill('SIGINT');
    expect(await product.ended).toBe(0);
    expect(children.filter(isAlive)).toEqual([]);
    expect(product.said().slice(earlier)).toContain('Stopping ...');
  });
});
