import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, openSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { text as readText } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { MINUTE_MS } from '@/lib/shared/time/units';
import type { Stage } from './dockerfile';

/** Runs the commands, instead of `USER`. */
const ACCOUNT = 'nobody';

/** `folder` is the file system. */
export interface Image {
  stage: Stage;
  folder: string;
}

/** The folder stands for `/app`. */
export function makeImage(
  stage: Stage,
  folder: string,
  context: string,
  images: ReadonlyMap<string, Image>,
): Image {
  mkdirSync(folder, { recursive: true });
  for (const { from, sources, to, owner } of stage.copies) {
    for (const source of sources) {
      const origin = from ? (images.get(from)?.folder ?? '') : context;
      const found = path.join(origin, source.replace(/^\/app\//, ''));
      // A folder gives its content, as in Docker.
      const isFile = /\.\w+$/.test(path.basename(source)) && to.endsWith('/');
      const target = path.join(folder, to, isFile ? path.basename(source) : '');
      cpSync(found, target, { recursive: true, verbatimSymlinks: true });
      if (owner && process.getuid?.() === 0) {
        const below = path.resolve(target) === path.resolve(folder) ? readdirSync(found) : [''];
        const copied = below.map((name) => path.join(target, name));
        execFileSync('chown', ['-R', ACCOUNT, ...copied]);
      }
    }
  }
  return { stage, folder };
}

export function runLine({ stage, folder }: Image, line: string, env: Record<string, string>): void {
  const { PATH = '', HOME = '/' } = process.env;
  execFileSync('sh', ['-c', line], {
    cwd: folder,
    env: { PATH, HOME, NODE_ENV: 'production', ...stage.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

const accountOf = () => {
  const ask = (flag: string) => Number(execFileSync('id', [flag, ACCOUNT], { encoding: 'utf8' }));
  return process.getuid?.() === 0 ? { uid: ask('-u'), gid: ask('-g') } : {};
};

const inImage = (stage: Stage, given: Record<string, string>): Record<string, string> => ({
  PATH: process.env.PATH ?? '',
  HOME: '/tmp',
  ...stage.env,
  ...given,
});

export async function runOnce(
  { stage, folder }: Image,
  [program = '', ...args]: readonly string[],
  given: Record<string, string>,
): Promise<{ text: string; code: number | null }> {
  const child = spawn(program, args, {
    ...accountOf(),
    cwd: folder,
    timeout: MINUTE_MS,
    env: inImage(stage, given) as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'close');
  const [out, err] = await Promise.all([readText(child.stdout), readText(child.stderr)]);
  await ended;
  return { text: out + err, code: child.exitCode };
}

/** The image's command, with own files and variables, not as root. */
export class Running {
  private readonly child: ChildProcess;
  private readonly env: Record<string, string>;
  private readonly account = accountOf();

  constructor(
    private readonly image: Image,
    given: Record<string, string>,
    readonly logFile: string,
  ) {
    const { stage, folder } = image;
    if (stage.user === 'root') throw new Error('the image runs as root');
    this.env = inImage(stage, given);
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

  async stop(): Promise<number | null> {
    if (this.child.exitCode === null) {
      const ended = once(this.child, 'exit');
      this.child.kill('SIGTERM');
      await ended;
    }
    return this.child.exitCode;
  }
}
