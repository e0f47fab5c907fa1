import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removePostgres, startPostgres } from './postgres.mjs';

let home: string;
/** Of one cluster, which the tests start and stop in turn: to make one takes seconds. */
let dataDir: string;

beforeAll(() => {
  home = mkdtempSync(path.join(tmpdir(), 'settln-postgres-'));
  chmodSync(home, 0o755);
  dataDir = path.join(home, 'postgres');
});

afterAll(() => {
  removePostgres(dataDir);
  rmSync(home, { recursive: true, force: true });
});

async function ask(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query({ text: statement, rowMode: 'array' });
    return rows.flat();
  } finally {
    await client.end();
  }
}

describe('the embedded Postgres', () => {
  it('keeps every acknowledged row through a kill -9 and opens again at once', async () => {
    const first = await startPostgres({ dataDir });
    await ask(first.url, 'CREATE TABLE IF NOT EXISTS kept AS SELECT generate_series(1, 1000)');
    // A session with a long statement is a child process that holds the shared memory for a while.
    const busy = ask(first.url, 'SELECT pg_sleep(30)').catch(() => undefined);
    process.kill(first.pid, 'SIGKILL');
    expect(await first.exited).toBe('signal SIGKILL');

    const second = await startPostgres({ dataDir });
    expect(await ask(second.url, 'SELECT count(*)::int FROM kept')).toEqual([1000]);
    await second.stop();
    await busy;
  });

  it('listens on loopback alone, in UTC and UTF-8, behind a password of its own', async () => {
    const postgres = await startPostgres({ dataDir });
    try {
      const settings = await ask(
        postgres.url,
        `SELECT current_setting(name) FROM unnest(ARRAY['listen_addresses', 'unix_socket_directories',
           'TimeZone', 'server_encoding', 'fsync']) AS name`,
      );
      expect(settings).toEqual(['127.0.0.1', '', 'UTC', 'UTF8', 'on']);
      expect(statSync(path.join(dataDir, 'password')).mode & 0o777).toBe(0o600);
      const guessed = new URL(postgres.url);
      guessed.password = 'guessed';
      await expect(ask(guessed.href, 'SELECT 1')).rejects.toThrow('password authentication failed');
    } finally {
      await postgres.stop();
    }
  });

  it('runs two copies side by side, and a folder closed to other users does not stop it', async () => {
    const closed = path.join(home, 'closed');
    mkdirSync(closed);
    chmodSync(closed, 0o700);
    const closedDir = path.join(closed, 'postgres');
    const dataDirs = [closedDir, dataDir];
    const copies = await Promise.all(dataDirs.map((place) => startPostgres({ dataDir: place })));
    for (const copy of copies) expect(await ask(copy.url, 'SELECT 1')).toEqual([1]);
    expect(new Set(copies.map((copy) => copy.port)).size).toBe(2);
    await Promise.all(copies.map((copy) => copy.stop()));
    removePostgres(closedDir);
  });

  it('says why it did not start, with the words of the server', async () => {
    const start = startPostgres({ dataDir, settings: { no_such_setting: '1' } });
    await expect(start).rejects.toThrow(/did not start.*no_such_setting/s);
  });
});
