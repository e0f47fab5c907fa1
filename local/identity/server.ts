/** Stands in for Google: `node scripts/run.mjs local/identity/server.ts`. */
import { createServer } from 'node:http';
import { prepareDrain } from '@/lib/shared/process/drain';
import { surviveOutput } from '@/lib/shared/process/survive-output.mjs';
import { DEMO_ACCOUNTS } from '../demo/catalogue';
import { demoEmail } from '../demo/shapes/providers';
import { createIdentityApp } from './app';
import type { DemoPerson } from './chooser';
import { readIdentityConfig } from './config';
import { DEMO_STAFF } from './demo-staff.mjs';

const demoPeople: readonly DemoPerson[] = DEMO_ACCOUNTS.map((account) => ({
  email: demoEmail(account.handle),
  firstName: account.firstName,
  lastName: account.lastName,
  about: account.services[0]?.name ?? '',
}));

/** Staff if STAFF_OWNERS has the address. */
const demoModerator: DemoPerson = {
  email: DEMO_STAFF,
  firstName: 'Rosa',
  lastName: 'Camilleri',
  about: 'Staff: the room at /staff',
};

surviveOutput();
try {
  const config = readIdentityConfig(process.env);
  const server = createServer(
    createIdentityApp(config, config.offersDemo ? [...demoPeople, demoModerator] : []),
  );
  const drain = prepareDrain(server);
  server.on('error', (error) => {
    console.error(`identity: ${error.message}`);
    process.exit(1);
  });
  // Ignores HOST, since any visitor can sign in as anyone.
  server.listen(config.port, '127.0.0.1', () => {
    console.log(`identity: listening as ${config.issuer}`);
  });
  const stop = () => void drain().then(() => process.exit(0));
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
