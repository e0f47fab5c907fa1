import { chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createClient } from '@redis/client';
import type { PartPlan } from './part';
import type { PostgresPair } from './postgres-pair';

/** `user` runs what may not run as root. */
export interface Place {
  home: string;
  user: { uid: number; gid: number } | null;
}

export const logFileIn = (home: string, name: string) => path.join(home, 'logs', `${name}.log`);

/** Throws for a missing text. */
export function writeDeployed(
  name: string,
  folder: string,
  replacements: Readonly<Record<string, string>>,
): string {
  let text = readFileSync(path.join('deploy', name), 'utf8');
  for (const [from, to] of Object.entries(replacements)) {
    if (!text.includes(from)) throw new Error(`deploy/${name} has no ${JSON.stringify(from)}`);
    text = text.replaceAll(from, to);
  }
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
}

export function writePoolerFiles({ home }: Place, postgres: PostgresPair, port: number): string {
  const users = path.join(home, 'users.txt');
  writeFileSync(users, `"settln" "${postgres.password}"\n`);
  return writeDeployed('pgbouncer.ini', home, {
    'host=postgres port=5432': `host=127.0.0.1 port=${postgres.primary.port}`,
    'listen_addr = 0.0.0.0': 'listen_addr = 127.0.0.1',
    'listen_port = 6432': `listen_port = ${port}`,
    '/etc/pgbouncer/users.txt': users,
  });
}

export function planPooler(
  place: Place,
  program: string,
  postgres: PostgresPair,
  port: number,
): PartPlan {
  return {
    name: 'pgbouncer',
    program,
    args: [writePoolerFiles(place, postgres, port)],
    user: place.user,
    logFile: logFileIn(place.home, 'pgbouncer'),
    isUp: async () => (await postgres.query({ port }, 'SELECT 1', 'settln')).rowCount === 1,
  };
}

export function planRedis({ home }: Place, program: string, port: number): PartPlan {
  const bounds = ['--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  return {
    name: 'redis',
    program,
    args: ['--port', String(port), '--dir', home, ...bounds],
    logFile: logFileIn(home, 'redis'),
    isUp: async () => {
      const url = `redis://127.0.0.1:${port}`;
      const client = createClient({ url, socket: { reconnectStrategy: false } });
      client.on('error', () => undefined);
      await client.connect();
      await client.close();
      return true;
    },
  };
}

/** `site` and `backends` are the ports of the edge itself. */
export interface EdgePorts {
  site: number;
  backends: number;
  web: readonly number[];
  backend: readonly number[];
}

export function planEdge({ home, user }: Place, program: string, ports: EdgePorts): PartPlan {
  const cache = path.join(home, 'edge');
  mkdirSync(cache);
  if (user) chownSync(cache, user.uid, user.gid);
  const account = process.getuid?.() === 0 ? ' user postgres;' : '';
  const file = writeDeployed('nginx.conf', home, {
    'worker_processes auto;': `worker_processes 1; daemon off;${account}`,
    '/run/nginx.pid': path.join(home, 'nginx.pid'),
    '/var/log/nginx/settln-error.log': logFileIn(home, 'nginx-error'),
    '/var/log/nginx/settln-access.log': logFileIn(home, 'nginx-access'),
    '/var/cache/nginx/settln': cache,
    'web-1:3000': `127.0.0.1:${ports.web[0]}`,
    'web-2:3000': `127.0.0.1:${ports.web[1]}`,
    'backend-1:4000': `127.0.0.1:${ports.backend[0]}`,
    'backend-2:4000': `127.0.0.1:${ports.backend[1]}`,
    'listen 80 ': `listen 127.0.0.1:${ports.site} `,
    'listen 127.0.0.1:4000 ': `listen 127.0.0.1:${ports.backends} `,
  });
  return {
    name: 'nginx',
    program,
    args: ['-e', logFileIn(home, 'nginx-error'), '-c', file],
    logFile: logFileIn(home, 'nginx'),
    isUp: async () => (await fetch(`http://127.0.0.1:${ports.site}/healthz`)).status > 0,
    stopSignal: 'SIGQUIT',
  };
}
