import type { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { encode } from 'next-auth/jwt';
import sharp from 'sharp';
import { expect, vi } from 'vitest';
import { startTestBackend, type TestBackend } from '@/backend/testing/test-backend';
import { accountCalls } from '@/lib/server/http/calls/account';
import type { Handler } from '@/lib/server/http/handle';
import type { UploadTicket } from '@/lib/shared/contract/uploads';
import { DAY_MS } from '@/lib/shared/time/units';
import { startTestStorage, type TestStorage } from '@/local/storage/test-server';
import { SESSION_SECRET, SITE_URL, stubWebEnv } from './web-env';

const COOKIE = '__Host-next-auth.session-token';
const OWN_PAGE = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };

/**
 * The web process of a test on the real backend and the real storage, and the requests they got.
 */
export interface World {
  backend: TestBackend;
  storage: TestStorage;
  /** The requests that the backend got, with method, path and query. */
  asked: { call: string; body: unknown }[];
  /**
   * Makes a proxy lose the writes that match, all or so many: before the backend gets them, or the
   * backend's answers.
   */
  lose(calls: RegExp | null, when?: 'before' | 'after', times?: number): void;
  writes(): World['asked'];
  stop(): Promise<void>;
}

/** Starts backend and storage, and points the web process of this test file at them. */
export async function startWorld(): Promise<World> {
  const backend = await startTestBackend(Date.now() + DAY_MS);
  const asked: World['asked'] = [];
  type Lost = { calls: RegExp | null; when: 'before' | 'after'; times: number };
  let lost: Lost = { calls: null, when: 'before', times: 0 };
  const host = createAdaptorServer({
    fetch: async (request: Request) => {
      const { pathname, search } = new URL(request.url);
      const text = await request.clone().text();
      const body: unknown = text === '' ? null : JSON.parse(text);
      const call = `${request.method} ${pathname}${search}`;
      asked.push({ call, body });
      if (!lost.calls?.test(call) || lost.times === 0) return backend.fetch(request);
      lost.times -= 1;
      if (lost.when === 'after') await backend.fetch(request);
      return new Response('<h1>504 Gateway Time-out</h1>', { status: 504 });
    },
  }) as ReturnType<typeof createServer>;
  await new Promise<void>((listening) => host.listen(0, '127.0.0.1', listening));
  const world: World = {
    backend,
    storage: await startTestStorage(),
    asked,
    lose: (calls, when = 'before', times = Number.POSITIVE_INFINITY) => {
      lost = { calls, when, times };
    },
    writes: () => asked.filter(({ call }) => !call.startsWith('GET')),
    stop: async () => {
      host.close();
      await Promise.all([backend.stop(), world.storage.stop()]);
    },
  };
  stubWebEnv(`http://127.0.0.1:${(host.address() as AddressInfo).port}`);
  vi.stubEnv('BACKEND_TOKEN', 'token-of-this-test');
  vi.stubEnv('S3_ENDPOINT', world.storage.endpoint);
  vi.stubEnv('ASSETS_URL', `${world.storage.endpoint}/assets`);
  return world;
}

/** The session cookie of a user. */
export async function cookieOf(uid: string): Promise<string> {
  return `${COOKIE}=${await encode({ token: { uid }, secret: SESSION_SECRET })}`;
}

/** A request to a route; sent by a page of our own unless `headers` say otherwise. */
export interface Asking {
  params?: Record<string, string>;
  cookie?: string | undefined;
  headers?: Record<string, string>;
  body?: unknown;
}

/** Calls a route as Next would. */
export function ask(handler: Handler, { params = {}, cookie, headers = OWN_PAGE, body }: Asking) {
  const { method } = handler.row;
  const request = new Request(`${SITE_URL}/api/of-the-test`, {
    method,
    headers: { ...headers, ...(cookie && { cookie }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return handler(request, { params: Promise.resolve(params) });
}

/** The message and fields of a route's error. */
export async function errorOf(response: Response) {
  return (await response.json()).error;
}

const PNG = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#e8506a' } })
  .png()
  .toBuffer();

/** Uploads a picture as the browser does, and returns its address. */
export async function upload(
  cookie: string,
  {
    kind = 'service',
    fileName = 'a.png',
    bytes = Buffer.from(PNG),
  }: { kind?: 'service' | 'event'; fileName?: string; bytes?: Uint8Array<ArrayBuffer> } = {},
): Promise<string> {
  const body = { kind, fileName, contentType: 'image/png', contentLength: bytes.length };
  const response = await ask(accountCalls.createUpload, { cookie, body });
  const ticket: UploadTicket = await response.json();
  const put = { method: 'PUT', headers: ticket.headers, body: bytes };
  expect((await fetch(ticket.uploadUrl, put)).status).toBe(200);
  return ticket.imageUrl;
}
