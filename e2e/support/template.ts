import pg from 'pg';

const nameOf = (databaseUrl: string) => new URL(databaseUrl).pathname.slice(1);
const templateOf = (databaseUrl: string) => `${nameOf(databaseUrl)}_template`;

/** Runs statements on the server of a database, connected to none that they are about. */
async function onServer(databaseUrl: string, statements: readonly string[]): Promise<void> {
  const url = new URL(databaseUrl);
  url.pathname = '/postgres';
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

const endConnections = (name: string) =>
  `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`;

const drop = (name: string) => `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`;

/**
 * Copies the database of a product that runs, whose connections end and come back. Says how to drop
 * the copy.
 */
export async function makeTemplate(databaseUrl: string): Promise<() => Promise<void>> {
  const name = nameOf(databaseUrl);
  const template = templateOf(databaseUrl);
  await onServer(databaseUrl, [
    drop(template),
    `ALTER DATABASE ${name} ALLOW_CONNECTIONS false`,
    endConnections(name),
    `CREATE DATABASE ${template} TEMPLATE ${name}`,
    `ALTER DATABASE ${name} ALLOW_CONNECTIONS true`,
  ]);
  return () => onServer(databaseUrl, [drop(template)]);
}

/**
 * From now on whatever would change the database fails, by whichever way it comes; a backend that
 * starts on it fails, too.
 */
export async function refuseWrites(databaseUrl: string): Promise<void> {
  const name = nameOf(databaseUrl);
  await onServer(databaseUrl, [
    `ALTER DATABASE ${name} SET default_transaction_read_only = on`,
    endConnections(name),
  ]);
}

/** Makes a database from the template of a product's, and says how to drop it. */
export async function copyTemplate(databaseUrl: string, suffix: string) {
  const name = `${nameOf(databaseUrl)}_${suffix}`;
  await onServer(databaseUrl, [
    drop(name),
    `CREATE DATABASE ${name} TEMPLATE ${templateOf(databaseUrl)}`,
  ]);
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(databaseUrl, [drop(name)]) };
}
