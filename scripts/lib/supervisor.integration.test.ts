import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findFreePort } from '@/local/postgres/free-port.mjs';
import { createSupervisor, type Supervisor, waitUntilAnswers } from './supervisor.mjs';

let logsDir: string;
let supervisor: Supervisor;

beforeEach(() => {
  logsDir = mkdtempSync(path.join(tmpdir(), 'settln-logs-'));
  supervisor = createSupervisor({ logsDir, echo: false });
});
afterEach(async () => {
  await supervisor.stopAll();
  rmSync(logsDir, { recursive: true, force: true });
});

function command(name: string, script: string) {
  return { name, program: process.execPath, args: ['-e', script], env: process.env };
}

const STAY = 'setInterval(() => {}, 1000);';
const answering = (port: number, status: number) =>
  `require('http').createServer((q, s) => s.writeHead(${status}).end()).listen(${port}, '127.0.0.1');`;

describe('the supervisor of npm start', () => {
  it('reports a server that ends by itself, with the last lines of its log', async () => {
    await supervisor.startServer(
      command('backend', 'console.error("out of ink"); process.exit(3)'),
    );
    await expect(supervisor.crashed).rejects.toThrow(
      /backend ended unexpectedly \(exit code 3\).*backend\.log.*out of ink/s,
    );
  });

  it('reports a program that cannot be started', async () => {
    await supervisor.startServer({ ...command('storage', ''), program: '/no/such/program' });
    await expect(supervisor.crashed).rejects.toThrow(/storage ended unexpectedly.*ENOENT/s);
  });

  it('never waits longer than the budget for a server that does not become ready', async () => {
    const port = await findFreePort();
    const server = await supervisor.startServer(command('web', answering(port, 503)));
    const url = `http://127.0.0.1:${port}/`;
    await waitUntilAnswers(server, url, { budgetMs: 30_000, isReady: () => true });
    const wait = waitUntilAnswers(server, url, {
      budgetMs: 1_500,
      isReady: (status) => status === 200,
    });
    await expect(wait).rejects.toThrow(/web is not ready after 2 s \(status 503\)/);
  });

  it('stops the youngest first, one after the other, and calls none of it a crash', async () => {
    const ends: string[] = [];
    const say =
      'process.on("SIGTERM", () => setTimeout(() => process.exit(0), 200)); console.log(1);';
    for (const name of ['first', 'second', 'third']) {
      const server = await supervisor.startServer(command(name, say + STAY));
      server.exited.then((reason) => ends.push(`${name} ${reason}`));
    }
    for (const name of ['first', 'second', 'third']) {
      await expect.poll(() => supervisor.logOf(name).tail()).toContain('1');
    }
    await supervisor.stopAll();
    expect(ends).toEqual(['third exit code 0', 'second exit code 0', 'first exit code 0']);
  });

  it('stops also what a server had started and left behind', async () => {
    const port = await findFreePort();
    const grandchild = JSON.stringify(answering(port, 200));
    const script = `require('child_process').spawn(process.execPath, ['-e', ${grandchild}]);`;
    const server = await supervisor.startServer(command('web', script + STAY));
    const url = `http://127.0.0.1:${port}/`;
    await waitUntilAnswers(server, url, { budgetMs: 10_000, isReady: () => true });
    await supervisor.stopAll();
    await expect(fetch(url)).rejects.toThrow();
  });

  it('RESTART-1: starts again what ends, and gives up after five times within a minute', async () => {
    const said: string[] = [];
    const keeping = createSupervisor({ logsDir, echo: false, say: (line) => said.push(line) });
    const port = await findFreePort();
    const brief = `${answering(port, 200)}setTimeout(() => process.exit(3), 300);`;
    await keeping.keep({
      name: 'backend',
      launch: () => keeping.launch(command('backend', brief)),
      untilReady: (server) =>
        waitUntilAnswers(server, `http://127.0.0.1:${port}/`, {
          budgetMs: 10_000,
          isReady: () => true,
        }),
    });
    await expect.poll(() => said.join('\n')).toContain('The backend is back');
    expect(said[0]).toBe('The backend ended (exit code 3). It starts again in 0.25 s.');
    await expect(keeping.crashed).rejects.toThrow(/ended five times within a minute.*gives up/s);
    await keeping.stopAll();
  });

  it('shows why a step failed, and starts nothing once it was stopped', async () => {
    const failing = supervisor.run(
      command('build', 'console.log("no such page"); process.exit(1)'),
    );
    await expect(failing).rejects.toThrow(
      /build ended unexpectedly \(exit code 1\).*no such page/s,
    );
    await supervisor.run(command('install', ''));
    await supervisor.stopAll();
    await expect(supervisor.startServer(command('late', STAY))).rejects.toThrow('Stopped.');
  });
});
