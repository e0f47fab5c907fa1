import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { closeDatabase, openDatabase } from '@/backend/db/client';
import { LIMITS, PHONE_LIMITS } from '@/lib/shared/domain/limits';
import { buildIfNeeded } from '@/scripts/lib/prepare.mjs';
import { runShown } from '@/scripts/lib/run-shown.mjs';
import { orEnd } from '@/scripts/lib/start-error.mjs';
import { needPrograms, needTestBrowser } from '@/scripts/testing/programs.mjs';
import { findPages } from './bench/find-pages';
import { runWrk } from './bench/load';
import { FLEET_PROGRAMS, Fleet } from './fleet/fleet';
import { measureFlood } from './fleet/flood';
import type { FloodReport } from './fleet/flooders';
import { goThroughOutages } from './fleet/outages';
import { countFromOneAddress, delistAndWatch, raceForOneSlot, runJourneys } from './fleet/together';
import { bookingsThrough, Readers } from './fleet/visitors';
import { auditBookings } from './kill-test/audit';
import { type Calendar, seedCalendars } from './kill-test/calendars';
import { Customers } from './kill-test/customers';

// FLEET-1 (docs/REQUIREMENTS.md): journeys and races, then each part killed under load.
const { values } = parseArgs({
  options: {
    'skip-journeys': { type: 'boolean', default: false },
    'skip-outages': { type: 'boolean', default: false },
    'only-flood': { type: 'boolean', default: false },
    'keep-files': { type: 'boolean', default: false },
    customers: { type: 'string', default: '8' },
  },
});

const programs = await orEnd(needPrograms('The fleet', FLEET_PROGRAMS));
if (!values['skip-journeys'] && !values['only-flood']) await orEnd(needTestBrowser());
await buildIfNeeded(async ({ name, program, args, env }) => {
  if (!(await runShown(program, args, env))) throw new Error(`${name} failed`);
});
/** Longer than the eight seconds of a read (FAULT-2). */
const ANSWER_BUDGET_MS = 10_000;
const DECISION_BUDGET_SECONDS = 10;
const REFUSED_BOOKINGS = 10;

// Declared before `runAll` is called, which uses them.
const SECONDS = 8;
const CUSTOMERS = 16;
const CONNECTIONS = 16;

const fleet = new Fleet(programs);
const stop = async () => {
  await fleet.stop({ keepFiles: values['keep-files'] });
  process.exit(130);
};
process.once('SIGINT', stop).once('SIGTERM', stop);

async function runAll() {
  console.log(`Starting the fleet in ${fleet.place.home}`);
  await fleet.start();
  console.log(`It answers at ${fleet.siteUrl}`);
  if (values['only-flood']) {
    const db = openDatabase(fleet.directUrl);
    const [flooded, other] = await seedCalendars(db, 2);
    await closeDatabase(db);
    if (!flooded || !other) throw new Error('no calendars');
    console.log(JSON.stringify(await measureFlood(fleet, flooded, other), null, 1));
    await fleet.stop({ keepFiles: values['keep-files'] });
    process.exit(0);
  }
  const journeys = values['skip-journeys'] ? null : await runJourneys(fleet);

  const primary = openDatabase(fleet.directUrl);
  const calendars = await seedCalendars(primary, 12);
  const [first, second] = calendars;
  if (!first || !second) throw new Error('no calendars');
  const race = await raceForOneSlot(fleet, first, 100);
  console.log('race for one slot', race);
  const oneAddress = await countFromOneAddress(
    fleet,
    second,
    LIMITS.bookings.most + REFUSED_BOOKINGS,
  );
  console.log('answers to bookings from one address', oneAddress);
  const addresses = [...fleet.webUrls, fleet.siteUrl];
  const decision = await delistAndWatch(fleet, second.serviceId, addresses);
  console.log('seconds until a decision is seen by web-1, web-2, edge', decision);

  // The race and the delisting used the first two.
  const [flooded, other, ...open] = calendars.slice(2);
  if (!flooded || !other) throw new Error('no calendars');
  const flood = await measureFlood(fleet, flooded, other);
  console.log('somebody else, while nobody floods and while somebody does', flood);
  const capacity = await measureCapacity(fleet, open.splice(0, 4));
  console.log('what this machine holds', capacity);
  const together = { journeys, race, oneAddress, decision, flood, capacity };
  if (values['skip-outages']) {
    const none = { lost: 0, doubled: 0, overlaps: 0, unexplained: 0 };
    return { ...together, outages: [], audit: none, customers: {}, pages: {}, ownPages: {} };
  }

  const { landing, profile, news, slate, booking, selectTime, review } = await findPages(
    fleet.siteUrl,
  );
  const about = `${fleet.siteUrl}/aboutus`;
  const search = `${fleet.siteUrl}/find?q=braids`;
  const shared = new Readers({ landing, profile, news, slate, booking, about });
  const own = new Readers({ selectTime, review, search });
  const customers = new Customers(bookingsThrough(fleet.siteUrl), open);
  const bookings = customers.start(Number(values.customers));
  const [reading, asking] = [shared.start(), own.start()];
  await sleep(3_000);
  const outages = await goThroughOutages(fleet, { customers, shared, own });
  await customers.finish(bookings);
  await shared.finish(reading);
  await own.finish(asking);
  await closeDatabase(primary).catch(() => undefined);

  const db = openDatabase(fleet.directUrl);
  const audit = await auditBookings(db, open, customers.ledger);
  await closeDatabase(db);
  return {
    ...together,
    outages,
    audit,
    customers: customers.counts,
    pages: Object.fromEntries(shared.seen),
    ownPages: Object.fromEntries(own.seen),
  };
}

const mostBooked = ({ floods }: { floods: readonly FloodReport[] }) =>
  Math.max(...floods.map(({ answers }) => answers[201] ?? 0));

const results = await runAll().finally(() => fleet.stop({ keepFiles: values['keep-files'] }));
console.table(results.outages);
console.table({ ...results.customers, ...results.audit });
mkdirSync('bench-results', { recursive: true });
writeFileSync('bench-results/fleet.json', `${JSON.stringify(results, null, 2)}\n`);

const { audit, race, oneAddress, decision, journeys, pages, outages, flood } = results;
const floods = [...flood.oneAddress.floods, ...flood.oneNumber.floods];
const pageErrors = Object.values(pages).flatMap(({ bad }) => bad);
// A stopped part may fail one visitor's pages, but must answer in time; a killed one cuts answers
// off.
const stopped = outages.filter(({ wasStopped }) => wasStopped);
const silences = stopped.reduce((sum, { ownPageSilences }) => sum + ownPageSilences, 0);
const slowest = Math.max(0, ...stopped.map(({ slowestOwnPageMs }) => slowestOwnPageMs));
const problems = [
  journeys === false && 'a journey failed',
  race.booked !== 1 && 'the race was not won by one',
  race.callsByBackend.includes(0) && 'a backend took no part in the race',
  (oneAddress[201] !== LIMITS.bookings.most || oneAddress[429] !== REFUSED_BOOKINGS) &&
    'one address did not book as many as it may',
  decision.some((seconds) => seconds === null || seconds > DECISION_BUDGET_SECONDS) &&
    'a decision was seen late',
  mostBooked(flood.oneAddress) > LIMITS.bookings.most && 'one address booked more than it may',
  mostBooked(flood.oneNumber) > PHONE_LIMITS.openInCalendar &&
    'one telephone number booked more than it may',
  floods.some(({ withoutRetryAfter }) => withoutRetryAfter > 0) && 'a refusal does not say when',
  audit.lost > 0 && 'confirmed bookings were lost',
  audit.doubled + audit.overlaps + audit.unexplained > 0 && 'bookings were made twice',
  pageErrors.length > 0 && `${pageErrors.length} page errors`,
  silences > 0 && `${silences} pages of one visitor got no answer`,
  slowest > ANSWER_BUDGET_MS && `a page of one visitor took ${slowest} ms`,
].filter(Boolean);
console.log(problems.length === 0 ? 'FLEET-1 passed' : `FLEET-1 failed: ${problems.join(', ')}`);
process.exit(problems.length === 0 ? 0 : 1);

/** Null where an answer was no page. */
async function loadPage(url: string): Promise<number | null> {
  const load = { seconds: SECONDS, connections: CONNECTIONS };
  return runWrk(url, load).then(Math.round, () => null);
}

async function measureCapacity(fleet: Fleet, calendars: readonly Calendar[]) {
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
