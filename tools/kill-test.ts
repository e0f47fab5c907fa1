import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { closeDatabase, openDatabase } from '@/backend/db/client';
import { migrate } from '@/backend/db/migrate';
import { startBackendProcess } from '@/backend/testing/backend-process';
import { findFreePort } from '@/local/postgres/free-port.mjs';
import { removePostgres, startPostgres } from '@/local/postgres/postgres.mjs';
import { auditBookings } from './kill-test/audit';
import { seedCalendars } from './kill-test/calendars';
import { bookingsTo, Customers } from './kill-test/customers';
import { killWhileMailFlies } from './kill-test/mail-kills';

// KILL-1 (docs/REQUIREMENTS.md): SIGKILL with at least 20 bookings in flight loses and doubles
// none; with --mail, no mail is lost, and repeats keep their Message-ID.
const { values } = parseArgs({
  options: { kills: { type: 'string' }, mail: { type: 'boolean', default: false } },
});
const kills = Number(values.kills ?? (values.mail ? 100 : 20));
const IN_FLIGHT = 20;

const dataDir = mkdtempSync(path.join(tmpdir(), 'settln-kill-'));
chmodSync(dataDir, 0o755);
const [postgresPort, backendPort] = [await findFreePort(), await findFreePort()];
const launchPostgres = () => startPostgres({ dataDir, port: postgresPort });

let postgres = await launchPostgres();
await migrate(postgres.url);
if (values.mail) {
  const audit = await killWhileMailFlies(postgres.url, kills, (kill, cutOff) =>
    console.log(`kill ${kill}/${kills}: ${cutOff} mails cut off`),
  );
  console.table(audit);
  await postgres.stop();
  removePostgres(dataDir);
  process.exit(audit.lost === 0 && audit.strange === 0 ? 0 : 1);
}
const db = openDatabase(postgres.url);
const calendars = await seedCalendars(db);
const launchBackend = () =>
  startBackendProcess({ DATABASE_URL: postgres.url, PORT: String(backendPort) });
let backend = await launchBackend();

const customers = new Customers(bookingsTo(backend.url), calendars);
const work = customers.start(IN_FLIGHT + 12);
const hits = { backend: 0, postgres: 0 };
for (let kill = 1; kill <= kills; kill += 1) {
  await sleep(300 + Math.random() * 1500);
  while (customers.inFlight < IN_FLIGHT) await sleep(1);
  const target = Math.random() < 0.5 ? 'backend' : 'postgres';
  hits[target] += 1;
  const inFlight = customers.inFlight;
  if (target === 'backend') {
    await backend.stop('SIGKILL');
    backend = await launchBackend();
  } else {
    process.kill(postgres.pid, 'SIGKILL');
    await postgres.exited;
    postgres = await launchPostgres();
  }
  console.log(
    `kill ${kill}/${kills}: ${target}, ${inFlight} in flight, ${customers.ledger.size} acknowledged`,
  );
}
await customers.finish(work);

const audit = await auditBookings(db, calendars, customers.ledger);
console.table({ kills, ...hits, ...customers.counts, ...audit });
await backend.stop('SIGTERM');
await closeDatabase(db);
await postgres.stop();
removePostgres(dataDir);

const passed =
  audit.lost === 0 &&
  audit.doubled === 0 &&
  audit.overlaps === 0 &&
  audit.unexplained === 0 &&
  audit.others > 0;
console.log(passed ? 'KILL-1 passed' : 'KILL-1 failed');
process.exit(passed ? 0 : 1);
