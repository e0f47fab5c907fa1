import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../../local/postgres/free-port.mjs';
import { openLog } from '../../local/postgres/log-file.mjs';
import { START_WEB } from '../../scripts/lib/build.mjs';
import { launch, type Member } from '../../scripts/lib/launch.mjs';
import { planEnvironments } from '../../scripts/lib/services.mjs';
import { waitUntilAnswers } from '../../scripts/lib/supervisor.mjs';
import type { Product } from './product';
import { productEnvironment } from './product-environment';
import { startMailbox } from './start-mailbox';
import { type StubHost, startStubHost } from './stub-host';
import { copyTemplate } from './template';

/**
 * The site drops its cached copies once it learns whose the host is, and repeats the
 * reads under way: a test that counts calls must not begin before that.
 */
export const FORGOTTEN_MS = 600;

/** A product that one worker has to itself, whose site asks the backend through a stub. */
export interface World {
  product: Product;
  host: StubHost;
  /** Where a journey takes the place of the push services of browsers. */
  pushUrl: string;
  stop: () => Promise<void>;
}

/**
 * Starts a backend, a site and a mailbox on a copy of the demo data. Storage, sign-in and Postgres
 * are those of the product that the copy is of.
 */
export async function startWorld(of: Product, name: string): Promise<World> {
  const stops: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const end of stops.splice(0).reverse()) await end();
  };
  try {
    const dataDir = path.join(of.dataDir, 'worlds', name);
    mkdirSync(dataDir, { recursive: true });
    const database = await copyTemplate(of.databaseUrl, name);
    stops.push(database.drop);
    const mailbox = await startMailbox(dataDir);
    stops.push(mailbox.stop);

    const [port, backendPort, pushPort] = [
      await findFreePort(),
      await findFreePort(),
      await findFreePort(),
    ];
    const pushUrl = `http://127.0.0.1:${pushPort}`;
    const env = planEnvironments({
      given: { ...productEnvironment(), PUSH_STAND_IN: pushUrl },
      kept: of.kept,
      databaseUrl: database.url,
      backendPort,
      identityPort: Number(new URL(of.issuerUrl).port),
      mailPort: 0,
      smtpPort: mailbox.smtpPort,
      mailDir: '',
      storageDir: '',
      port,
      dev: false,
      demo: true,
    });
    const start = async (
      which: string,
      args: string[],
      own: NodeJS.ProcessEnv,
      url: string,
      isReady: (status: number) => boolean,
    ) => {
      const log = openLog(path.join(of.dataDir, 'logs', `${which}-of-${name}.log`));
      const server: Member = launch(
        { name: which, program: process.execPath, args, env: own },
        log,
        false,
      );
      stops.push(server.stop);
      await waitUntilAnswers(server, url, { budgetMs: 90_000, isReady });
    };
    const backendUrl = `http://127.0.0.1:${backendPort}`;
    const stub = await startStubHost({ ...of, backendUrl });
    stops.push(stub.close);
    await start(
      'backend',
      ['scripts/run.mjs', 'backend/server.ts'],
      env.backend,
      `${backendUrl}/health`,
      (status) => status === 200,
    );
    await start(
      'web',
      [...START_WEB, '-H', '127.0.0.1', '-p', String(port)],
      { ...env.web, BACKEND_URL: stub.url },
      `http://127.0.0.1:${port}/robots.txt`,
      () => true,
    );
    // When it starts, the site asks once whether the host has a directory.
    while (stub.host.asked.length === 0) await sleep(50);
    await sleep(FORGOTTEN_MS);

    const running = {
      pid: process.pid,
      siteUrl: env.web.SITE_URL,
      backendUrl,
      backendToken: of.backendToken,
      databaseUrl: database.url,
      assetsUrl: of.assetsUrl,
      mailUrl: mailbox.url,
      issuerUrl: of.issuerUrl,
    };
    // Where the commands of an operator look for it.
    writeFileSync(path.join(dataDir, 'run.json'), JSON.stringify(running), { mode: 0o600 });
    writeFileSync(path.join(dataDir, 'secrets.json'), JSON.stringify(of.kept), { mode: 0o600 });
    symlinkSync(path.join(of.dataDir, 'storage'), path.join(dataDir, 'storage'));
    return { product: { ...of, ...running, dataDir }, host: stub.host, pushUrl, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
