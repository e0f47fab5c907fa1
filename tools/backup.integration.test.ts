import { execFile } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeDatabase, type Database, openDatabase } from '@/backend/db/client';
import { seedAccount } from '@/backend/db/seed';
import type { SeededAccount } from '@/backend/db/seed-shape';
import { type BackendProcess, startBackendProcess } from '@/backend/testing/backend-process';
import { sampleAccount, sampleService } from '@/backend/testing/sample-account';
import { samplePhone } from '@/backend/testing/sample-phone';
import { DAY_MS, HOUR_MS } from '@/lib/shared/time/units';
import { placeCluster } from '@/local/postgres/place.mjs';
import { findProgram } from '@/scripts/testing/programs.mjs';
import { PostgresPair } from './fleet/postgres-pair';

// The commands of docs/DEPLOYMENT.md, as they stand there.
const [, section = ''] = readFileSync('docs/DEPLOYMENT.md', 'utf8').split('## Backup and restore');
const [BACKUP = '', RESTORE = ''] = [...section.matchAll(/```sh\n([\s\S]*?)```/g)].map(
  ([, text = '']) => text,
);

const OPEN = Math.ceil(Date.now() / DAY_MS + 1) * DAY_MS;
const LINK_SECRET = 'kept-with-the-backup-0123456789abcdef';
const programs = findProgram('postgres');

interface Booked {
  id: number;
  manageToken: string;
}

describe.skipIf(programs === null)('the backup of docs/DEPLOYMENT.md', () => {
  const home = mkdtempSync(path.join(tmpdir(), 'settln-backup-'));
  let postgres: PostgresPair;
  let db: Database;
  let backend: BackendProcess;
  let provider: SeededAccount;
  let kept: Booked;
  let lost: Booked;
  let before: Record<string, unknown>;

  beforeAll(async () => {
    chmodSync(home, 0o755);
    mkdirSync(path.join(home, 'logs'));
    postgres = new PostgresPair(programs ?? '', home, placeCluster(home).user);
    await postgres.startPrimary();
    await postgres.query(postgres.primary, `CREATE ROLE operated LOGIN PASSWORD 'a password'`);
    await createDatabase('live');
    backend = await startBackend('live', LINK_SECRET);
    db = openDatabase(urlOf('live'));
    await makeLimitsRole();
    const grant = 'GRANT SELECT, INSERT, UPDATE, DELETE ON rate_limits TO limits';
    await postgres.query(postgres.primary, grant, 'live');
    provider = await seedAccount(
      db,
      sampleAccount({
        services: [sampleService({ items: [{ name: 'Braids', durationMinutes: 60 }] })],
        availability: [{ from: OPEN, to: OPEN + 30 * DAY_MS, status: 'available' }],
      }),
    );
    kept = await book(OPEN);
    before = await readTables('live');
    await runCommands(BACKUP, 'live');
    lost = await book(OPEN + DAY_MS);
    await backend.stop('SIGTERM');
    await postgres.query(postgres.primary, 'DROP OWNED BY limits; DROP ROLE limits', 'live');
    await makeLimitsRole();
    await createDatabase('restored');
    await runCommands(RESTORE, 'restored');
  });
  afterAll(async () => {
    await backend?.stop('SIGTERM');
    if (db) await closeDatabase(db);
    await postgres?.stop();
    rmSync(home, { recursive: true, force: true });
  });

  const urlOf = (name: string) => {
    const url = new URL(postgres.urlOf(postgres.primary, name));
    url.username = 'operated';
    url.password = encodeURIComponent('a password');
    return url.href;
  };

  const variablesOf = (name: string) => {
    const { hostname, port, username, password, pathname } = new URL(urlOf(name));
    return {
      PGHOST: hostname,
      PGPORT: port,
      PGUSER: username,
      PGPASSWORD: decodeURIComponent(password),
      PGDATABASE: pathname.slice(1),
    };
  };

  const createDatabase = (name: string) =>
    postgres.query(
      postgres.primary,
      `CREATE DATABASE ${name} OWNER operated TEMPLATE template0 ENCODING 'UTF8'`,
    );

  const makeLimitsRole = () => postgres.query(postgres.primary, 'CREATE ROLE limits');

  const startBackend = (name: string, secret: string) =>
    startBackendProcess({ DATABASE_URL: urlOf(name), LINK_SECRET: secret });

  const runCommands = (commands: string, name: string) =>
    promisify(execFile)('bash', ['-euc', commands], {
      cwd: home,
      env: {
        ...process.env,
        PATH: `${programs}:${process.env.PATH}`,
        ...variablesOf(name),
      },
    });

  async function book(startsAt: number): Promise<Booked> {
    const answer = await fetch(`${backend.url}/providerCalendar/bookings`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        settlnProviderId: provider.accountId,
        startTime: new Date(startsAt).toISOString(),
        serviceItems: provider.services[0]?.itemIds,
        customerName: 'Ann Other',
        customerPhone: samplePhone(startsAt),
      }),
    });
    const { booking } = (await answer.json()) as { booking?: Booked };
    if (!booking) throw new Error(`not booked: ${answer.status}`);
    return booking;
  }

  /** What a customer's link leads to. */
  async function open({ manageToken: token }: Booked): Promise<unknown> {
    const answer = await fetch(`${backend.url}/customerBookings?${new URLSearchParams({ token })}`);
    return ((await answer.json()) as { booking: unknown }).booking;
  }

  /** All rows of all tables, as text. */
  async function readTables(name: string): Promise<Record<string, unknown>> {
    const client = new pg.Client({ connectionString: urlOf(name) });
    await client.connect();
    const { rows } = await client.query<{ table: string }>(
      `SELECT quote_ident(tablename) AS table FROM pg_tables WHERE schemaname = 'public'`,
    );
    const all: Record<string, unknown> = {};
    for (const { table } of rows) {
      const found = await client.query(`SELECT t::text AS row FROM ${table} t ORDER BY 1`);
      all[table] = found.rows.map(({ row }) => row);
    }
    await client.end();
    return all;
  }

  it('restores every row of every table', async () => {
    expect(Object.keys(before).length).toBeGreaterThan(20);
    expect(before.bookings).toHaveLength(1);
    // A backend writes into these by itself, also while the dump is made.
    const itsOwn = ['settings', 'service_looks', 'service_search', 'service_words', 'search_words'];
    const rest = (all: Record<string, unknown>) =>
      Object.entries(all)
        .filter(([table]) => !itsOwn.includes(table))
        .toSorted();
    expect(rest(await readTables('restored'))).toEqual(rest(before));
  });

  it('restores the rights of a role that was made again', async () => {
    const asked = `SELECT has_table_privilege('limits', 'rate_limits', 'INSERT') AS may`;
    const { rows } = await postgres.query(postgres.primary, asked, 'restored');
    expect(rows).toEqual([{ may: true }]);
  });

  it('lets a backend open the links of customers that are out there, and book on', async () => {
    backend = await startBackend('restored', LINK_SECRET);
    expect(await open(kept)).toMatchObject({ id: kept.id, status: 'confirmed' });
    await expect(book(OPEN)).rejects.toThrow('not booked: 409');
    expect(await open(await book(OPEN + 2 * HOUR_MS))).toMatchObject({ status: 'confirmed' });
  });

  it('gives nobody the number of a booking that was lost, so that its link opens none', async () => {
    expect(await open(lost)).toBeNull();
    const next = await book(OPEN + DAY_MS);
    expect(next.id).toBeGreaterThan(lost.id + 1000);
    expect(await open(lost)).toBeNull();
    await backend.stop('SIGTERM');
  });

  it('opens no link with another LINK_SECRET', async () => {
    backend = await startBackend('restored', LINK_SECRET.replace('kept', 'lost'));
    expect(await open(kept)).toBeNull();
  });
});
