import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { runWrk } from '../bench/load.mjs';
import type { Calendar } from '../kill-test/calendars';
import { Customers } from '../kill-test/customers';
import type { Fleet } from './fleet';
import { bookingsThrough } from './visitors';

const SECONDS = 8;
const CUSTOMERS = 16;
const CONNECTIONS = 16;

/** Null where an answer was no page. */
async function loadPage(url: string): Promise<number | null> {
  const load = { seconds: SECONDS, connections: CONNECTIONS };
  return runWrk(url, load).then(Math.round, () => null);
}

/** With nothing else to do. */
export async function measureCapacity(fleet: Fleet, calendars: readonly Calendar[]) {
  const [calendar] = calendars;
  const profile = `/providerPage?id=${calendar?.serviceId}`;
  const customers = new Customers(bookingsThrough(fleet.siteUrl), calendars);
  const booking = customers.start(CUSTOMERS);
  await sleep(1_000);
  const before = customers.counts.acknowledged;
  await sleep(SECONDS * 1000);
  const bookings = customers.counts.acknowledged - before;
  const { rows } = await fleet.postgres.query(
    fleet.postgres.primary,
    `SELECT count(*)::int AS open FROM pg_stat_activity WHERE datname = 'settln'`,
  );
  await customers.finish(booking);
  const [web = ''] = fleet.webUrls;
  return {
    bookingsPerSecond: Math.round(bookings / SECONDS),
    connectionsOfPostgres: Number(rows[0]?.open),
    profilesPerSecondOfEdge: await loadPage(fleet.siteUrl + profile),
    profilesPerSecondOfOneWeb: await loadPage(web + profile),
    loadOfTheMachine: Math.round((loadavg()[0] ?? 0) * 10) / 10,
  };
}
