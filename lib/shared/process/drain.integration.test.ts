import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startKeptAliveClients } from '@/test/kept-alive-clients';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

async function startServer() {
  const args = ['scripts/run.mjs', 'test/processes/slow-server.ts'];
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended = once(child, 'exit');
  const [port] = await once(child.stdout.setEncoding('utf8'), 'data');
  return { child, ended, port: Number(port), url: `http://127.0.0.1:${Number(port)}` };
}

async function stop({ child, ended }: Awaited<ReturnType<typeof startServer>>) {
  const asked = Date.now();
  child.kill('SIGTERM');
  const [code] = await ended;
  return { code, tookMs: Date.now() - asked };
}

// Each has a server of its own, and mostly waits.
describe.concurrent('a server that is told to stop', () => {
  it('KILL-2: answers what was accepted, tells kept connections to close, and loses none', async () => {
    const server = await startServer();
    const slow = Array.from({ length: 5 }, () => fetch(`${server.url}/3000`));
    const streamed = fetch(`${server.url}/streamed/3000`);
    const { tally, ended } = startKeptAliveClients(`${server.url}/5`, 40);
    await sleep(1_000);
    const { code, tookMs } = await stop(server);
    await ended;
    expect(code).toBe(0);
    // A supervisor waits 12 s.
    expect(tookMs).toBeLessThan(10_000);
    for (const answer of slow) expect(await (await answer).text()).toBe('done');
    expect(await (await streamed).text()).toBe('begun done');
    expect(tally).toMatchObject({ closedUnused: 0, lost: [] });
    expect(tally.answered).toBeGreaterThan(40);
    expect(tally.toldToClose).toBeGreaterThan(0);
  });

  it('waits a second for silent connections, also for those that never asked', async () => {
    const server = await startServer();
    const silent = connect(server.port, '127.0.0.1');
    await once(silent, 'connect');
    await (await fetch(`${server.url}/0`)).text();
    await sleep(100);
    expect((await stop(server)).tookMs).toBeLessThan(3_000);
    silent.destroy();
  });

  it('ends within ten seconds whatever a client does', async () => {
    const server = await startServer();
    const endless = fetch(`${server.url}/60000`).catch(() => 'broken off');
    await sleep(300);
    expect((await stop(server)).tookMs).toBeLessThan(10_000);
    expect(await endless).toBe('broken off');
  });
});
