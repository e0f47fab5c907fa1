import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { findProgram } from '@/scripts/testing/programs.mjs';
import { createEmptyDatabase, type TestDatabase } from '@/test/database';
import { type PgBouncer, startPgBouncer } from '@/test/processes/pgbouncer';
import { closeDatabase, type Database, openDatabase } from './db/client';
import { seedAccount } from './db/seed';
import { type BackendProcess, startBackendProcess } from './testing/backend-process';
import { sampleAccount, sampleService } from './testing/sample-account';
import { samplePhone } from './testing/sample-phone';

const DAY = 86_400_000;
const OPENS = Math.ceil(Date.now() / DAY + 1) * DAY;

const program = findProgram('pgbouncer');

describe.skipIf(program === null)('the backend behind PgBouncer in transaction mode', () => {
  let database: TestDatabase;
  let pooler: PgBouncer;
  let backend: BackendProcess;
  let db: Database;
  let pooledUrl: string;

  beforeAll(async () => {
    database = await createEmptyDatabase();
    pooler = await startPgBouncer(program ?? '', inject('postgresUrl'));
    pooledUrl = pooler.urlOf(database.url);
    backend = await startBackendProcess({
      DATABASE_URL: pooledUrl,
      DATABASE_DIRECT_URL: database.url,
      DATABASE_CONNECTIONS: '30',
    });
    db = openDatabase(database.url);
  });
  afterAll(async () => {
    await backend.stop('SIGTERM');
    await closeDatabase(db);
    await pooler.stop();
    await database.drop();
  });

  function post(path: string, body: object, key?: string): Promise<Response> {
    return fetch(`${backend.url}/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) },
      body: JSON.stringify(body),
    });
  }

  async function seed() {
    const account = sampleAccount({
      services: [sampleService({ items: [{ name: 'Cut', durationMinutes: 60 }] })],
      availability: [{ from: OPENS, to: OPENS + 90 * DAY, status: 'available' }],
    });
    const { accountId, services } = await seedAccount(db, account);
    return { accountId, itemId: services[0]?.itemIds[0] };
  }

  it('limits its queries although it asks for nothing when it connects', async () => {
    const client = new pg.Client({ connectionString: pooledUrl });
    await client.connect();
    const show = async (name: string) => (await client.query(`show ${name}`)).rows[0][name];
    expect(await show('statement_timeout')).toBe('5s');
    expect(await show('idle_in_transaction_session_timeout')).toBe('10s');
    await client.end();
  });

  it('is really refused by it where a client asks for a limit', async () => {
    const client = new pg.Client({ connectionString: pooledUrl, statement_timeout: 5_000 });
    client.on('error', () => undefined);
    await expect(client.connect()).rejects.toThrow('unsupported startup parameter');
  });

  it('marks availability many times over, without a statement that it has lost', async () => {
    const accounts = await Promise.all(Array.from({ length: 6 }, seed));
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, count) =>
        post('providerCalendar/availability', {
          settlnProviderId: accounts[count % 6]?.accountId,
          startTime: new Date(OPENS + count * DAY).toISOString(),
          endTime: new Date(OPENS + count * DAY + DAY / 4).toISOString(),
          status: 'unavailable',
        }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });

  it('BOOK-1: gives one slot to one of forty customers, each through any connection', async () => {
    const { accountId, itemId } = await seed();
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, customer) => {
        const name = `Customer ${customer}`;
        const body = {
          settlnProviderId: accountId,
          startTime: new Date(OPENS).toISOString(),
          serviceItems: [itemId],
          customerName: name,
          customerPhone: samplePhone(name),
        };
        return post('providerCalendar/bookings', body, randomUUID());
      }),
    );
    const count = (wanted: number) => answers.filter(({ status }) => status === wanted).length;
    expect([count(201), count(409)]).toEqual([1, 39]);
  });
});
