import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const STARTUP_MS = 60_000;

export interface BackendProcess {
  url: string;
  child: ChildProcess;
  output: () => string;
  /** The exit code; null after SIGKILL. */
  stop: (signal: 'SIGTERM' | 'SIGKILL') => Promise<number | null>;
}

/** Throws if it ends before it listens. */
export async function startBackendProcess(
  variables: Readonly<Record<string, string>>,
): Promise<BackendProcess> {
  const child = spawn(process.execPath, ['scripts/run.mjs', 'backend/server.ts'], {
    cwd: ROOT,
    env: {
      NODE_ENV: 'production',
      PATH: process.env.PATH,
      // The clock of the tests (`test/clock/moment.mjs`).
      NODE_OPTIONS: process.env.NODE_OPTIONS,
      TEST_CLOCK_MS: process.env.TEST_CLOCK_MS,
      PORT: '0',
      // Tests contact no foreign servers.
      NEWS_REFRESH_MINUTES: '0',
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = once(child, 'exit');
  const url = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no start in time: ${output}`)), STARTUP_MS);
    const read = (chunk: Buffer) => {
      output += chunk;
      const listening = /"event":"listening","url":"([^"]+)"/.exec(output);
      if (listening?.[1]) {
        clearTimeout(timer);
        resolve(listening[1]);
      }
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`ended with ${code}: ${output}`));
    });
  });
  return {
    url,
    child,
    output: () => output,
    stop: async (signal) => {
      child.kill(signal);
      await ended;
      return child.exitCode;
    },
  };
}
