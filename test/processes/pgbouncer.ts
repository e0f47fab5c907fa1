import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '@/local/postgres/free-port.mjs';
import { placeCluster } from '@/local/postgres/place.mjs';

/** A pooler in transaction mode, in front of one Postgres. */
export interface PgBouncer {
  /** The pooler's address for a database. */
  urlOf: (databaseUrl: string) => string;
  stop: () => Promise<void>;
}

/**
 * Starts PgBouncer as it is: it accepts no settings when clients connect. Two connections for each
 * database make clients share them.
 */
export async function startPgBouncer(program: string, postgresUrl: string): Promise<PgBouncer> {
  const { hostname, port, username, password } = new URL(postgresUrl);
  const folder = mkdtempSync(path.join(tmpdir(), 'settln-pgbouncer-'));
  chmodSync(folder, 0o755);
  const listenPort = await findFreePort();
  writeFileSync(
    path.join(folder, 'users.txt'),
    `"${username}" "${decodeURIComponent(password)}"\n`,
  );
  const ini = path.join(folder, 'pgbouncer.ini');
  writeFileSync(
    ini,
    `[databases]
* = host=${hostname} port=${port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listenPort}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${path.join(folder, 'users.txt')}
pool_mode = transaction
default_pool_size = 2
max_client_conn = 200
`,
  );
  // It refuses to run as root; the account that Postgres runs under will do.
  const { user } = placeCluster(folder);
  const child = spawn(program, [ini], { ...user, stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = once(child, 'exit');
  await new Promise<void>((resolve, reject) => {
    let said = '';
    child.stderr.on('data', (chunk) => {
      said += chunk;
      if (said.includes('process up')) resolve();
    });
    ended.then(() => reject(new Error(`PgBouncer ended: ${said}`)), reject);
  });
  return {
    urlOf: (databaseUrl) => {
      const url = new URL(databaseUrl);
      url.port = String(listenPort);
      return url.href;
    },
    stop: async () => {
      child.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
