import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findFreePort } from '@/local/postgres/free-port.mjs';
import {
  descendantsOf,
  findProcess,
  isAlive,
  makeDataHome,
  type Product,
  startProduct,
  stopProduct,
  untilReady,
} from '@/test/processes/product-process';
import { testLong } from '@/test/test-long';

/** The first start may have to build the site. */
const BUDGET_MS = 300_000;

let home: ReturnType<typeof makeDataHome>;
let dataDir: string;
const running: Product[] = [];

beforeEach(() => {
  home = makeDataHome();
  ({ dataDir } = home);
});

afterEach(async () => {
  for (const one of running.splice(0)) await stopProduct(one);
  home.remove();
});

function start(port: number, env: Record<string, string> = {}): Product {
  const product = startProduct(port, dataDir, env);
  running.push(product);
  return product;
}

describe('npm start', { timeout: BUDGET_MS }, () => {
  it('brings up the whole product, once, and leaves nothing behind after Ctrl-C', async () => {
    mkdirSync(dataDir);
    chmodSync(dataDir, 0o700);
    const port = await findFreePort();
    const first = start(port);
    const addresses = await untilReady(first, dataDir);
    expect(addresses).toMatchObject({ pid: first.child.pid, siteUrl: `http://localhost:${port}` });
    expect(first.said().trimEnd().split('\n').at(-1)).toBe(
      `Settln is ready: http://localhost:${port}`,
    );
    expect((await fetch(`${addresses.backendUrl}/health`)).status).toBe(200);
    expect((await fetch(`${addresses.siteUrl}/aboutus`)).status).toBe(200);
    expect(first.said()).toContain(`The mail that it sends: ${addresses.mailUrl}\n`);
    expect((await fetch(addresses.mailUrl ?? '')).status).toBe(200);
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

  testLong('leaves no process when killed, and opens again with what it had', async () => {
    const first = start(await findFreePort());
    const addresses = await untilReady(first, dataDir);
    const children = descendantsOf(first.child.pid);
    expect(children.length).toBeGreaterThan(4);
    first.child.kill('SIGKILL');
    await first.ended;
    const again = start(await findFreePort());
    const after = await untilReady(again, dataDir);
    expect(after.backendToken).toBe(addresses.backendToken);
    expect(after.assetsUrl).toBe(addresses.assetsUrl);
    while (children.some(isAlive)) await sleep(50);
  });

  testLong(
    'gives up what ends five times within a minute, says where its log is, stops the rest',
    async () => {
      const one = start(await findFreePort());
      await untilReady(one, dataDir);
      const seen = new Set(descendantsOf(one.child.pid));
      for (let kill = 1; kill <= 5; kill += 1) {
        let backend = findProcess(one, 'backend');
        while (!backend) {
          await sleep(20);
          backend = findProcess(one, 'backend');
        }
        seen.add(backend);
        process.kill(backend.pid, 'SIGKILL');
        while (isAlive(backend)) await sleep(20);
      }
      expect(await one.ended).toBe(1);
      expect(one.said()).toContain(
        'The backend ended (signal SIGKILL). It starts again in 0.25 s.',
      );
      expect(one.said()).toMatch(
        /The backend ended five times within a minute.*gives up\.\nThe end of .*backend\.log:.*"listening"/s,
      );
      expect([...seen].filter(isAlive)).toEqual([]);
    },
  );

  testLong('starts only the site when the environment names everything else', async () => {
    const host = createServer((_, response) => response.writeHead(503).end());
    await once(host.listen(0, '127.0.0.1'), 'listening');
    const address = host.address();
    const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
    const identity = { GOOGLE_CLIENT_ID: 'named', GOOGLE_CLIENT_SECRET: 'named' };
    const keys = { S3_ACCESS_KEY_ID: 'named', S3_SECRET_ACCESS_KEY: 'named' };
    const storage = { S3_ENDPOINT: url, ASSETS_URL: url, ...keys };
    const named = { BACKEND_URL: url, ...storage, ...identity };
    const one = start(await findFreePort(), named);
    const addresses = await untilReady(one, dataDir);
    expect(addresses.backendUrl).toBe(url);
    const commands = descendantsOf(one.child.pid).map(({ command }) => command);
    expect(commands.filter((command) => /server\.ts|postgres/.test(command))).toEqual([]);
    await stopProduct(one);
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
