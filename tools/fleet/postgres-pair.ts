import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { findFreePort } from '@/local/postgres/free-port.mjs';
import { Part } from './part';

const run = promisify(execFile);
const ROLE = 'settln';

interface Node {
  port: number;
  folder: string;
  part: Part;
}

/** Every commit waits for the replica. */
export class PostgresPair {
  readonly password = randomBytes(16).toString('hex');
  primary!: Node;
  replica!: Node;
  private made = 0;

  constructor(
    private readonly programs: string,
    private readonly home: string,
    private readonly user: { uid: number; gid: number } | null,
  ) {}

  urlOf({ port }: { port: number }, database = 'settln'): string {
    return `postgres://${ROLE}:${this.password}@127.0.0.1:${port}/${database}`;
  }

  async start(): Promise<void> {
    await this.startPrimary();
    await this.addReplica(await findFreePort());
  }

  async startPrimary(): Promise<void> {
    this.primary = await this.newNode(await findFreePort());
    const passwordFile = path.join(this.home, 'password');
    writeFileSync(passwordFile, this.password);
    const secret = ['-A', 'scram-sha-256', '--pwfile', passwordFile];
    await this.run('initdb', ['-D', this.primary.folder, '-U', ROLE, ...secret, '-E', 'UTF8']);
    rmSync(passwordFile);
    await this.primary.part.start();
    await this.query(this.primary, 'CREATE DATABASE settln');
  }

  async addReplica(port: number): Promise<void> {
    this.replica = await this.newNode(port);
    const from = ['-h', '127.0.0.1', '-p', String(this.primary.port), '-U', ROLE];
    await this.run('pg_basebackup', ['-D', this.replica.folder, ...from, '-R', '-c', 'fast']);
    await this.replica.part.start();
    await this.waitForReplica('*');
    while (!(await this.isInSync())) await sleep(50);
  }

  /** The replica has every confirmed commit. */
  async failOver(): Promise<void> {
    await this.primary.part.kill();
    rmSync(this.primary.folder, { recursive: true, force: true });
    this.primary = this.replica;
    // Otherwise no commit would return, because there is no replica any more.
    await this.waitForReplica('');
    await this.query(this.primary, 'SELECT pg_promote(true, 30)');
  }

  async stop(): Promise<void> {
    await this.replica?.part.stop();
    await this.primary?.part.stop();
  }

  async query(node: { port: number }, text: string, database = 'postgres') {
    const client = new pg.Client({ connectionString: this.urlOf(node, database) });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return await client.query(text);
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  private async waitForReplica(name: string): Promise<void> {
    await this.query(this.primary, `ALTER SYSTEM SET synchronous_standby_names = '${name}'`);
    await this.query(this.primary, 'SELECT pg_reload_conf()');
  }

  private async isInSync(): Promise<boolean> {
    const { rows } = await this.query(this.primary, 'SELECT sync_state FROM pg_stat_replication');
    return rows.some(({ sync_state }) => sync_state === 'sync');
  }

  private async newNode(port: number): Promise<Node> {
    this.made += 1;
    const name = `postgres-${this.made}`;
    const folder = path.join(this.home, name);
    mkdirSync(folder, { mode: 0o700 });
    if (this.user) chownSync(folder, this.user.uid, this.user.gid);
    const settings = {
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      max_connections: '200',
      // Details of failed statements hold personal data.
      log_error_verbosity: 'terse',
      log_line_prefix: '%m [%p] %a ',
    };
    const flags = Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]);
    const part = new Part({
      name,
      program: path.join(this.programs, 'postgres'),
      args: ['-D', folder, '-p', String(port), ...flags],
      user: this.user,
      logFile: path.join(this.home, 'logs', `${name}.log`),
      isUp: async () => (await this.query({ port }, 'SELECT 1')).rowCount === 1,
      stopSignal: 'SIGINT',
    });
    return { port, folder, part };
  }

  private run(program: string, args: string[]) {
    const env = { ...process.env, LC_ALL: 'C', PGPASSWORD: this.password };
    return run(path.join(this.programs, program), args, { ...this.user, env, cwd: '/' });
  }
}
