import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { removePostgres } from '@/local/postgres/postgres.mjs';
import type { Running } from '@/scripts/lib/boot.mjs';

/** `npm start` as a process of its own. */
export interface Product {
  child: ChildProcess;
  /** Everything that it printed so far. */
  said: () => string;
  ended: Promise<number | null>;
}

/** A data directory for `npm start`; the database may enter it even if the tests run as root. */
export function makeDataHome(): { dataDir: string; remove: () => void } {
  const home = mkdtempSync(path.join(tmpdir(), 'settln-start-'));
  chmodSync(home, 0o755);
  const dataDir = path.join(home, 'data');
  const remove = () => {
    removePostgres(path.join(dataDir, 'postgres'));
    rmSync(home, { recursive: true, force: true });
  };
  return { dataDir, remove };
}

/** Starts the product without demo data and without variables of the tests' environment. */
export function startProduct(
  port: number,
  dataDir: string,
  env: Record<string, string> = {},
): Product {
  const args = ['--port', String(port), '--data-dir', dataDir, '--no-demo', '--no-env-files'];
  const { PATH, HOME = '/', NEXT_DIST_DIR } = process.env;
  const child = spawn(process.execPath, ['scripts/start.mjs', ...args], {
    env: {
      PATH,
      HOME,
      NODE_ENV: 'production',
      NEWS_REFRESH_MINUTES: '0',
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
  // "close" comes after the last output; "exit" may come before it.
  const ended = once(child, 'close').then(([code]) => code);
  return { child, said: () => text, ended };
}

/** Waits until it reports that it is ready; throws with its output if it ends before. */
export async function untilReady(product: Product, dataDir: string): Promise<Running> {
  await untilSaid(product, 'Settln is ready');
  return JSON.parse(readFileSync(path.join(dataDir, 'run.json'), 'utf8'));
}

/** Waits until it has printed this text; throws if it ends before. */
export async function untilSaid({ said, ended }: Product, words: string): Promise<void> {
  let code: number | null | undefined;
  ended.then((end) => {
    code = end;
  });
  while (!said().includes(words)) {
    if (code !== undefined) throw new Error(`It ended with ${code}:\n${said()}`);
    await sleep(50);
  }
}

/** Stops it, unless it has ended, and returns its exit code. */
export async function stopProduct({ child, ended }: Product): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
  return ended;
}

export interface Process {
  pid: number;
  command: string;
}

/** Every living process that a process started, and those started by them. */
export function descendantsOf(root: number | undefined): Process[] {
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

/** Whether a process still runs; one that has ended and was not waited for does not. */
export function isAlive({ pid }: Process): boolean {
  try {
    const state = execFileSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' });
    return !state.trim().startsWith('Z');
  } catch {
    return false;
  }
}

/** Parts of the command lines of the product's processes, to tell them apart. */
export const PROCESSES = {
  storage: /local\/storage\/server\.ts/,
  'sign-in': /local\/identity\/server\.ts/,
  backend: /backend\/server\.ts/,
  site: /next-server/,
  database: /bin\/postgres -D/,
} as const;

/** The process of the product with this role at the moment, if it runs. */
export function findProcess(product: Product, name: keyof typeof PROCESSES): Process | undefined {
  return descendantsOf(product.child.pid).find(({ command }) => PROCESSES[name].test(command));
}
