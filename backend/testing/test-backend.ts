import type { LogEntry } from '@/backend/log/log';
import { type Endpoint, refusalsOf } from '@/lib/shared/contract/endpoint';
import { host } from '@/lib/shared/contract/host';
import { createTestDatabase } from '@/test/database';
import { type AppOptions, createApp } from '../app';
import { closeDatabase, type Database, openDatabase } from '../db/client';
import { LINK_SECRET } from './link-secret';
import { SAMPLE_PUSH } from './push-stand-in';

const TOKEN = 'token-of-this-test';

export const TEST_CALENDARS = {
  secret: LINK_SECRET,
  userAgent: 'Test',
  ownUid: '@settln.example',
  isOnLoopback: true,
};

export interface TestBackend {
  db: Database;
  databaseUrl: string;
  log: LogEntry[];
  clock: { now: number };
  /** Throws for a refusal that the contract lacks. */
  call: (path: string, init?: RequestInit) => Promise<{ status: number; json: unknown }>;
  post: (path: string, body: unknown, key?: string) => Promise<{ status: number; json: unknown }>;
  fetch: (request: Request) => Response | Promise<Response>;
  stop: () => Promise<void>;
}

export async function startTestBackend(
  now: number,
  {
    outbox = null,
    push = SAMPLE_PUSH,
    sender = null,
  }: Pick<AppOptions, 'outbox' | 'push' | 'sender'> = {},
): Promise<TestBackend> {
  const database = await createTestDatabase();
  const db = openDatabase(database.url);
  const log: LogEntry[] = [];
  const clock = { now };
  const app = createApp({
    db,
    token: TOKEN,
    now: () => clock.now,
    outbox,
    sender,
    linkSecret: LINK_SECRET,
    calendars: TEST_CALENDARS,
    push,
    log: (entry) => log.push(entry),
  });

  const call: TestBackend['call'] = async (path, init = {}) => {
    const headers = new Headers(init.headers);
    if (!headers.has('authorization')) headers.set('authorization', `Bearer ${TOKEN}`);
    const response = await app.request(path, { ...init, headers });
    await assertRefusalIsNamed(path, init.method ?? 'GET', response.clone());
    return { status: response.status, json: await response.json() };
  };
  return {
    db,
    databaseUrl: database.url,
    log,
    clock,
    call,
    post: (path, body, key) =>
      call(path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: {
          'content-type': 'application/json',
          ...(key !== undefined && { 'idempotency-key': key }),
        },
      }),
    fetch: app.fetch,
    stop: async () => {
      await closeDatabase(db);
      await database.drop();
    },
  };
}

const rows = Object.values<Endpoint>(host);

function rowsOf(path: string, method: string): Endpoint[] {
  const { pathname } = new URL(path, 'http://backend');
  const matches = rows.filter((row) => {
    const pattern = row.path.replaceAll(/\{\w+\}/g, '[^/]+');
    return row.method === method && new RegExp(`^/${pattern}$`).test(pathname);
  });
  const exact = matches.filter((row) => `/${row.path}` === pathname);
  return exact.length > 0 ? exact : matches;
}

async function assertRefusalIsNamed(
  path: string,
  method: string,
  response: Response,
): Promise<void> {
  const answering = rowsOf(path, method);
  // Tests that provoke a 500 expect it.
  if (response.ok || response.status === 500 || answering.length === 0) return;
  const { code } = (await response.json()) as { code?: unknown };
  if (answering.flatMap(refusalsOf).some((named) => named === code)) return;
  throw new Error(`${method} ${path} was refused by ${code}, which its row does not name`);
}
