import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '@/local/postgres/free-port.mjs';
import type { Customers } from '../kill-test/customers';
import type { Fleet } from './fleet';
import type { Part } from './part';
import type { Readers } from './visitors';

const AWAY_MS = 4_000;
const BETWEEN_MS = 4_000;
const FROZEN_MS = 30_000;
const RECOVERY_MS = 30_000;

export interface OutageReport {
  part: string;
  /** Confirmed until the next outage. */
  confirmed: number;
  pageErrors: number;
  /** Errors on pages for one visitor. */
  ownPageErrors: number;
  slowestOwnPageMs: number;
  /** Requests without a whole answer. */
  ownPageSilences: number;
  /** True if the part was stopped, not ended. */
  wasStopped: boolean;
  secondsToBookings: number;
}

const PARTS = ['web-1', 'web-2', 'backend-1', 'backend-2', 'redis', 'pgbouncer'];

interface Load {
  customers: Customers;
  shared: Readers;
  own: Readers;
}

/** Kills each part in turn, then stops backend and database for half a minute each, then fails over. */
export async function goThroughOutages(
  fleet: Fleet,
  { customers, shared, own }: Load,
): Promise<OutageReport[]> {
  const reports: OutageReport[] = [];
  const report = async (part: string, outage: () => Promise<void>, wasStopped = false) => {
    const confirmed = customers.counts.acknowledged;
    const [pageErrors, ownPageErrors] = [shared.failures, own.failures];
    const silences = own.silences;
    own.slowestMs = 0;
    const started = Date.now();
    await outage();
    const [returned, atReturn] = [Date.now(), customers.counts.acknowledged];
    while (customers.counts.acknowledged === atReturn) {
      if (Date.now() - returned > RECOVERY_MS) throw new Error(`nobody can book after: ${part}`);
      await sleep(20);
    }
    const secondsToBookings = Math.round((Date.now() - started) / 100) / 10;
    await sleep(BETWEEN_MS);
    const seen = {
      part,
      confirmed: customers.counts.acknowledged - confirmed,
      pageErrors: shared.failures - pageErrors,
      ownPageErrors: own.failures - ownPageErrors,
      slowestOwnPageMs: own.slowestMs,
      ownPageSilences: own.silences - silences,
      wasStopped,
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
  const { primary } = fleet.postgres;
  const [first, second] = [fleet.find('backend-1'), fleet.find('backend-2')];
  const freezes: [string, Part[]][] = [
    ['backend-1 stopped', [first]],
    ['both backends stopped', [first, second]],
    ['primary stopped', [primary.part]],
  ];
  for (const [name, parts] of freezes) {
    const stop = async () => {
      const thaws = parts.map((part) => part.freeze());
      await sleep(FROZEN_MS);
      for (const thaw of thaws) thaw();
    };
    await report(name, stop, true);
  }
  await report('primary', () => fleet.failOver());
  await report('new replica', async () => {
    await fleet.postgres.addReplica(await findFreePort());
  });
  return reports;
}
