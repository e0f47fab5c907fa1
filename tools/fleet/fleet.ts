import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '@/local/postgres/free-port.mjs';
import { placeCluster } from '@/local/postgres/place.mjs';
import { START_WEB } from '@/scripts/lib/build.mjs';
import { readLocalSecrets } from '@/scripts/lib/local-secrets.mjs';
import { runShown } from '@/scripts/lib/run-shown.mjs';
import { planEnvironments } from '@/scripts/lib/services.mjs';
import { processorMs } from '../bench/processor-time';
import { answers200, Part, type PartPlan } from './part';
import { PostgresPair } from './postgres-pair';
import {
  logFileIn,
  type Place,
  planEdge,
  planPooler,
  planRedis,
  writePoolerFiles,
} from './servers';

const NODE = process.execPath;
const bundled = (file: string) => ['scripts/run.mjs', file];
const freePorts = async (count: number) => {
  const ports: number[] = [];
  while (ports.length < count) ports.push(await findFreePort());
  return ports as [number, number, ...number[]];
};

export const FLEET_PROGRAMS = ['nginx', 'redis', 'pgbouncer', 'postgres', 'wrk'] as const;
type FleetProgram = (typeof FLEET_PROGRAMS)[number];

export class Fleet {
  readonly place: Place;
  readonly postgres: PostgresPair;
  private readonly parts: Part[] = [];
  private poolerPort = 0;
  /** Through the edge. */
  siteUrl = '';
  webUrls: string[] = [];

  constructor(private readonly programs: Record<FleetProgram, string>) {
    const home = mkdtempSync(path.join(tmpdir(), 'settln-fleet-'));
    // Other accounts must enter this folder.
    chmodSync(home, 0o755);
    mkdirSync(path.join(home, 'logs'));
    this.place = { home, user: placeCluster(home).user };
    this.postgres = new PostgresPair(programs.postgres, home, this.place.user);
  }

  find(name: string): Part {
    const part = this.parts.find(({ plan }) => plan.name === name);
    if (!part) throw new Error(`the fleet has no ${name}`);
    return part;
  }

  /** In ms. */
  processorTimes(): Record<string, number> {
    const { primary, replica } = this.postgres;
    const parts = [...this.parts, primary.part, replica.part];
    return Object.fromEntries(
      parts.map(({ plan, pid }) => [plan.name, pid === undefined ? 0 : processorMs(pid)]),
    );
  }

  /** The database itself, not through the pooler. */
  get directUrl(): string {
    return this.postgres.urlOf(this.postgres.primary);
  }

  async start(): Promise<void> {
    const { place, programs, postgres } = this;
    await postgres.start();
    const [site, backends, identity, redis] = await freePorts(4);
    const [mailPort = 0, smtpPort = 0] = await freePorts(2);
    this.poolerPort = await findFreePort();
    await this.add(planPooler(place, programs.pgbouncer, postgres, this.poolerPort));
    await this.add(planRedis(place, programs.redis, redis ?? 0));
    this.siteUrl = `http://localhost:${site}`;
    const env = planEnvironments({
      given: { ...process.env, NEWS_REFRESH_MINUTES: '0', SITE_URL: this.siteUrl },
      kept: await readLocalSecrets(place.home),
      databaseUrl: postgres.urlOf({ port: this.poolerPort }),
      backendPort: backends,
      identityPort: identity ?? 0,
      mailPort,
      smtpPort,
      mailDir: path.join(place.home, 'mail'),
      port: site,
      storageDir: path.join(place.home, 'storage'),
      dev: false,
      demo: true,
    });
    await this.addNode('storage', 'local/storage/server.ts', env.storage, env.web.S3_ENDPOINT);
    const identityUrl = `http://127.0.0.1:${identity}`;
    await this.addNode('identity', 'local/identity/server.ts', env.identity, identityUrl);
    const mailUrl = `http://127.0.0.1:${mailPort}`;
    await this.addNode('mail', 'local/mail/server.ts', env.mail, mailUrl);
    const [backend, web] = [await freePorts(2), await freePorts(2)];
    for (const [index, port] of backend.entries()) {
      const own = {
        ...env.backend,
        PORT: String(port),
        DATABASE_DIRECT_URL: this.directUrl,
        DATABASE_READ_URL: postgres.urlOf(postgres.replica),
      };
      const url = `http://127.0.0.1:${port}`;
      await this.addNode(`backend-${index + 1}`, 'backend/server.ts', own, url);
    }
    const direct = { ...env.demo, DATABASE_URL: this.directUrl } as NodeJS.ProcessEnv;
    if (!(await runShown(NODE, bundled('local/demo/seed.ts'), direct)))
      throw new Error('no demo data');
    await this.add(planEdge(place, programs.nginx, { site, backends, web, backend }));
    this.webUrls = web.map((port) => `http://127.0.0.1:${port}`);
    for (const [index, port] of web.entries()) {
      await this.add({
        ...this.planNode(`web-${index + 1}`, {
          ...env.web,
          REDIS_URL: `redis://127.0.0.1:${redis}`,
        }),
        args: [...START_WEB, '-H', '127.0.0.1', '-p', String(port)],
        isUp: answers200(`http://127.0.0.1:${port}/readyz`),
      });
    }
    const { SITE_URL: siteUrl, BACKEND_URL: backendUrl, BACKEND_TOKEN: backendToken } = env.web;
    const own = { mailUrl, issuerUrl: identityUrl };
    const running = { siteUrl, backendUrl, backendToken, databaseUrl: this.directUrl, ...own };
    const addresses = { pid: process.pid, ...running, assetsUrl: env.web.ASSETS_URL };
    writeFileSync(path.join(place.home, 'run.json'), JSON.stringify(addresses));
  }

  async failOver(): Promise<void> {
    await this.postgres.failOver();
    writePoolerFiles(this.place, this.postgres, this.poolerPort);
    this.find('pgbouncer').signal('SIGHUP');
  }

  async stop(options: { keepFiles: boolean }): Promise<void> {
    for (const part of this.parts.toReversed()) await part.stop();
    await this.postgres.stop();
    if (!options.keepFiles) rmSync(this.place.home, { recursive: true, force: true });
  }

  private planNode(name: string, env: object): Omit<PartPlan, 'args' | 'isUp'> {
    const logFile = logFileIn(this.place.home, name);
    return { name, program: NODE, env: { ...env } as NodeJS.ProcessEnv, logFile };
  }

  private addNode(name: string, file: string, env: object, url: string): Promise<void> {
    const plan = this.planNode(name, env);
    return this.add({ ...plan, args: bundled(file), isUp: answers200(`${url}/health`) });
  }

  private async add(plan: PartPlan): Promise<void> {
    const part = new Part(plan);
    this.parts.push(part);
    await part.start();
  }
}
