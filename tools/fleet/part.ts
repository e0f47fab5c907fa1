import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { stopWithParent } from '@/local/postgres/stop-with-parent.mjs';

export interface PartPlan {
  name: string;
  program: string;
  args: readonly string[];
  env?: NodeJS.ProcessEnv;
  /** Null for our own account. */
  user?: { uid: number; gid: number } | null;
  logFile: string;
  /** A rejection means that the part is not up. */
  isUp: () => Promise<boolean>;
  stopSignal?: NodeJS.Signals;
}

const START_BUDGET_MS = 120_000;

/** Postgres' children have process groups of their own. */
function treeOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return [pid, ...children.split(' ').filter(Boolean).map(Number).flatMap(treeOf)];
}

export class Part {
  private child: ChildProcess | null = null;
  private endWatch: (() => void) | null = null;

  constructor(readonly plan: PartPlan) {}

  /** Throws if it ends first or takes too long. */
  async start(): Promise<void> {
    const { name, program, args, env, user, logFile, isUp } = this.plan;
    const log = openSync(logFile, 'a', 0o644);
    const child = spawn(program, [...args], {
      ...user,
      env: env ?? { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
      cwd: user ? '/' : process.cwd(),
      // So that a kill reaches its children.
      detached: true,
      stdio: ['ignore', log, log],
    });
    this.child = child;
    if (child.pid !== undefined) this.endWatch = stopWithParent(-child.pid, 'TERM');
    const deadline = Date.now() + START_BUDGET_MS;
    while (!(await isUp().catch(() => false))) {
      if (child.exitCode !== null || child.signalCode !== null || Date.now() > deadline) {
        throw new Error(`${name} did not start; see ${logFile}`);
      }
      await sleep(50);
    }
  }

  get pid(): number | undefined {
    return this.child?.pid;
  }

  /** Kills the part with its children. */
  kill(): Promise<void> {
    return this.end('SIGKILL');
  }

  stop(): Promise<void> {
    return this.end(this.plan.stopSignal ?? 'SIGTERM');
  }

  signal(name: NodeJS.Signals): void {
    this.child?.kill(name);
  }

  /** Connections stay open. The result resumes it. */
  freeze(): () => void {
    if (this.pid === undefined) throw new Error(`${this.plan.name} does not run`);
    // The parent is stopped first, so that it starts no more children.
    process.kill(this.pid, 'SIGSTOP');
    const stopped = treeOf(this.pid);
    for (const pid of stopped) process.kill(pid, 'SIGSTOP');
    return () => {
      for (const pid of stopped) process.kill(pid, 'SIGCONT');
    };
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const { child } = this;
    this.child = null;
    if (!child?.pid) return;
    this.endWatch?.();
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    process.kill(signal === 'SIGKILL' ? -child.pid : child.pid, signal);
    await ended;
  }
}

export const answers200 = (url: string) => async (): Promise<boolean> => {
  const answer = await fetch(url, { signal: AbortSignal.timeout(2_000), redirect: 'manual' });
  await answer.body?.cancel();
  return answer.status === 200;
};
