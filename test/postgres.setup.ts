import { chmodSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '@/backend/db/migrate';
import { removePostgres, startPostgres } from '@/local/postgres/postgres.mjs';
import { CLOCK_SETTINGS, moveDatabaseClock } from './clock/database';
import { createDatabase } from './processes/new-database';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a database whose user may create databases. */
    postgresUrl: string;
    /** Name of a migrated, otherwise empty database that nobody connects to. */
    templateDatabase: string;
  }
}

/** Where the first project of a run notes its Postgres for the others. */
const OF_THIS_RUN = 'SETTLN_TEST_POSTGRES';

/**
 * Gives the projects of a run one real Postgres: TEST_DATABASE_URL, or a new one that ends with the
 * run. Each project gets a database to copy, because a copy takes a tenth of the time that all
 * migrations take. With TEST_PARTITIONED its bookings are divided.
 */
export default async function setup(project: TestProject) {
  const started = process.env.TEST_DATABASE_URL ?? process.env[OF_THIS_RUN];
  const postgres = started === undefined ? await startOwn() : { adminUrl: started };
  const template = await createDatabase(postgres.adminUrl);
  await migrate(template.url);
  if (process.env.TEST_PARTITIONED) await partition(template.url);
  project.provide('postgresUrl', postgres.adminUrl);
  project.provide('templateDatabase', template.name);
  if ('end' in postgres) return postgres.end;
  if (process.env.TEST_DATABASE_URL) return template.drop;
}

/** For a run on tables that an operator has divided (docs/SCALE.md). */
async function partition(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(readFileSync('scripts/partition-bookings.sql', 'utf8'));
  await client.end();
}

async function startOwn() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'settln-test-'));
  chmodSync(dataDir, 0o755);
  // The data is not needed after the run and need not survive a power cut; this takes a third of
  // the time.
  const settings = { fsync: 'off', full_page_writes: 'off', ...CLOCK_SETTINGS };
  const { adminUrl, stop } = await startPostgres({ dataDir, settings });
  await moveDatabaseClock(adminUrl);
  process.env[OF_THIS_RUN] = adminUrl;
  const end = async () => {
    await stop();
    removePostgres(dataDir);
  };
  return { adminUrl, end };
}
