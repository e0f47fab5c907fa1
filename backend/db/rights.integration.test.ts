import { readFileSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createCounter } from '@/lib/server/limits/counter';
import { connectLimits } from '@/lib/server/limits/limits-database';
import { migrate } from './migrate';
import { limitRole } from './role-limits';

// What docs/DEPLOYMENT.md tells an operator to run, as it stands there.
const [OWN = '', GRANTS = '', LIMITS = ''] = [
  ...readFileSync('docs/DEPLOYMENT.md', 'utf8').matchAll(/```sql\n([\s\S]*?)```/g),
].map(([, text = '']) => text);

/** Other names than those of the page, because roles belong to all databases of the tests. */
const NAMES = { settln: 'settln_of_page', limits: 'limits_of_page' };
const named = (sql: string) =>
  sql.replace(/\b(settln|limits)\b/g, (name) => NAMES[name as keyof typeof NAMES]);
const addressOf = (role: string, database: string) => {
  const url = new URL(inject('postgresUrl'));
  url.username = role;
  url.password = encodeURIComponent('a password');
  url.pathname = `/${database}`;
  return url.href;
};

let superuser: pg.Client;
beforeAll(async () => {
  superuser = new pg.Client({ connectionString: inject('postgresUrl') });
  await superuser.connect();
});
afterAll(() => superuser.end());

/** Runs statements one by one, since a database is not created in a transaction. */
async function runAll(client: pg.Client, sql: string): Promise<void> {
  for (const statement of named(sql).split(';'))
    if (statement.trim()) await client.query(statement);
}

async function runIn(database: string, sql: string): Promise<void> {
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${database}`;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await runAll(client, sql).finally(() => client.end());
}

async function dropAll(): Promise<void> {
  await superuser.query(`DROP DATABASE IF EXISTS ${NAMES.settln} WITH (FORCE)`);
  for (const role of Object.values(NAMES)) await superuser.query(`DROP ROLE IF EXISTS ${role}`);
}

describe('the rights that docs/DEPLOYMENT.md gives', () => {
  beforeAll(dropAll);
  afterAll(dropAll);

  it('suffice for the backend as the owner of its database', async () => {
    await runAll(superuser, OWN);
    const { rows } = await superuser.query(
      `SELECT rolsuper OR rolcreaterole OR rolcreatedb AS may FROM pg_roles WHERE rolname = $1`,
      [NAMES.settln],
    );
    expect(rows).toEqual([{ may: false }]);
    const url = addressOf(NAMES.settln, NAMES.settln);
    expect(await migrate(url)).toContain('0001_accounts.sql');
    await limitRole(url, url);
  });

  it('suffice for counting limits, and for nothing else', async () => {
    await runIn(NAMES.settln, LIMITS);
    const database = connectLimits(addressOf(NAMES.limits, NAMES.settln));
    const counter = createCounter({ name: 'page', most: 1, withinMs: 60_000 }, database);
    expect(await counter.take('one')).toBe(0);
    expect(await counter.take('one')).toBeGreaterThan(0);
    const { rows } = await database.query('SELECT points FROM rate_limits');
    expect(rows).toHaveLength(1);
    await counter.forget('one');
    expect((await database.query('SELECT FROM rate_limits')).rowCount).toBe(0);
    await expect(database.query('SELECT FROM accounts')).rejects.toThrow('permission denied');
    await database.end();
  });

  it('suffice in a database that belongs to somebody else', async () => {
    await dropAll();
    await superuser.query(`CREATE ROLE ${NAMES.settln} LOGIN PASSWORD 'a password'`);
    await superuser.query(`CREATE DATABASE ${NAMES.settln} TEMPLATE template0 ENCODING 'UTF8'`);
    const url = addressOf(NAMES.settln, NAMES.settln);
    await expect(migrate(url)).rejects.toThrow('permission denied');
    await runIn(NAMES.settln, GRANTS);
    expect(await migrate(url)).toContain('0001_accounts.sql');
    await limitRole(url, url);
  });
});
