import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '@/local/postgres/free-port.mjs';
import type { Customers } from '../kill-test/customers';
import type { Fleet } from './fleet';
import type { Readers } from './visitors';

/** For how long a part is away, and how long the load goes on before the next one. */
const AWAY_MS = 4_000;
const BETWEEN_MS = 4_000;

/** What visitors noticed of an outage. */
export interface OutageReport {
  part: string;
  /** Bookings that were confirmed while the part was away and until the next outage. */
  confirmed: number;
  pageErrors: number;
  /** How long it took until the part was back, and bookings were confirmed again. */
  secondsToBookings: number;
}

const PARTS = ['web-1', 'web-2', 'backend-1', 'backend-2', 'redis', 'pgbouncer'];

/** Kills each part in turn under load, and starts it again; in the end it fails over the primary. */
export async function goThroughOutages(
  fleet: Fleet,
  customers: Customers,
  readers: Readers,
): Promise<OutageReport[]> {
  const reports: OutageReport[] = [];
  const report = async (part: string, outage: () => Promise<void>) => {
    const [confirmed, pageErrors] = [customers.counts.acknowledged, readers.failures];
    const started = Date.now();
    await outage();
    const atReturn = customers.counts.acknowledged;
    while (customers.counts.acknowledged === atReturn) await sleep(20);
    const secondsToBookings = Math.round((Date.now() - started) / 100) / 10;
    await sleep(BETWEEN_MS);
    const seen = {
      part,
      confirmed: customers.counts.acknowledged - confirmed,
      pageErrors: readers.failures - pageErrors,
      secondsToBookings,
    };
    reports.push(seen);
    console.log(JSON.stringify(seen));
  };
  for (const name of PARTS) {
    await report(name, async () => {
      const part = fleet.find(name);
      await part.kill();
      await sleep(AWAY_MS);
      await part.start();
    });
  }
  await report('replica', async () => {
    const { part } = fleet.postgres.replica;
    await part.kill();
    await sleep(AWAY_MS);
    await part.start();
  });
  await report('primary', () => fleet.failOver());
  await report('new replica', async () => {
    await fleet.postgres.addReplica(await findFreePort());
  });
  return reports;
}
