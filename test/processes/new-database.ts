import { randomBytes } from 'node:crypto';
import pg from 'pg';

/**
 * Creates a database of a new name on a server, as a copy of a template or without any table. It
 * says its address, and how to drop it.
 */
export async function createDatabase(adminUrl: string, template?: string) {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await run(adminUrl, `CREATE DATABASE ${name}${template ? ` TEMPLATE ${template}` : ''}`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return {
    name,
    url: url.href,
    drop: () => run(adminUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
