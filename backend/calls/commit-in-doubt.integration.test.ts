import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeDatabase, openDatabase } from '@/backend/db/client';
import { seedAccount } from '@/backend/db/seed';
import { type BackendProcess, startBackendProcess } from '@/backend/testing/backend-process';
import { sampleAccount, sampleService } from '@/backend/testing/sample-account';
import { samplePhone } from '@/backend/testing/sample-phone';
import { removePostgres, startPostgres } from '@/local/postgres/postgres.mjs';

const DAY = 86_400_000;
const OPENS = Math.ceil(Date.now() / DAY + 1) * DAY;

// A Postgres of its own, because what it waits for concerns all of its databases.
const dataDir = mkdtempSync(path.join(tmpdir(), 'settln-commit-'));
let postgres: Awaited<ReturnType<typeof startPostgres>>;
let backend: BackendProcess;

beforeAll(async () => {
  chmodSync(dataDir, 0o755);
  postgres = await startPostgres({ dataDir });
  backend = await startBackendProcess({ DATABASE_URL: postgres.url });
});
afterAll(async () => {
  await backend.stop('SIGKILL');
  await postgres.stop();
  removePostgres(dataDir);
});

/** Has every commit wait until a replica of this name has it; nothing for none. */
async function waitForReplica(name: string): Promise<void> {
  const client = new pg.Client({ connectionString: postgres.adminUrl });
  await client.connect();
  await client.query(`ALTER SYSTEM SET synchronous_standby_names = '${name}'`);
  await client.query('SELECT pg_reload_conf()');
  await client.end();
}

async function seed() {
  const db = openDatabase(postgres.url);
  const account = sampleAccount({
    services: [sampleService({ items: [{ name: 'Cut', durationMinutes: 60 }] })],
    availability: [{ from: OPENS, to: OPENS + DAY, status: 'available' }],
  });
  const { accountId, services } = await seedAccount(db, account);
  await closeDatabase(db);
  return { settlnProviderId: accountId, serviceItems: services[0]?.itemIds };
}

it('KILL-1: a booking that no replica has is not confirmed, and its key confirms it later', async () => {
  const body = {
    ...(await seed()),
    startTime: new Date(OPENS).toISOString(),
    customerName: 'Hana',
    customerPhone: samplePhone('Hana'),
  };
  const key = randomUUID();
  const book = async () => {
    const answer = await fetch(`${backend.url}/providerCalendar/bookings`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(body),
    });
    const { code } = (await answer.json()) as { code?: string };
    return { status: answer.status, code };
  };
  await waitForReplica('away');
  expect(await book()).toEqual({ status: 504, code: 'unsettled' });
  // The first transaction still waits, and keeps the calendar to itself.
  expect(await book()).toEqual({ status: 503, code: 'unavailable' });
  await waitForReplica('');
  await expect.poll(book, { timeout: 5_000 }).toEqual({ status: 201, code: undefined });
});
