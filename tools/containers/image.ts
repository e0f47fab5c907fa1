import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Stage } from './dockerfile';

/** A folder that stands for the file system of an image. */
export interface Image {
  stage: Stage;
  folder: string;
}

/** Does in folders of this machine what the lines of a stage do in an image. `/app` is the folder. */
export function makeImage(
  stage: Stage,
  folder: string,
  context: string,
  images: ReadonlyMap<string, Image>,
): Image {
  mkdirSync(folder, { recursive: true });
  for (const { from, sources, to } of stage.copies) {
    for (const source of sources) {
      const origin = from ? (images.get(from)?.folder ?? '') : context;
      const found = path.join(origin, source.replace(/^\/app\//, ''));
      // As Docker does it: a folder gives its content, a file goes into a folder.
      const isFile = /\.\w+$/.test(path.basename(source)) && to.endsWith('/');
      const target = path.join(folder, to, isFile ? path.basename(source) : '');
      cpSync(found, target, { recursive: true, verbatimSymlinks: true });
    }
  }
  return { stage, folder };
}

/** Runs a line of a stage. */
export function runLine({ stage, folder }: Image, line: string, env: Record<string, string>): void {
  const { PATH = '', HOME = '/' } = process.env;
  execFileSync('sh', ['-c', line], {
    cwd: folder,
    env: { PATH, HOME, NODE_ENV: 'production', ...stage.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

const accountOf = (name: string) => {
  const ask = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }));
  return process.getuid?.() === 0 ? { uid: ask('-u'), gid: ask('-g') } : {};
};

/** An image that runs as it would in a container: its own files and variables, and not as root. */
export class Running {
  private readonly child: ChildProcess;
  private readonly env: Record<string, string>;
  private readonly account = accountOf('nobody');

  constructor(
    private readonly image: Image,
    given: Record<string, string>,
    readonly logFile: string,
  ) {
    const { stage, folder } = image;
    if (stage.user === 'root') throw new Error('the image runs as root');
    this.env = { PATH: process.env.PATH ?? '', HOME: '/tmp', ...stage.env, ...given };
    if (process.getuid?.() === 0) execFileSync('chown', ['-R', 'nobody', folder]);
    const log = openSync(logFile, 'a');
    const [program = '', ...args] = stage.command;
    const stdio: ['ignore', number, number] = ['ignore', log, log];
    this.child = spawn(program, args, {
      ...this.account,
      cwd: folder,
      env: this.env as NodeJS.ProcessEnv,
      stdio,
    });
  }

  /** Waits until the health check passes, with the port that this process was given. */
  async untilHealthy(port: number): Promise<void> {
    const [program = '', ...args] = this.image.stage.health;
    const own = args.map((text) => text.replace(/127\.0\.0\.1:\d+/, `127.0.0.1:${port}`));
    for (let tries = 0; tries < 300; tries += 1) {
      if (this.child.exitCode !== null) throw new Error(`it ended; see ${this.logFile}`);
      const check = spawn(program, own, {
        ...this.account,
        env: this.env as NodeJS.ProcessEnv,
        stdio: 'ignore',
      });
      const [code] = await once(check, 'exit');
      if (code === 0) return;
      await sleep(200);
    }
    throw new Error(`it was never healthy; see ${this.logFile}`);
  }

  /** Stops it as an engine does, and returns its exit code. */
  async stop(): Promise<number | null> {
    if (this.child.exitCode === null) {
      const ended = once(this.child, 'exit');
      this.child.kill('SIGTERM');
      await ended;
    }
    return this.child.exitCode;
  }
}
