import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { removePostgres, startPostgres } from '@/local/postgres/postgres.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a database whose user may create databases. */
    postgresUrl: string;
  }
}

/**
 * Gives the integration project one real Postgres: TEST_DATABASE_URL, or a new one that ends with
 * the run.
 */
export default async function setup(project: TestProject) {
  const given = process.env.TEST_DATABASE_URL;
  if (given) {
    project.provide('postgresUrl', given);
    return;
  }
  const dataDir = mkdtempSync(path.join(tmpdir(), 'settln-test-'));
  chmodSync(dataDir, 0o755);
  // The data is not needed after the run and need not survive a power cut; this takes a third of
  // the time.
  const settings = { fsync: 'off', full_page_writes: 'off' };
  const postgres = await startPostgres({ dataDir, settings });
  project.provide('postgresUrl', postgres.adminUrl);
  return async () => {
    await postgres.stop();
    removePostgres(dataDir);
  };
}
