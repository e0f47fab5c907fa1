import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { findFreePort } from '@/local/postgres/free-port.mjs';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '@/test/database';
import { planSite } from '@/test/plan-site';

const FOLDER = import.meta.dirname;
const ROOT = path.join(FOLDER, '../..');
const ENDS_WITHIN_MS = 11_000;

const unitNames = readdirSync(FOLDER).filter((name) => /\.(?:service|timer)$/.test(name));
const readUnit = (name: string) => readFileSync(path.join(FOLDER, name), 'utf8');

/** The command of a unit, with this machine's Node. */
function commandOf(name: string, port = 0): string[] {
  const [, command = ''] = /^ExecStart=(.+)$/m.exec(readUnit(name)) ?? [];
  const words = command.replaceAll('%i', String(port)).split(' ');
  return words.map((word) => (word === '/usr/bin/node' ? process.execPath : word));
}

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const environment = {
  PATH: process.env.PATH,
  NODE_ENV: 'production',
  NODE_OPTIONS: process.env.NODE_OPTIONS,
  TEST_CLOCK_MS: process.env.TEST_CLOCK_MS,
  NEWS_REFRESH_MINUTES: '0',
} as const;

/** The first process of a namespace, as in a container: it gets no signal that it does not ask for. */
const AS_FIRST = ['unshare', '--pid', '--fork'];
const mayBeFirst = spawnSync('unshare', [...AS_FIRST.slice(1), 'true']).status === 0;

/** `unshare` keeps signals from the process that it waits for, so that one is told itself. */
function firstIn(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return Number(children.trim().split(' ')[0]);
}

interface Supervisor {
  as: string;
  wrap: (command: string[]) => string[];
  told?: (pid: number) => number;
}
const SUPERVISORS: Supervisor[] = [
  { as: 'by systemd', wrap: (command) => command },
  // Without `exec`, some shells stay between, and end alone.
  { as: 'under sh', wrap: (command) => ['sh', '-c', `exec ${command.join(' ')}`] },
  ...(mayBeFirst
    ? [
        {
          as: 'as the first in a container',
          wrap: (command: string[]) => [...AS_FIRST, ...command],
          told: firstIn,
        },
      ]
    : []),
];

async function startAndStop(
  { wrap, told = (pid) => pid }: Supervisor,
  command: string[],
  { url, env }: { url: string; env: NodeJS.ProcessEnv },
) {
  const [program = '', ...args] = wrap(command);
  const child = spawn(program, args, { cwd: ROOT, env, stdio: 'ignore' });
  onTestFinished(() => void child.kill('SIGKILL'));
  const isThere = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isThere, { timeout: 60_000 }).toBe(true);
  const ended = once(child, 'exit');
  const asked = Date.now();
  process.kill(told(child.pid ?? Number.NaN), 'SIGTERM');
  await ended;
  // Its parent may end before it.
  while (await isThere()) await sleep(50);
  return Date.now() - asked;
}

describe('a process that is told to stop ends within seconds', () => {
  test.each(SUPERVISORS)('backend, started $as', async (supervisor) => {
    const port = await findFreePort();
    const env = {
      ...environment,
      DATABASE_URL: database.url,
      HOST: '127.0.0.1',
      PORT: String(port),
    };
    const command = commandOf('settln-backend@.service', port);
    const url = `http://127.0.0.1:${port}/health/live`;
    expect(await startAndStop(supervisor, command, { url, env })).toBeLessThan(ENDS_WITHIN_MS);
  });

  test.each(SUPERVISORS)('web, started $as', async (supervisor) => {
    const host = 'http://127.0.0.1:9';
    const { env, port } = await planSite({
      NEXT_DIST_DIR: process.env.NEXT_DIST_DIR,
      BACKEND_URL: host,
      S3_ENDPOINT: host,
      S3_ACCESS_KEY_ID: 'named',
      S3_SECRET_ACCESS_KEY: 'named',
      ASSETS_URL: host,
      GOOGLE_CLIENT_ID: 'named',
      GOOGLE_CLIENT_SECRET: 'named',
      NEXTAUTH_SECRET: 'named-for-a-test-of-thirty-two-characters',
    });
    const command = commandOf('settln-web@.service', port);
    const url = `http://127.0.0.1:${port}/healthz`;
    expect(await startAndStop(supervisor, command, { url, env })).toBeLessThan(ENDS_WITHIN_MS);
  });
});

test('the migrations run alone, once, and say so', async () => {
  const empty = await createEmptyDatabase();
  onTestFinished(() => empty.drop());
  const [program = '', ...args] = commandOf('settln-migrate.service');
  const env = { ...environment, DATABASE_URL: empty.url };
  const run = () => execFileSync(program, args, { cwd: ROOT, env, encoding: 'utf8' });
  expect(run()).toContain('0001_accounts.sql');
  expect(run()).toContain('"files":[]');
});

test.each(unitNames)('%s names only files that are there', (name) => {
  const unit = readUnit(name);
  for (const [file] of unit.matchAll(/\b(?:scripts|backend)\/[\w/.-]+\.(?:ts|mjs)\b/g)) {
    expect(existsSync(path.join(ROOT, file)), file).toBe(true);
  }
  expect(unit).toMatch(name.endsWith('.timer') ? /^OnCalendar=/m : /^ExecStart=/m);
});
