import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findFreePort } from '@/local/postgres/free-port.mjs';
import { removePostgres } from '@/local/postgres/postgres.mjs';
import type { Running } from './lib/boot.mjs';

/** The first start may have to build the site. */
const BUDGET_MS = 300_000;

let home: string;
let dataDir: string;
const running: Start[] = [];

beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'settln-start-'));
  chmodSync(home, 0o755);
  dataDir = path.join(home, 'data');
});

afterEach(async () => {
  for (const one of running.splice(0)) await stop(one);
  removePostgres(path.join(dataDir, 'postgres'));
  rmSync(home, { recursive: true, force: true });
});

interface Start {
  child: ChildProcess;
  /** Everything that it printed so far. */
  said: () => string;
  ended: Promise<number | null>;
}

function start(port: number, env: Record<string, string> = {}): Start {
  const args = ['--port', String(port), '--data-dir', dataDir, '--no-demo', '--no-env-files'];
  const { PATH, HOME = '/', NEXT_DIST_DIR } = process.env;
  const child = spawn(process.execPath, ['scripts/start.mjs', ...args], {
    env: {
      ...{ PATH, HOME, NODE_ENV: 'production', NEWS_REFRESH_MINUTES: '0' },
      ...(NEXT_DIST_DIR && { NEXT_DIST_DIR }),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk) => {
      text += chunk;
    });
  }
  // "close" comes after the last output, "exit" may come before it.
  const ended = once(child, 'close').then(([code]) => code);
  const one = { child, said: () => text, ended };
  running.push(one);
  return one;
}

async function untilReady(one: Start): Promise<Running> {
  const over = one.ended.then((code) => {
    throw new Error(`It ended with ${code}:\n${one.said()}`);
  });
  const ready = (async () => {
    while (!one.said().includes('Settln is ready')) await pause();
  })();
  await Promise.race([over, ready]);
  over.catch(() => undefined);
  return JSON.parse(readFileSync(path.join(dataDir, 'run.json'), 'utf8'));
}

async function stop({ child, ended }: Start) {
  if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
  return ended;
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 50));

interface Process {
  pid: number;
  command: string;
}

/** Every living process that a process started, and those started by them. */
function descendantsOf(root: number | undefined): Process[] {
  const rows = execFileSync('ps', ['-eo', 'pid=,ppid=,stat=,args='], { encoding: 'utf8' })
    .split('\n')
    .flatMap((line) => {
      const [, pid, parent, state, command] = /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line) ?? [];
      return command && !state?.startsWith('Z')
        ? [{ pid: Number(pid), parent: Number(parent), command }]
        : [];
    });
  const found: Process[] = [];
  const visit = (parent: number | undefined) => {
    for (const row of rows) {
      if (row.parent !== parent) continue;
      found.push(row);
      visit(row.pid);
    }
  };
  visit(root);
  return found;
}

function isAlive({ pid }: Process): boolean {
  try {
    const state = execFileSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' });
    return !state.trim().startsWith('Z');
  } catch {
    return false;
  }
}

describe('npm start', { timeout: BUDGET_MS }, () => {
  it('brings up the whole product in a closed folder and leaves no process after Ctrl-C', async () => {
    mkdirSync(dataDir);
    chmodSync(dataDir, 0o700);
    const port = await findFreePort();
    const first = start(port);
    const addresses = await untilReady(first);
    expect(addresses).toMatchObject({ pid: first.child.pid, siteUrl: `http://localhost:${port}` });
    expect(first.said().trimEnd().split('\n').at(-1)).toBe(
      `Settln is ready: http://localhost:${port}`,
    );
    expect((await fetch(`${addresses.backendUrl}/health`)).status).toBe(200);
    expect((await fetch(`${addresses.siteUrl}/aboutus`)).status).toBe(200);
    for (const name of ['run.json', 'secrets.json']) {
      expect(statSync(path.join(dataDir, name)).mode & 0o777).toBe(0o600);
    }

    const second = start(await findFreePort());
    expect(await second.ended).toBe(1);
    expect(second.said()).toContain(`already runs on ${dataDir}, as process ${first.child.pid}`);

    const children = descendantsOf(first.child.pid);
    expect(children.length).toBeGreaterThan(4);
    first.child.kill('SIGINT');
    expect(await first.ended).toBe(0);
    expect(children.filter(isAlive)).toEqual([]);
    expect(existsSync(path.join(dataDir, 'run.json'))).toBe(false);
    expect(existsSync(path.join(dataDir, 'lock'))).toBe(false);
  });

  it('reports a crashed backend with its log and stops everything else', async () => {
    const one = start(await findFreePort());
    await untilReady(one);
    const children = descendantsOf(one.child.pid);
    const backend = children.find(({ command }) => command.includes('backend/server.ts'));
    process.kill(backend?.pid ?? Number.NaN, 'SIGKILL');
    expect(await one.ended).toBe(1);
    expect(one.said()).toMatch(/backend ended unexpectedly \(signal SIGKILL\).*"listening"/s);
    expect(children.filter(isAlive)).toEqual([]);
  });

  it('leaves nothing behind when it is killed itself, and opens again at once', async () => {
    const port = await findFreePort();
    const one = start(port);
    const before = await untilReady(one);
    const children = descendantsOf(one.child.pid);
    one.child.kill('SIGKILL');
    await one.ended;
    const again = start(await findFreePort());
    const after = await untilReady(again);
    expect(after.backendToken).toBe(before.backendToken);
    expect(after.assetsUrl).toBe(before.assetsUrl);
    while (children.some(isAlive)) await pause();
  });

  it('starts only the site when the environment names everything else', async () => {
    const host = createServer((_, response) => response.writeHead(503).end());
    await once(host.listen(0, '127.0.0.1'), 'listening');
    const address = host.address();
    const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
    const identity = { GOOGLE_CLIENT_ID: 'named', GOOGLE_CLIENT_SECRET: 'named' };
    const keys = { S3_ACCESS_KEY_ID: 'named', S3_SECRET_ACCESS_KEY: 'named' };
    const storage = { S3_ENDPOINT: url, ASSETS_URL: url, ...keys };
    const named = { BACKEND_URL: url, ...storage, ...identity };
    const one = start(await findFreePort(), named);
    const addresses = await untilReady(one);
    expect(addresses.backendUrl).toBe(url);
    const commands = descendantsOf(one.child.pid).map(({ command }) => command);
    expect(commands.filter((command) => /server\.ts|postgres/.test(command))).toEqual([]);
    await stop(one);
    host.close();
  });

  it('ends with one line for a variable that is missing', async () => {
    const named = { BACKEND_URL: 'http://127.0.0.1:9', S3_ENDPOINT: 'http://127.0.0.1:9' };
    const one = start(await findFreePort(), named);
    expect(await one.ended).toBe(1);
    expect(one.said()).toMatch(/ASSETS_URL: is missing; set /);
  });

  it('says at once which port is taken, before it starts anything', async () => {
    const other = createServer();
    const port = await findFreePort();
    await once(other.listen(port, '127.0.0.1'), 'listening');
    const one = start(port);
    expect(await one.ended).toBe(1);
    expect(one.said().trim()).toBe(
      `Port ${port} is taken by another program. Stop that program, or choose another port: npm start -- --port ${port + 1}`,
    );
    other.close();
  });
});
