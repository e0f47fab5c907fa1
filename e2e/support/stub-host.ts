import { once } from 'node:events';
import {
  Agent,
  createServer,
  type IncomingMessage,
  type ServerResponse,
  request as startRequest,
} from 'node:http';
import { pipeline } from 'node:stream/promises';
import { HOST_HEADER, HOST_NUMBER } from '../../lib/shared/contract/endpoint';
import type { Product } from './product';

/**
 * What the stub does with a request: answer by itself, never answer, cut the connection, pass it on
 * late, or pass it on and cut the connection then.
 */
export type Reply =
  | { lateMs: number }
  | { status: number; json?: unknown; text?: string; headers?: Record<string, string> }
  | { serve: (response: ServerResponse, request: IncomingMessage) => void }
  | 'hang'
  | 'lose'
  | 'cut';

/** A host that passes every request on to the product's backend, unless a test sets a reply. */
export interface StubHost {
  /**
   * Every request since the last reset, such as `GET /providerCalendar/slots?id=1`, without the
   * polling for decisions, which never stops.
   */
  readonly asked: string[];
  /** What was written since then, with the JSON that was sent. */
  readonly writes: { asking: string; body: unknown }[];
  /** From now on requests whose `METHOD /path?query` matches get this reply; the last rule wins. */
  answer(pattern: RegExp, reply: Reply | (() => Reply)): void;
  /** From now on it says no number, as a host that only knows the documented calls. */
  sayNoNumber(): void;
  saysNumber(): boolean;
  reset(): void;
}

interface Rule {
  pattern: RegExp;
  reply: Reply | (() => Reply);
}

const LOOK_FOR_DECISIONS = /^GET \/decisions\b/;

/** A reply that waits until a test calls `release`. */
export function heldReply(reply: { status: number; json?: unknown }) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const held: Reply = {
    // Its number was set before it was held.
    serve: (response, request) => released.then(() => send(request, response, reply, false)),
  };
  return { held, release };
}

/** Starts the stub on a free port of loopback. */
export async function startStubHost(product: Pick<Product, 'backendUrl'>) {
  const asked: string[] = [];
  const writes: StubHost['writes'] = [];
  const rules: Rule[] = [];
  let saysNumber = true;
  const server = createServer(async (request, response) => {
    const asking = `${request.method} ${request.url}`;
    if (!LOOK_FOR_DECISIONS.test(asking)) asked.push(asking);
    const body = await readBody(request).catch(() => null);
    if (!body) return; // Its sender has left.
    if (request.method !== 'GET') writes.push({ asking, body: toJson(request, body) });
    const rule = rules.findLast(({ pattern }) => pattern.test(asking));
    if (!rule) return passOn(product, request, body, response, () => saysNumber);
    const reply = typeof rule.reply === 'function' ? rule.reply() : rule.reply;
    if (typeof reply === 'object' && 'lateMs' in reply) {
      await new Promise((resolve) => setTimeout(resolve, reply.lateMs));
      return passOn(product, request, body, response, () => saysNumber);
    }
    if (reply === 'lose') {
      await askProduct(product, request, body, response).catch(() => null);
      return response.destroy();
    }
    send(request, response, reply, saysNumber);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const host: StubHost = {
    asked,
    writes,
    answer: (pattern, reply) => rules.push({ pattern, reply }),
    sayNoNumber: () => {
      saysNumber = false;
    },
    saysNumber: () => saysNumber,
    reset() {
      asked.length = 0;
      writes.length = 0;
      rules.length = 0;
      saysNumber = true;
    },
  };
  return {
    host,
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

type OwnReply = Exclude<Reply, 'lose' | { lateMs: number }>;

/** The product's backend says its number on every answer, so its stub does on its own ones. */
function send(
  request: IncomingMessage,
  response: ServerResponse,
  reply: OwnReply,
  saysNumber = true,
) {
  if (reply === 'hang') return;
  if (reply === 'cut') return response.destroy();
  if (saysNumber) response.setHeader(HOST_HEADER, HOST_NUMBER);
  if ('serve' in reply) return reply.serve(response, request);
  const isJson = reply.text === undefined;
  const type = isJson ? 'application/json' : 'text/html';
  response.writeHead(reply.status, {
    'content-type': type,
    ...reply.headers,
  });
  response.end(isJson ? JSON.stringify(reply.json ?? {}) : reply.text);
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function toJson(request: IncomingMessage, body: Buffer): unknown {
  const isJson = request.headers['content-type']?.startsWith('application/json');
  return isJson && body.length > 0 ? JSON.parse(body.toString()) : null;
}

/** What belongs to one connection of a proxy, and not to what it passes on. */
const OF_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding'];

/** A kept connection may be closed by the backend at the moment at which it is used again. */
const agent = new Agent({ keepAlive: false });

/** Asks the backend what the stub was asked; the question ends with its caller. */
async function askProduct(
  product: Pick<Product, 'backendUrl'>,
  request: IncomingMessage,
  body: Buffer,
  response: ServerResponse,
): Promise<IncomingMessage> {
  const { host: _, connection: __, ...headers } = request.headers;
  const target = new URL(request.url ?? '/', product.backendUrl);
  const asking = startRequest(target, { agent, method: request.method, headers });
  response.once('close', () => asking.destroy());
  asking.end(body);
  const [answer] = await once(asking, 'response');
  return answer;
}

async function passOn(
  product: Pick<Product, 'backendUrl'>,
  request: IncomingMessage,
  body: Buffer,
  response: ServerResponse,
  saysNumber: () => boolean,
) {
  const answer = await askProduct(product, request, body, response).catch(() => null);
  if (!answer) return response.destroy();
  const headers = { ...answer.headers };
  for (const name of OF_CONNECTION) delete headers[name];
  // Read late, because a request for decisions is answered long after it was sent.
  if (!saysNumber()) delete headers[HOST_HEADER];
  response.writeHead(answer.statusCode ?? 502, headers);
  // Either side may end it early.
  await pipeline(answer, response).catch(() => undefined);
}
