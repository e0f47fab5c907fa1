import { once } from 'node:events';
import { connect } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '@/test/database';
import { type BackendProcess, startBackendProcess } from './testing/backend-process';

let database: TestDatabase;
let backend: BackendProcess;

const start = () => startBackendProcess({ DATABASE_URL: database.url });

beforeAll(async () => {
  database = await createTestDatabase();
  backend = await start();
});
afterAll(async () => {
  await backend.stop('SIGKILL');
  await database.drop();
});

const find = () => fetch(`${backend.url}/settlnProviders?providerId=1&hostCountry=MT`);

test('without a token it serves this machine, and refuses to serve others', async () => {
  expect((await find()).status).toBe(200);
  await expect(
    startBackendProcess({ DATABASE_URL: database.url, HOST: '0.0.0.0' }),
  ).rejects.toThrow('BACKEND_TOKEN: must be set when HOST is not a loopback address');
});

test('a wrong environment is refused with one line per variable', async () => {
  const wrong = {
    PORT: 'http',
    SITE_URL: 'https://settln.example/app',
    RETENTION_DAYS: '14',
    BACKEND_TOKEN: 'x',
    LINK_SECRET: `${'0123456789abcdef'.repeat(2)},${'a'.repeat(64)}`,
  };
  const message = await startBackendProcess(wrong).then(
    () => 'It started.',
    ({ message: said }: Error) => said,
  );
  for (const line of [
    /\bPORT: ./,
    /^DATABASE_URL: ./m,
    /^BACKEND_TOKEN: a random text of at least 16 characters/m,
    /^LINK_SECRET: a random text of at least 32 characters/m,
    /^SITE_URL: the address visitors use, without a path/m,
    /^RETENTION_DAYS: a whole number from 32 to 3650, since links to past visits work for a month/m,
  ]) {
    expect(message).toMatch(line);
  }
});

const endConnections = (client: pg.Client) =>
  client.query(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity' +
      ' WHERE datname = current_database() AND pid <> pg_backend_pid()',
  );

test('it outlives its connections to Postgres', async () => {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await Promise.all(Array.from({ length: 20 }, find));
  await endConnections(client);
  await client.end();
  await expect.poll(async () => (await find()).status).toBe(200);
  for (const path of ['health', 'health/ready', 'health/live']) {
    expect((await fetch(`${backend.url}/${path}`)).status).toBe(200);
  }
});

/** The outcome of a new connection: 'open', or the code of the refusal. */
async function knock(): Promise<string> {
  const { hostname, port } = new URL(backend.url);
  const socket = connect(Number(port), hostname);
  try {
    await once(socket, 'connect');
    return 'open';
  } catch (error) {
    return String((error as NodeJS.ErrnoException).code);
  } finally {
    socket.destroy();
  }
}

test('KILL-2: SIGTERM answers what was accepted, then ends', async () => {
  // Where this is tried again, it has ended.
  if (backend.child.exitCode !== null) backend = await start();
  // A lock on the table keeps requests waiting for as long as the test wants.
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  // On a busy machine this test takes longer than the limit of a query: new connections get another.
  await client.query(
    `ALTER ROLE CURRENT_USER IN DATABASE "${new URL(database.url).pathname.slice(1)}" SET statement_timeout = '60s'`,
  );
  await endConnections(client);
  await expect.poll(async () => (await find()).status).toBe(200);
  await client.query('BEGIN; LOCK TABLE accounts IN ACCESS EXCLUSIVE MODE');
  const waiting = Promise.all(Array.from({ length: 5 }, find));
  const countWaiting = async () => {
    const { rows } = await client.query(
      "SELECT 1 FROM pg_locks WHERE NOT granted AND relation = 'accounts'::regclass",
    );
    return rows.length;
  };
  await expect.poll(countWaiting).toBeGreaterThanOrEqual(5);
  // A connection for the question below: the server soon takes no new ones.
  expect(await (await fetch(`${backend.url}/health/live`)).text()).toContain('ok');
  const ended = backend.stop('SIGTERM');
  await expect.poll(() => backend.output()).toContain('stopping');
  expect((await fetch(`${backend.url}/health/ready`)).status).toBe(503);
  // The server stops listening once nobody has connected for a few turns. Knocking without a pause
  // would put that off.
  await expect.poll(knock, { interval: 500 }).toBe('ECONNREFUSED');
  await client.query('COMMIT');
  await client.end();
  expect((await waiting).map((response) => response.status)).toEqual([200, 200, 200, 200, 200]);
  const released = Date.now();
  expect(await ended).toBe(0);
  expect(Date.now() - released).toBeLessThan(5_000);
});
